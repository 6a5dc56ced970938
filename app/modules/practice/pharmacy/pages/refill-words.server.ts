import { now } from '#app/core/clock.ts'
import { formatDay, formatInstantClock, formatPhone, formatShortDate } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { Pharmacy } from '../queries/pharmacies.server.ts'
import type { Refill } from '../queries/refills.server.ts'
import { isOverdue } from '../refill-status.ts'

type In = Readonly<{ locale: Locale; timeZone: string }>

/** A day and a time by the clinic's clocks. */
export const momentWords = (instant: number, { locale, timeZone }: In): string =>
  `${formatShortDate(instant, locale, timeZone)} ${formatInstantClock(instant, timeZone, locale)}`

/** What lists and pages say of a request. */
export function refillWords(refill: Refill, pharmacies: readonly Pharmacy[], words: In) {
  const { id, person, medicine, note, answer, status, waitsSince, pharmacyId, version, locale, mayText } = refill
  return {
    ...{ id, medicine, note, answer, status, version, locale, mayText, name: person.name },
    phone: formatPhone(person.phone),
    birthDate: formatDay(person.birthDate, words.locale),
    since: momentWords(waitsSince, words),
    isOverdue: isOverdue({ status, waitsSince }, now()),
    pharmacy: pharmacies.find((each) => each.id === pharmacyId)?.name ?? null,
  }
}
