import type { associations } from '#drizzle/schema/association/associations.ts'

export type Association = typeof associations.$inferSelect

/** What an association is asked for, a page each, in this order. */
export const onboardingSteps = ['about', 'contact', 'joining'] as const

export type OnboardingStep = (typeof onboardingSteps)[number]

/** The step that an address names; the first for anything else. */
export function stepOf(text: string | null): OnboardingStep {
  return onboardingSteps.find((step) => step === text) ?? 'about'
}

export function stepAfter(step: OnboardingStep): OnboardingStep | null {
  return onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? null
}

/** Whether a step has what readers of the page need. How members join is settled from the beginning. */
export function isStepDone({ about, contactEmail, contactPhone }: Association, step: OnboardingStep): boolean {
  if (step === 'about') return Object.values(about).every((text) => text !== '')
  return step === 'contact' ? contactEmail !== null || contactPhone !== null : true
}
