import { csvText } from '#app/core/format/csv.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { readDays } from '../queries/report.server.ts'

/** The figures of a campaign, a line a day, as a file for a spreadsheet. */
export async function campaignCsv(id: string, locale: Locale): Promise<string> {
  const t = translator(locale, 'promotion')
  const head = [t('report.day'), t('report.impressions'), t('report.clicks'), t('report.bookings')]
  const days = await readDays(id)
  return csvText([head, ...days.map(({ day, impressions, clicks, bookings }) => [day, impressions, clicks, bookings])])
}

/** An answer that a browser keeps as a file. */
export const csvHeaders = (name: string) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}"`,
})
