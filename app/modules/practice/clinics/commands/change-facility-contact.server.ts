import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { updateFacilityContact } from '#app/modules/directory/commands/update-facility-contact.server.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { type ContactAnswers, contactFields, type FacilityNames, namesField } from '../contact-form.ts'
import type { FacilityContactPage } from '../queries/facility-contact.server.ts'

const isSameNames = (one: FacilityNames, other: FacilityNames) =>
  one.nameEn === other.nameEn && one.nameHans === other.nameHans && one.nameHant === other.nameHant

/**
 * Changes the names and the public contact of a facility: what may be saved at once is, the rest becomes one change request a field. What
 * stands already, or waits with the same value, is left alone. `page` is what `findFacilityContact` answered this actor.
 * @returns how many fields were saved and how many wait for a reviewer.
 */
export function changeFacilityContact(
  actor: ProviderActor,
  page: FacilityContactPage,
  answers: ContactAnswers,
): Promise<{ saved: number; submitted: number }> {
  const { facilityId, values, savesAtOnce, pending } = page
  const newNames = answers.names && !isSameNames(answers.names, page.pendingNames ?? page.names) ? answers.names : null
  const changed = contactFields.filter((field) => answers[field] !== (pending[field] ?? values[field]))
  const atOnce = changed.filter((field) => savesAtOnce.includes(field))
  const reviewed = changed.filter((field) => !savesAtOnce.includes(field))
  return withTransaction(async (tx) => {
    const submit = (field: string, before: Record<string, unknown>, after: Record<string, unknown>) =>
      submitChange(tx, {
        kind: 'update_facility',
        targetType: 'facility',
        targetId: facilityId,
        field,
        submitter: { userId: actor.userId },
        locale: actor.locale,
        before,
        after,
      })
    for (const field of reviewed) await submit(field, { [field]: values[field] }, { [field]: answers[field] })
    if (newNames) await submit(namesField, page.names, newNames)
    const saved = await updateFacilityContact(tx, {
      facilityId,
      userId: actor.userId,
      contact: Object.fromEntries(atOnce.map((field) => [field, answers[field]])),
    })
    return { saved: saved.length, submitted: reviewed.length + (newNames ? 1 : 0) }
  })
}
