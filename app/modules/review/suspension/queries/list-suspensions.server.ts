import { listEdits } from '#app/modules/edits/queries/edits.server.ts'
import type { SuspensionStep } from '../suspension-rules.ts'

/** Who took a profile off the site or showed it again, and why, the latest first. */
export async function listSuspensions(providerId: string) {
  const edits = await listEdits('providers', providerId)
  return edits.flatMap(({ version, before, after, reason, at, firstName, lastName }) => {
    const isOne = after?.status === 'suspended' || before?.status === 'suspended'
    if (!isOne) return []
    const step: SuspensionStep = after?.status === 'suspended' ? 'suspend' : 'reinstate'
    return [{ version, step, reason: reason ?? '', at, name: [firstName, lastName].filter(Boolean).join(' ') }]
  })
}
