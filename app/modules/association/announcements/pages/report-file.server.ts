import type { AssociationActor } from '#app/core/actor.ts'
import { newYork, wallText } from '#app/core/calendar/zones.ts'
import { csvText } from '#app/core/format/csv.ts'
import { privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { recordReport } from '../commands/record-report.server.ts'
import { listReport } from '../queries/report-lines.server.ts'
import { ownAnnouncement } from './announcement-line.server.ts'

/** What became of an announcement, as a file for a spreadsheet. Who wants no mail is neither named nor addressed in it. */
export async function reportFile(actor: AssociationActor, id: string): Promise<Response> {
  await ownAnnouncement(actor, id)
  const t = translator(actor.locale, 'association-announcements')
  const lines = (await listReport(id)).map(({ name, email, mail, isInApp, readAt }) => [
    ...(mail === 'opted_out' ? ['', ''] : [name, email]),
    t(`mail.${mail}`),
    isInApp ? t('csv.yes') : t('csv.no'),
    mail === 'opted_out' || readAt === null ? '' : wallText(readAt, newYork).slice(0, 16).replace('T', ' '),
  ])
  await recordReport(actor, id)
  const names = (['name', 'email', 'mail', 'inApp', 'read'] as const).map((name) => t(`csv.${name}`))
  return new Response(csvText([names, ...lines]), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="announcement.csv"',
    },
  })
}
