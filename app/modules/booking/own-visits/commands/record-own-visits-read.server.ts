import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'

const fields = ['patientId', 'startsAt', 'providerFacilityId', 'status', 'reference']

/** Records that the list of a contact's visits was shown: one event for each patient on it, one of the contact where nobody is. */
export function recordOwnVisitsRead(contactId: string, patientIds: readonly string[]): Promise<void> {
  const people = [...new Set(patientIds)].map((id) => ({ type: 'patient', id }))
  const subjects = people.length > 0 ? people : [{ type: 'contact', id: contactId }]
  return withTransaction(async (tx) => {
    for (const subject of subjects)
      await recordAudit(tx, {
        actor: { type: 'patient', id: contactId },
        action: 'booking.own_visits_read',
        subject,
        fields,
      })
  })
}
