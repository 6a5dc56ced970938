import { formatDate } from '#app/core/format/format.ts'
import type { Locale, Localized } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { otherLocales } from '#app/modules/payments/papers/paper.server.ts'
import { drawSheet, type Sheet, soft } from '#app/modules/payments/papers/sheet.server.ts'
import type { AssociationEvent } from './event-status.ts'
import { cmeHours } from './event-times.ts'

type Certificate = Readonly<{ event: AssociationEvent; number: string; name: string; organizer: Localized }>

/** Facts beside each other, each in the middle of its share of the width. */
function drawRow(sheet: Sheet, facts: readonly (readonly [label: string, value: string])[]): void {
  const [top, share] = [sheet.y, 560 / facts.length]
  facts.forEach(([label, value], index) => {
    const column = { middle: sheet.right - 342 + (index - (facts.length - 1) / 2) * share, width: share - 12 }
    sheet.y = top
    sheet.center(value, 'lead', undefined, column)
    sheet.center(label, 'small', soft, column)
  })
}

/** A certificate of CME hours as a PDF, in the reader's language and in English; simplified Chinese beside a reader's English. */
export function drawCertificate({ event, number, name, organizer }: Certificate, locale: Locale): Promise<Buffer> {
  const other = otherLocales[locale]
  const [t, tOther] = [translator(locale, 'association-events'), translator(other, 'association-events')]
  const word = (key: 'date' | 'hours' | 'number') => `${t(`certificate.${key}`)} ${tOther(`certificate.${key}`)}`
  const title = t('certificate.title')
  const reference = formatReference(number)
  return drawSheet({ title: `${title} ${reference}`, locale, layout: 'landscape' }, (sheet) => {
    sheet.frame()
    const both = (first: string, second: string, size: 'lead' | 'title') => {
      sheet.center(first, size)
      sheet.center(second, size === 'title' ? 'body' : 'small', soft)
    }
    sheet.y = 112
    both(organizer[locale], organizer[other], 'lead')
    sheet.y += 22
    both(title, tOther('certificate.title'), 'title')
    sheet.y += 42
    sheet.center(name, 'name')
    sheet.y += 4
    both(t('certificate.attended'), tOther('certificate.attended'), 'lead')
    sheet.y += 20
    both(event.title[locale], event.title[other], 'lead')
    sheet.y = Math.max(sheet.y + 24, 496)
    drawRow(sheet, [
      [word('date'), formatDate(event.startsAt, locale)],
      [word('hours'), cmeHours(event.cmeMinutes)],
      [word('number'), reference],
    ])
  })
}
