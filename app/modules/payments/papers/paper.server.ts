import { formatDate, formatPhone } from '#app/core/format/format.ts'
import type { Locale, Localized } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteEmail, siteName, sitePhone } from '#app/core/site.server.ts'
import type { paymentDocuments } from '#drizzle/schema/payments.ts'
import { decimalOf } from '../lines.ts'

export type PaperRow = typeof paymentDocuments.$inferSelect

/** A text in the reader's language and in the other one that papers bear; the second is null where it would say the same. */
export type Both = { first: string; second: string | null }

/** A paper as it is shown and drawn: each text in Chinese and in English. */
export type Paper = {
  id: string
  locale: Locale
  /** The language of each second text. */
  otherLocale: Locale
  number: string
  kind: Both
  facts: { label: Both; value: Both }[]
  lines: { label: Both; amount: string }[]
  totals: { label: Both; amount: string }[]
  status: Both
  words: { item: Both; amount: Both }
}

/** The language beside a reader's own. */
export const otherLocales: Readonly<Record<Locale, Locale>> = {
  'zh-Hans': 'en-US',
  'zh-Hant': 'en-US',
  'en-US': 'zh-Hans',
}

type WordKey =
  | `paper.kinds.${PaperRow['kind']}`
  | `paper.${'number' | 'date' | 'billedTo' | 'from' | 'payment' | 'item' | 'amount' | 'subtotal' | 'tax' | 'total'}`
  | `paper.${'due' | 'paid' | 'returned'}`

const both = (first: string, second: string): Both => ({ first, second: first === second ? null : second })
const plain = (text: string): Both => ({ first: text, second: null })

/** A paper in a locale and in the other language: Chinese readers' script beside English, simplified beside a reader's English. */
export function paperIn(row: PaperRow, locale: Locale): Paper {
  const otherLocale = otherLocales[locale]
  const t = translator(locale, 'payments')
  const other = translator(otherLocale, 'payments')
  const word = (key: WordKey) => both(t(key), other(key))
  const text = (texts: Localized) => both(texts[locale], texts[otherLocale])
  const amount = (cents: number) => `${row.currency} ${decimalOf(cents)}`
  const status = { invoice: 'paper.due', receipt: 'paper.paid', credit_note: 'paper.returned' } as const
  const net = row.amountCents - row.taxCents
  return {
    id: row.id,
    locale,
    otherLocale,
    number: row.number,
    kind: word(`paper.kinds.${row.kind}`),
    facts: [
      { label: word('paper.number'), value: plain(row.number) },
      {
        label: word('paper.date'),
        value: both(formatDate(row.issuedAt, locale), formatDate(row.issuedAt, otherLocale)),
      },
      { label: word('paper.billedTo'), value: text(row.billedTo) },
      { label: word('paper.from'), value: both(siteName(locale), siteName(otherLocale)) },
      { label: plain(''), value: plain(`${formatPhone(sitePhone)} · ${siteEmail}`) },
      { label: word('paper.payment'), value: plain(row.paymentId) },
    ],
    lines: row.lines.map(({ label, amountCents }) => ({ label: text(label), amount: amount(amountCents) })),
    totals: [
      { label: word('paper.subtotal'), amount: amount(net) },
      { label: word('paper.tax'), amount: amount(row.taxCents) },
      { label: word('paper.total'), amount: amount(row.amountCents) },
    ],
    status: word(status[row.kind]),
    words: { item: word('paper.item'), amount: word('paper.amount') },
  }
}
