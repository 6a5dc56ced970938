import { wallMinutes } from '#app/core/calendar/dates.ts'
import { minuteMs } from '#app/core/calendar/durations.ts'
import type { Fate } from './visit-life.ts'

/**
 * The demo clinics in which somebody is being seen whenever a person looks: many doctors, open seven days, so that a desk with a
 * waiting room can be shown on any day. All other demo clinics are as busy as chance has it.
 */
type LiveClinic = Readonly<{
  /** The hours of one of its providers on a weekday (1 is Monday), as "HH:MM"; null is a day off. `turn` counts its providers. */
  shift: (turn: number, weekday: number) => readonly [starts: string, ends: string] | null
  /** When its classes are: not while their teacher alone is there for visits. */
  classes: readonly Readonly<{ weekdays: number[]; starts: string; ends: string }>[]
  /** Closed on these holidays only. */
  holidays: readonly string[]
  /** Who is to come from then on, "HH:MM", is seen one after the other until midnight. */
  lateFrom: string
  /** Whether visits on the hour and half hour are certain with each of its providers, and not with half of them at a time. */
  isEveryoneBusy: boolean
}>

const magnoliaShifts = [
  ['08:00', '15:00'],
  ['15:00', '22:00'],
] as const
const urgentCareShifts = [
  ['07:00', '15:00'],
  ['15:00', '23:00'],
  // Over midnight.
  ['23:00', '07:00'],
] as const

const liveClinics: Readonly<Record<string, LiveClinic>> = {
  'demo-magnolia-medical-building': {
    shift: (turn, weekday) => magnoliaShifts[(turn + weekday) % 2]!,
    classes: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], starts: '18:00', ends: '19:00' }],
    holidays: ['lunar-new-year'],
    lateFrom: '21:30',
    isEveryoneBusy: false,
  },
  // Four providers take turns, one of them off a day; nobody goes from the night into the day.
  'demo-plum-blossom-urgent-care': {
    shift(turn, weekday) {
      const off = weekday % 4
      return turn === off ? null : (urgentCareShifts[turn > off ? turn - 1 : turn] ?? null)
    },
    classes: [
      { weekdays: [1, 2, 3, 5, 6, 7], starts: '10:00', ends: '11:00' },
      { weekdays: [4], starts: '16:00', ends: '17:00' },
    ],
    holidays: [],
    lateFrom: '23:00',
    isEveryoneBusy: true,
  },
}

/** What is special about a clinic that is alive at any hour; null for all others. */
export const liveClinic = (facilityId: string): LiveClinic | null => liveClinics[facilityId] ?? null

/** Clinics of which there is always an offer to somebody who waits. */
export const liveFacilityIds = Object.keys(liveClinics)

/** What each half hour of thirteen is known for: so that every way in which a visit can end is seen within a day. */
const rareFates: Readonly<Record<number, Fate>> = {
  0: 'missed',
  3: 'cancelled',
  5: 'declined',
  8: 'expired',
  10: 'mistaken',
}

/** How a visit at a live clinic ends for certain; null leaves it to chance. Asked only of those that are not certain to take place. */
export function rareFate(startsAt: number): Fate | null {
  return rareFates[Math.floor(startsAt / (30 * minuteMs)) % 13] ?? null
}

/**
 * Whether a visit at a live clinic takes place for certain, with somebody who comes early: these fill the waiting room. Half of the
 * providers have such visits in one hour, half in the next. `turn` counts the clinic's providers.
 */
export function isCertain(clinic: LiveClinic, { turn, minuteOfDay }: { turn: number; minuteOfDay: number }): boolean {
  if (minuteOfDay % 30 !== 0) return false
  // The end of the day is everybody's: who comes then fills the evening.
  if (minuteOfDay >= wallMinutes(clinic.lateFrom) - 30) return true
  return clinic.isEveryoneBusy || (Math.floor(turn / 2) + Math.floor(minuteOfDay / 60)) % 2 === 0
}
