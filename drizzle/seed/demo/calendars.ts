import { dateText, mondayOf } from '#app/core/calendar/dates.ts'
import type {
  availabilityExceptions,
  availabilityRules,
  facilityHolidays,
  resources,
} from '#drizzle/schema/scheduling.ts'
import { dice } from './dice.ts'
import { liveClinic } from './live-clinics.ts'
import { type DemoProviderFacility, visitTypeRows } from './visit-types.ts'

/** The rows that make a calendar of the demo: from the provider facility, the opening hours and the day of seeding alone. */

type Rule = typeof availabilityRules.$inferInsert
type Exception = typeof availabilityExceptions.$inferInsert
export type Hours = { facilityId: string; weekday: number; opens: string; closes: string }
type Session = { weekday: number; starts: string; ends: string }

/**
 * The weekly hours of a provider facility. `all` are all of the demo, `today` is the local day number of the seeding. A provider
 * works at several facilities on different days; elsewhere than at a live clinic one day of the week is free.
 */
export function ruleRows(
  providerFacility: DemoProviderFacility,
  all: readonly DemoProviderFacility[],
  hours: readonly Hours[],
  today: number,
): Rule[] {
  const own = all.filter(({ providerId }) => providerId === providerFacility.providerId)
  const turn = own.findIndex(({ id }) => id === providerFacility.id)
  const isHere = (weekday: number) => own.length === 1 || weekday % own.length === turn
  const types = visitTypeRows(providerFacility)
  const group = types.find(({ capacity }) => capacity > 1)
  const single = group ? types.filter(({ id }) => id !== group.id).map(({ id }) => id) : null
  // Weekends every other week with some.
  const isBiweekly = !liveClinic(providerFacility.facilityId) && dice(`biweekly ${providerFacility.id}`) < 0.15
  const rules = sessionsOf(providerFacility, all, hours)
    .filter(({ weekday }) => isHere(weekday))
    .map(({ weekday, starts, ends }): Omit<Rule, 'id'> => ({
      providerFacilityId: providerFacility.id,
      weekdays: [weekday],
      starts,
      ends,
      everyWeeks: isBiweekly && weekday >= 6 ? 2 : 1,
      anchorDate: isBiweekly && weekday >= 6 ? mondayOf(dateText(today)) : null,
      visitTypeIds: single,
    }))
  if (group && turn === 0)
    for (const classHours of classHoursOf(providerFacility, today))
      rules.push({ providerFacilityId: providerFacility.id, visitTypeIds: [group.id], ...classHours })
  return rules.map((rule, index) => ({ ...rule, id: `${providerFacility.id}-hours-${index + 1}` }))
}

/** A class every other Wednesday evening; every day at a live clinic. */
function classHoursOf({ facilityId }: DemoProviderFacility, today: number) {
  const evening = { weekdays: [3], starts: '18:00', ends: '19:00', everyWeeks: 2, anchorDate: dateText(today) }
  return liveClinic(facilityId)?.classes.map((classHours) => ({ ...classHours, everyWeeks: 1 })) ?? [evening]
}

const week = [1, 2, 3, 4, 5, 6, 7]

function sessionsOf(
  providerFacility: DemoProviderFacility,
  all: readonly DemoProviderFacility[],
  hours: readonly Hours[],
): Session[] {
  const clinic = liveClinic(providerFacility.facilityId)
  if (clinic) {
    const turn = all
      .filter(({ facilityId }) => facilityId === providerFacility.facilityId)
      .findIndex(({ id }) => id === providerFacility.id)
    return week.flatMap((weekday) => {
      const [starts, ends] = clinic.shift(turn, weekday) ?? []
      return starts && ends ? [{ weekday, starts, ends }] : []
    })
  }
  const opening = hours.filter(({ facilityId }) => facilityId === providerFacility.facilityId)
  const isOnly = all.filter(({ providerId }) => providerId === providerFacility.providerId).length === 1
  const dayOff = isOnly ? 1 + Math.floor(dice(`day off ${providerFacility.id}`) * 5) : null
  return (opening.length > 0 ? opening : usualWeek(providerFacility.facilityId))
    .filter(({ weekday }) => weekday !== dayOff)
    .flatMap(({ weekday, opens, closes }) => withPause(opens, closes).map((span) => ({ weekday, ...span })))
}

const usualWeek = (facilityId: string): Hours[] =>
  [1, 2, 3, 4, 5].map((weekday) => ({ facilityId, weekday, opens: '09:00', closes: '17:00' }))

/** Ten hours of a day at the most, with an hour's pause in what is longer than six. */
function withPause(opens: string, closes: string): { starts: string; ends: string }[] {
  const hour = (wall: string) => Number(wall.slice(0, 2))
  const isRound = hour(closes) - hour(opens) > 11
  const [starts, ends] = isRound ? ['08:00', '18:00'] : [opens, closes]
  if (hour(ends) - hour(starts) <= 6 || hour(starts) >= 12) return [{ starts, ends }]
  return [
    { starts, ends: '12:30' },
    { starts: '13:30', ends },
  ]
}

/** A day some days ahead on which the hours differ, with half of the provider facilities that are not live. `at` is now in epoch milliseconds. */
export function exceptionRows({ id, facilityId }: DemoProviderFacility, today: number, at: number): Exception[] {
  if (liveClinic(facilityId)) return []
  const chance = dice(`exception ${id}`)
  const on = (days: number) => dateText(today + days)
  const row = { providerFacilityId: id, starts: null, ends: null, reason: null, createdAt: at }
  const days = 3 + Math.floor(dice(`exception day ${id}`) * 6)
  if (chance < 0.25) return [{ ...row, id: `${id}-off`, date: on(days), kind: 'off' }]
  if (chance < 0.35) return [{ ...row, id: `${id}-off`, date: on(days), kind: 'off', starts: '12:00', ends: '24:00' }]
  if (chance < 0.45)
    return [{ ...row, id: `${id}-extra`, date: on(days), kind: 'extra', starts: '17:30', ends: '19:30' }]
  if (chance < 0.5)
    return [{ ...row, id: `${id}-replace`, date: on(days), kind: 'replace', starts: '10:00', ends: '14:00' }]
  return []
}

const closedDays = [
  'new-years-day',
  'memorial-day',
  'independence-day',
  'labor-day',
  'thanksgiving-day',
  'christmas-day',
]

export function holidayRows(facilityId: string): (typeof facilityHolidays.$inferInsert)[] {
  const lunar = dice(`lunar ${facilityId}`)
  const usual = [
    ...closedDays.map((holidayCode) => ({ holidayCode, part: 'all' as const })),
    ...(lunar < 0.7 ? [{ holidayCode: 'lunar-new-year', part: 'all' as const }] : []),
    ...(lunar < 0.3 ? [{ holidayCode: 'mid-autumn-festival', part: 'pm' as const }] : []),
  ]
  const kept = liveClinic(facilityId)?.holidays.map((holidayCode) => ({ holidayCode, part: 'all' as const })) ?? usual
  return kept.map((row) => ({ ...row, id: `${facilityId}-${row.holidayCode}`, facilityId }))
}

export function chairRows(facilityId: string): (typeof resources.$inferInsert)[] {
  return [1, 2, 3, 4].map((number) => {
    const name = `Chair ${number}`
    return { id: `${facilityId}-chair-${number}`, facilityId, kind: 'chair', name, capacity: 1 }
  })
}
