import { z } from 'zod'
import { type Faults, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'

export const checkStates = ['verified', 'unverified', 'failed'] as const

/** One form a credential, and one for the designation. Messages are keys of the `review` texts. */
export const credentialForm = z
  .object({
    intent: z.enum(['check', 'designate', 'withdraw']),
    credential: hidden(64),
    version: shownVersion,
    state: z.enum(checkStates).optional().catch(undefined),
    source: words(160),
  })
  .transform((typed, context) => {
    const faults: Faults = {}
    const { intent, state } = typed
    const source = typed.source?.trim() || null
    if (intent === 'check' && state === undefined) faults.state = problem('credentials.errors.state')
    const isFound = intent === 'designate' || (intent === 'check' && state !== undefined && state !== 'unverified')
    if (isFound && source === null) faults.source = problem('credentials.errors.source')
    reportFaults(faults, context)
    return { ...typed, state: state ?? 'unverified', source }
  })

export type CredentialAnswers = z.output<typeof credentialForm>
