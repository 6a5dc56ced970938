import { expect, it } from 'vitest'
import { addDays, dayNumber } from '#app/core/calendar/dates.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { newYork, zoneOffsets } from '#app/core/calendar/zones.ts'
import { appointmentTransitions } from '#app/modules/booking/appointments/appointment-status.ts'
import { type HolidayCode, holidayDates } from '#app/modules/booking/holidays/holidays.ts'
import { groupedBy } from '#app/modules/booking/slots/grouped.ts'
import { toClosure, toException, toRule } from '#app/modules/booking/slots/slot-input.ts'
import { appointmentStatuses } from '#drizzle/schema/scheduling.ts'
import { specialties } from '../reference/specialties.ts'
import { exceptionRows, holidayRows, ruleRows } from './calendars.ts'
import { demoFacilities, demoProviders } from './catalog.ts'
import { facilityHoursRows } from './facility-rows.ts'
import { practiceRows, providerRow } from './provider-rows.ts'
import { type Calendar, type PlannedVisit, planVisits } from './visit-plan.ts'
import { type DemoProviderFacility, visitTypeRows } from './visit-types.ts'
import { visitRow } from './visits.ts'

/** The arithmetic of the demo on each of 400 start days, without a database: holidays and both changes of the clocks are among them. */
const firstDay = '2026-10-01'
const startDays = Array.from({ length: 400 }, (_, index) => addDays(firstDay, index))
const zone = zoneOffsets(newYork)

const providerFacilities: DemoProviderFacility[] = demoProviders
  .flatMap((provider) => {
    const { slug, status, tier = 1, telehealth = false } = provider
    const [specialtyId = ''] = provider.specialties
    const { isSensitive } = specialties.find(({ id }) => id === specialtyId)!
    const { cashPriceCents = null } = providerRow(provider, 0)
    if (status !== undefined || tier < 2) return []
    return practiceRows(provider)
      .filter(({ isBookable }) => isBookable)
      .map(({ id, facilityId }) => ({
        ...{ id, facilityId, providerId: `demo-${slug}`, timeZone: newYork, specialtyId, isSensitive },
        ...{ offersTelehealth: telehealth, priceCents: cashPriceCents },
      }))
  })
  .sort((a, b) => (a.id < b.id ? -1 : 1))
const hours = demoFacilities.flatMap(facilityHoursRows)
const holidaysOf = new Map(providerFacilities.map(({ facilityId }) => [facilityId, closedOn(facilityId)]))

function closedOn(facilityId: string) {
  return holidayRows(facilityId).flatMap(({ holidayCode, part }) =>
    holidayDates(holidayCode as HolidayCode).map((date) =>
      toClosure({ dateFrom: date, dateTo: date, part, startsAt: null, endsAt: null }),
    ),
  )
}

/** As a database seeded on that day has them, for `days` days from one that is `from` days away. */
function calendarsOf(startDay: string, own: readonly DemoProviderFacility[], from: number, days: number): Calendar[] {
  const today = dayNumber(startDay)
  return own.map((providerFacility) => {
    const types = visitTypeRows(providerFacility)
    const common = {
      ...{ timeZone: newYork, now: 0, fromDay: today + from, days, activeFrom: -Infinity, activeTo: Infinity },
      ...{ isNewPatient: null, taken: [], busy: [], cappedStarts: [], resources: [], resourceUses: [] },
      rules: ruleRows(providerFacility, providerFacilities, hours, today).map((row) =>
        toRule({ effectiveFrom: null, effectiveTo: null, anchorDate: null, visitTypeIds: null, ...row }),
      ),
      exceptions: exceptionRows(providerFacility, today, 0).map((row) =>
        toException({ starts: null, ends: null, ...row }),
      ),
      closures: holidaysOf.get(providerFacility.facilityId)!,
    }
    const inputOf = (visitType: (typeof types)[number] | undefined) =>
      visitType ? { ...common, visitType: { ...visitType, dailyCap: null } } : null
    return { providerFacility, main: inputOf(types[0])!, group: inputOf(types.find(({ capacity }) => capacity > 1)) }
  })
}

const liveFacilities = ['demo-magnolia-medical-building', 'demo-plum-blossom-urgent-care']
/** Those of the live clinics, and where else their doctors work. */
const live = providerFacilities.filter(({ providerId }) =>
  providerFacilities.some(
    (providerFacility) =>
      providerFacility.providerId === providerId && liveFacilities.includes(providerFacility.facilityId),
  ),
)
/** The one day on which Magnolia is closed. */
const closedAtMagnolia = new Set(holidayDates('lunar-new-year'))

const repeated = (values: readonly string[]) => values.length - new Set(values).size

/** Visits that lie over another of the same owner, but for those of one class. */
function overlaps(spans: { owner: string; from: number; to: number; session: string }[]): string[] {
  const byOwner = groupedBy(
    spans,
    ({ owner }) => owner,
    (span) => span,
  )
  return [...byOwner.values()].flatMap((own) => {
    own.sort((a, b) => a.from - b.from)
    return own.flatMap((span, index) => {
      const before = own[index - 1]
      return before && before.to > span.from && before.session !== span.session ? [span.session] : []
    })
  })
}

const spanOf = (visit: PlannedVisit, owner: string) => ({
  owner,
  from: visit.slot.busyFrom,
  to: visit.slot.busyTo,
  session: `${visit.providerFacility.id} ${visit.visitTypeId} ${visit.slot.startsAt}`,
})

