import { and, asc, count, gte, inArray, lt } from 'drizzle-orm'
import { addDays } from '#app/core/calendar/dates.ts'
import { dateSpan, localDate } from '#app/core/calendar/zones.ts'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatInstantClock } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { Except } from '#app/modules/booking/slots/queries/busy-rows.server.ts'
import { findOpenSlots } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { datesFrom, type DayWords, dayWords, type WhenWords, whenWords } from '#app/modules/booking/slots/when-words.ts'
import { appointments, blockingStatuses } from '#drizzle/schema/scheduling.ts'
import { pickText } from '../desk-pick.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'
import type { VisitChoice } from './desk-times.server.ts'

/** Days of the strip: a week, so that the same weekday stands at the same place of the next one. */
const shownDays = 7
/** Days looked through for the first open one. */
const searchedDays = 60
/** How far ahead a strip may begin. */
const farthestDays = 3 * 366

/** A doctor's kind of visit, as it could be booked. */
export type Offer = Readonly<{ providerFacility: DeskProviderFacility; visit: VisitChoice }>

export type DeskSlot = WhenWords & {
  /** What a button sends: the instant, and whose kind of visit. */
  pick: string
  doctor: string
  /** Seats that are free at a group visit; null for a single one. */
  free: number | null
  /** The time as the desk's clock shows it: 14:30, in English 2:30 PM. */
  clock: string
}

export type DeskDays = {
  days: (DayWords & { count: number })[]
  /** The day whose times are listed. */
  day: string
  times: DeskSlot[]
  earlierFrom: string | null
  laterFrom: string
  /** Four weeks on: a follow-up visit. */
  monthFrom: string
}

type Asked = {
  /** A day somebody pressed or typed, and the first day of the strip. */
  day: string | null
  from: string | null
  /** The visit that is moved: its own time does not stand in the way. */
  except?: Except
  /** Days that are not offered by themselves, though anybody may press them. */
  passedOver?: ReadonlySet<string>
}

type Open = { offer: Offer; startsAt: number; date: string }

/** Open times of several offers from a date on, by the computation of patients' pages without their lead time. */
async function openTimes(offers: readonly Offer[], from: string, days: number, except?: Except): Promise<Open[]> {
  const now = clockNow()
  const found = await Promise.all(
    offers.map(async (offer) => {
      const { providerFacilityId, timeZone } = offer.providerFacility
      const open = await findOpenSlots([providerFacilityId], offer.visit.visitTypeId, from, days, now, true, except)
      const slots = open.get(providerFacilityId)?.slots ?? []
      // What begins this very minute has begun when the form is sent.
      return slots.flatMap(({ startsAt }) =>
        startsAt > now ? [{ offer, startsAt, date: localDate(startsAt, timeZone) }] : [],
      )
    }),
  )
  return found.flat()
}

/** Each time once: of several doctors who are free then, the one with the most free times that day. */
function oncePerTime(open: readonly Open[]): Open[] {
  const free = new Map<string, number>()
  const key = ({ offer, date }: Open) => `${offer.providerFacility.providerFacilityId} ${date}`
  for (const each of open) free.set(key(each), (free.get(key(each)) ?? 0) + 1)
  const byTime = new Map<number, Open>()
  for (const each of open) {
    const other = byTime.get(each.startsAt)
    if (!other || free.get(key(each))! > free.get(key(other))!) byTime.set(each.startsAt, each)
  }
  return [...byTime.values()].sort((a, b) => a.startsAt - b.startsAt)
}

/** Seats that are taken at the group visits of one local day, by kind of visit and start. */
async function takenSeats(offers: readonly Offer[], day: string): Promise<Map<string, number>> {
  const groups = offers.filter(({ visit }) => visit.capacity > 1)
  if (groups.length === 0) return new Map()
  const { from, to } = dateSpan(day, groups[0]!.providerFacility.timeZone)
  const rows = await db
    .select({ visitTypeId: appointments.visitTypeId, startsAt: appointments.startsAt, taken: count() })
    .from(appointments)
    .where(
      and(
        inArray(
          appointments.visitTypeId,
          groups.map(({ visit }) => visit.visitTypeId),
        ),
        inArray(appointments.status, [...blockingStatuses]),
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, to),
      ),
    )
    .groupBy(appointments.visitTypeId, appointments.startsAt)
    .orderBy(asc(appointments.startsAt))
  return new Map(rows.map(({ visitTypeId, startsAt, taken }) => [`${visitTypeId} ${startsAt}`, taken]))
}

/** The first day of the strip: the one asked for, the week of the day asked for, else the first with an open time. */
async function firstDay(
  offers: readonly Offer[],
  { day, from, except, passedOver }: Asked,
  today: string,
): Promise<string> {
  const last = addDays(today, farthestDays)
  const asked = from ?? day
  if (asked !== null) return asked < today ? today : asked > last ? last : asked
  const dates = (await openTimes(offers, today, searchedDays, except)).map(({ date }) => date).sort()
  const first = dates.find((date) => !passedOver?.has(date)) ?? dates[0]
  // Today's row as long as it has anything: gaps of today are what a desk is asked for most.
  return first === undefined || first < addDays(today, shownDays) ? today : first
}

/** A week of days with what is open on each, and the times of one of them; every day can be reached. */
export async function findDeskDays(offers: readonly Offer[], asked: Asked, locale: Locale): Promise<DeskDays> {
  const now = clockNow()
  const { timeZone } = offers[0]!.providerFacility
  const today = localDate(now, timeZone)
  const start = await firstDay(offers, asked, today)
  const open = oncePerTime(await openTimes(offers, start, shownDays, asked.except))
  const dates = datesFrom(start, shownDays)
  const days = dates.map((date) => ({
    ...dayWords(date, today, locale),
    count: open.filter((each) => each.date === date).length,
  }))
  const wanted = asked.day !== null && dates.includes(asked.day) ? asked.day : null
  const withTimes = days.filter((each) => each.count > 0)
  const day = wanted ?? (withTimes.find((each) => !asked.passedOver?.has(each.day)) ?? withTimes[0])?.day ?? start
  const taken = await takenSeats(offers, day)
  const times = open.flatMap(({ offer: { visit, providerFacility }, startsAt, date }) => {
    if (date !== day) return []
    const seats = visit.capacity > 1 ? visit.capacity - (taken.get(`${visit.visitTypeId} ${startsAt}`) ?? 0) : null
    const words = whenWords(startsAt, timeZone, locale, now)
    const clock = formatInstantClock(startsAt, timeZone, locale)
    const pick = pickText(words.slot, visit.visitTypeId)
    return [{ ...words, pick, clock, doctor: providerFacility.doctor.name, free: seats }]
  })
  const before = addDays(start, -shownDays)
  return {
    days,
    day,
    times,
    earlierFrom: start > today ? (before < today ? today : before) : null,
    laterFrom: addDays(start, shownDays),
    monthFrom: addDays(start, 4 * shownDays),
  }
}
