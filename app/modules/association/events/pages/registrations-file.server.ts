import type { AssociationActor } from '#app/core/actor.ts'
import { newYork, wallText } from '#app/core/calendar/zones.ts'
import { csvText } from '#app/core/format/csv.ts'
import { privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { decimalOf } from '#app/modules/payments/lines.ts'
import { recordExport } from '../commands/record-export.server.ts'
import { listRegistrations } from '../queries/event-rows.server.ts'
import { registeredStatuses } from '../registration-status.ts'
import { ownEvent, registrationLine } from './manage-events.server.ts'

/** Who has registered, as a file for a spreadsheet; it holds names, so it is recorded. */
export async function registrationsFile(actor: AssociationActor, eventId: string): Promise<Response> {
  await ownEvent(actor, eventId)
  const t = translator(actor.locale, 'association-events')
  const rows = await listRegistrations(eventId, registeredStatuses)
  const names = ['number', 'name', 'email', 'member', 'guests', 'status', 'position', 'amount', 'checkedIn'] as const
  const lines = rows.map((row) => {
    const line = registrationLine(row)
    const at = row.checkedInAt === null ? '' : wallText(row.checkedInAt, newYork).slice(0, 16).replace('T', ' ')
    return [
      ...[line.number, line.name, line.email, line.isMember ? t('csv.yes') : t('csv.no'), line.guests],
      ...[t(`registration.${line.status}`), line.position, decimalOf(row.amountCents), at],
    ]
  })
  await recordExport(actor, eventId)
  return new Response(csvText([names.map((name) => t(`csv.${name}`)), ...lines]), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="registrations.csv"',
    },
  })
}
