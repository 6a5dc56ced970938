import { outcomeOf } from '#app/core/answer/outcome.ts'
import { db } from '#app/core/database/database.server.ts'
import { caseOfCode } from '#app/modules/practice/i693/queries/find-pick-up.server.ts'
import type { Keeper } from '../queries/keepers.server.ts'
import type { Seen } from '../scan-result.ts'

/**
 * Finds the case of the code on the slip of an I-693 envelope and hands nothing over: that needs a look at a photo ID, on the page of the case
 * to which the answer leads. A code of another clinic is nobody's here.
 */
export async function scanEnvelope({ actor, facilityId: own }: Keeper, code: string): Promise<Seen | null> {
  if (actor.scope !== 'provider') return null
  const found = await outcomeOf(caseOfCode(db, actor, code), ['i693.code'])
  if (!found.done || (own !== null && own !== found.value.facilityId)) return null
  const { id, facilityId, status, pickedUpAt, updatedAt } = found.value
  const subject = { subjectType: 'i693_case', subjectId: id, facilityId, associationId: null } as const
  return status === 'sealed'
    ? { light: 'green', reason: 'envelope', subject }
    : { light: 'yellow', reason: 'handed_over', subject, firstAt: pickedUpAt ?? updatedAt }
}
