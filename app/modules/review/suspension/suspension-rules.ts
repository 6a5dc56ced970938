/**
 * What may be done to a profile: one that patients see can be taken off the site, and what was taken off shown again. What was never shown, has
 * retired or was merged is decided elsewhere.
 */
export function suspensionStepOf({ status }: Readonly<{ status: string }>): 'suspend' | 'reinstate' | null {
  if (status === 'listed') return 'suspend'
  return status === 'suspended' ? 'reinstate' : null
}

export type SuspensionStep = NonNullable<ReturnType<typeof suspensionStepOf>>