/** What is wrong with a life: steps out of order, or that the table of states does not list. */
function wrongSteps({ id, life }: PlannedVisit): string[] {
  return life.flatMap(({ action, to, at, actor }, index) => {
    const before = life[index - 1]
    const who = actor === 'staff' ? ['staff', 'manager'] : [actor]
    const isListed = appointmentTransitions.some(
      (line) =>
        line.from === (before?.to ?? null) && line.action === action && line.to === to && who.includes(line.actor),
    )
    return isListed && at > (before?.at ?? -Infinity) ? [] : [`${id}: ${action}`]
  })
}

/** The state of visits at an instant: those that have been booked by then, with their status. */
function standing(visits: readonly PlannedVisit[], at: number) {
  return visits.flatMap((visit) => {
    const status = visit.life.findLast((step) => step.at <= at)?.to
    return status ? [{ visit, status }] : []
  })
}

/** What a desk misses that looks at an instant of a start day. From the minute `opens` on it has people, before it the coming day. */
function missingAt(visits: readonly PlannedVisit[], at: number, opens: number): string[] {
  const known = standing(visits, at)
  const near = known.filter(({ visit }) => Math.abs(visit.slot.startsAt - at) <= dayMs)
  const today = near.filter(({ visit }) => zone.dayOf(visit.slot.startsAt) === zone.dayOf(at))
  const ahead = today.filter(({ status }) => status === 'booked' || status === 'confirmed')
  const requests = known.filter(({ visit, status }) => status === 'requested' && visit.slot.startsAt > at)
  const isMissing = (list: typeof known) => (status: string) => !list.some((each) => each.status === status)
  const ways = appointmentStatuses.filter((status) => status !== 'arrived' && status !== 'in_room')
  return [
    ...ways.filter(isMissing(near)),
    ...(requests.length < 2 ? ['requests'] : []),
    ...(near.some(({ visit }) => visit.slot.seat > 0) ? [] : ['a class']),
    ...(zone.minuteOf(at) >= opens ? ['arrived', 'in_room'].filter(isMissing(today)) : []),
    ...(zone.minuteOf(at) < opens && ahead.length < 15 ? ['the coming day'] : []),
  ]
}

/** Visits whose lives have been looked at: most of a start day are those of the day before. */
const seen = new Set<string>()

function expectSound(visits: readonly PlannedVisit[], day: string): void {
  expect(visits.length, day).toBeGreaterThan(1500)
  expect(repeated(visits.map(({ id }) => id)), day).toBe(0)
  expect(
    repeated(
      visits.map(({ providerFacility, slot }) => `${providerFacility.providerId} ${slot.startsAt} ${slot.seat}`),
    ),
    day,
  ).toBe(0)
  expect(overlaps(visits.map((visit) => spanOf(visit, visit.providerFacility.providerId))), day).toEqual([])
  const inChairs = visits.flatMap((visit) => visit.slot.resourceIds.map((chair) => spanOf(visit, chair)))
  expect(inChairs.length, day).toBeGreaterThan(0)
  expect(overlaps(inChairs), day).toEqual([])
  expect(Math.max(...visits.map(({ slot }) => slot.seat)), day).toBeLessThan(8)
  const unseen = visits.filter(({ id }) => !seen.has(id))
  for (const { id } of unseen) seen.add(id)
  expect(unseen.flatMap(wrongSteps), day).toEqual([])
}

/** Each answer of a payer twice, before the day begins. */
function expectChecks(visits: readonly PlannedVisit[], day: string): void {
  const today = dayNumber(day)
  const checks = visits.flatMap(({ slot, check }) => (check && zone.dayOf(slot.startsAt) === today ? [check] : []))
  const answers = ['active', 'birthDate', 'inactive']
  expect(checks.map(({ answer }) => answer).sort(), day).toEqual(answers.flatMap((each) => [each, each]))
  expect(Math.max(...checks.map(({ at }) => at)), day).toBeLessThan(zone.dayStart(today))
}

function expectAlive(visits: readonly PlannedVisit[], day: string): void {
  for (const facilityId of liveFacilities) {
    const isMagnolia = facilityId === liveFacilities[0]
    if (isMagnolia && [-1, 0, 1].some((near) => closedAtMagnolia.has(addDays(day, near)))) continue
    const own = visits.filter(({ providerFacility }) => providerFacility.facilityId === facilityId)
    if (isMagnolia) expectChecks(own, day)
    for (let hour = 0; hour < 24; hour++) {
      // Every minute has its turn.
      const minute = (dayNumber(day) * 7 + hour * 13) % 60
      const at = zone.instantOf(dayNumber(day), hour * 60 + minute, 'start')
      const opens = isMagnolia ? 8 * 60 + 10 : 10
      expect(missingAt(own, at, opens), `${facilityId} on ${day} at ${hour}:${minute}`).toEqual([])
    }
  }
}

// In parts, so that the runner hears of them.
it.each(Array.from({ length: 8 }, (_, part) => startDays.slice(part * 50, part * 50 + 50)))(
  'from %s on, each start day has visits that hold, and clinics that are alive at any hour',
  (...days) => {
    for (const day of days) {
      // Today, and the days on which the hours of some provider facilities differ from those of other start days.
      expectSound(planVisits(calendarsOf(day, providerFacilities, 0, 9)), day)
      expectAlive(planVisits(calendarsOf(day, live, -1, 5)), day)
    }
  },
)

it('no two visits of any day have one reference', () => {
  const everyTenth = startDays.filter((_, index) => index % 10 === 0)
  const visits = everyTenth.flatMap((day) => planVisits(calendarsOf(day, providerFacilities, 0, 10)))
  const references = new Map(visits.map((visit) => [visit.id, visitRow(visit, visit.life).reference]))
  expect(new Set(references.values()).size).toBe(references.size)
})
