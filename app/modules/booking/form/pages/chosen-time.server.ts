import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatTime } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { isHoldAlive } from '#app/modules/booking/holds/hold-status.ts'
import { findHold } from '#app/modules/booking/holds/queries/holds.server.ts'
import type { Except } from '#app/modules/booking/slots/queries/busy-rows.server.ts'
import { checkSlot, nearestSlots } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { type WhenWords, whenWords } from '#app/modules/booking/slots/when-words.ts'
import type { VisitChoice } from './visit-choices.server.ts'

export type ChosenTime = WhenWords & {
  /** Wall time at which the hold ends; null while the time is not held by this browser. */
  heldUntil: string | null
  /** Why the time cannot be had. */
  refusal: 'SLOT_TAKEN' | 'HOLD_EXPIRED' | 'TOO_SOON' | 'CLOSED' | null
  /** Nobody can have it any more, whatever else stands against it. */
  isPast: boolean
  /** The time is open, but for another visit than the one that the answer or the address chose. */
  isForOtherVisit: boolean
}

type Time = {
  providerFacility: Readonly<{ id: string; timeZone: string }>
  visit: VisitChoice
  startsAt: number
}

type Asked = {
  visits: readonly VisitChoice[]
  holderKey: string | null
  except: Except | undefined
  locale: Locale
  now: number
}

/** What became of a time that the address names: held, open, or gone. */
export async function chosenTime(
  { providerFacility, visit, startsAt }: Time,
  { visits, holderKey, except, locale, now }: Asked,
): Promise<ChosenTime> {
  const time = { providerFacilityId: providerFacility.id, visitTypeId: visit.id, startsAt, except }
  const words = {
    ...whenWords(startsAt, providerFacility.timeZone, locale, now),
    isPast: startsAt <= now,
    isForOtherVisit: false,
  }
  const hold = holderKey === null ? null : await findHold(db, holderKey, time)
  if (hold && isHoldAlive(hold, now)) {
    return { ...words, heldUntil: formatTime(hold.expiresAt, providerFacility.timeZone, locale), refusal: null }
  }
  const answer = await checkSlot(db, time, now)
  if (answer.ok)
    return { ...words, heldUntil: null, refusal: hold && hold.status !== 'released' ? 'HOLD_EXPIRED' : null }
  const others = visits.filter(({ id }) => id !== visit.id)
  const answers = await Promise.all(others.map(({ id }) => checkSlot(db, { ...time, visitTypeId: id }, now)))
  return { ...words, heldUntil: null, refusal: answer.reason, isForOtherVisit: answers.some(({ ok }) => ok) }
}

/** The three open times nearest to one that cannot be had. */
export async function nearestTimes({ providerFacility, visit, startsAt }: Time, locale: Locale): Promise<WhenWords[]> {
  const now = clockNow()
  const slots = await nearestSlots({ providerFacilityId: providerFacility.id, visitTypeId: visit.id, startsAt }, 3, now)
  return slots.map((slot) => whenWords(slot.startsAt, providerFacility.timeZone, locale, now))
}
