import type { LocalDate } from '#app/core/calendar/dates.ts'
import { instantOfWall, newYork } from '#app/core/calendar/zones.ts'
import { formatDay } from '#app/core/format/format.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { Locale, Localized } from '#app/core/i18n/locale.ts'
import type { PaymentLine } from '#app/modules/payments/lines.ts'
import type { OrderLine } from '#drizzle/schema/membership.ts'
import { lastDayText } from './day-text.ts'
import type { Interval } from './periods.ts'

/** Noon in New York, so that no change of the clocks moves a renewal to another day. */
export const renewalInstant = (day: LocalDate) => instantOfWall(day, '12:00', newYork)

const inEvery = (say: (locale: Locale) => string): Localized => ({
  'zh-Hans': say('zh-Hans'),
  'zh-Hant': say('zh-Hant'),
  'en-US': say('en-US'),
})

function labelOf({ kind, tier, from, to }: OrderLine): Localized {
  return inEvery((locale) => {
    const level = translator(locale, 'dashboard')(`tiers.${tier as 1}`)
    const days = { level, from: formatDay(from, locale), to: lastDayText(to, locale) }
    return translator(locale, 'membership')(`lines.${kind}`, days)
  })
}

/** Lines of an order as a payment and its receipt have them. Prices are what is paid: no tax is added to them. */
export const paymentLines = (lines: readonly OrderLine[]): PaymentLine[] =>
  lines.map((line) => ({ label: labelOf(line), quantity: 1, amountCents: line.cents, taxCents: 0 }))

/** What every renewal costs. */
export function renewalLines(tier: number, interval: Interval, priceCents: number): PaymentLine[] {
  const label = inEvery((locale) =>
    translator(locale, 'membership')(`lines.renewal.${interval}`, {
      level: translator(locale, 'dashboard')(`tiers.${tier as 1}`),
    }),
  )
  return [{ label, quantity: 1, amountCents: priceCents, taxCents: 0 }]
}
