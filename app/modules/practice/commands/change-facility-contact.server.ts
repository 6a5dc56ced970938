import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { updateFacilityContact } from '#app/modules/directory/commands/update-facility-contact.server.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { type ContactAnswers, contactFields } from '../contact-form.ts'
import type { FacilityContactPage } from '../queries/facility-contact.server.ts'

/**
 * Changes the public contact of a facility: what may be saved at once is, the rest becomes one change request a field. What
 * stands already, or waits with the same value, is left alone. `page` is what `findFacilityContact` answered this actor.
 * @returns how many fields were saved and how many wait for a reviewer.
 */
export function changeFacilityContact(
  actor: ProviderActor,
  page: FacilityContactPage,
  answers: ContactAnswers,
): Promise<{ saved: number; submitted: number }> {
  const { facilityId, values, savesAtOnce, pending } = page
  const changed = contactFields.filter((field) => answers[field] !== (pending[field] ?? values[field]))
  const atOnce = changed.filter((field) => savesAtOnce.includes(field))
  const reviewed = changed.filter((field) => !savesAtOnce.includes(field))
  return withTransaction(async (tx) => {
    for (const field of reviewed) {
      await submitChange(tx, {
        kind: 'update_facility',
        targetType: 'facility',
        targetId: facilityId,
        field,
        submitter: { userId: actor.userId },
        locale: actor.locale,
        before: { [field]: values[field] },
        after: { [field]: answers[field] },
      })
    }
    const saved = await updateFacilityContact(tx, {
      facilityId,
      userId: actor.userId,
      contact: Object.fromEntries(atOnce.map((field) => [field, answers[field]])),
    })
    return { saved: saved.length, submitted: reviewed.length }
  })
}
