import fc from 'fast-check'
import { dayNumber } from '#app/core/calendar/dates.ts'
import {
  toClosure,
  toException,
  toRule,
  type Busy,
  type ResourceUse,
  type SlotInput,
  type SlotResource,
  type SlotVisitType,
} from '#app/modules/booking/slots/slot-input.ts'
import { shownAt } from './oracle.ts'

/** One question about open slots, in the form in which rows hold it. */
export type SlotCase = {
  timeZone: string
  now: number
  fromDate: string
  days: number
  activeFrom: string | null
  activeTo: string | null
  visitType: SlotVisitType
  isNewPatient: boolean | null
  rules: Parameters<typeof toRule>[0][]
  exceptions: Parameters<typeof toException>[0][]
  closures: Parameters<typeof toClosure>[0][]
  taken: number[]
  busy: Busy[]
  cappedStarts: number[]
  resources: SlotResource[]
  resourceUses: ResourceUse[]
}

export function inputOf(test: SlotCase): SlotInput {
  return {
    ...test,
    fromDay: dayNumber(test.fromDate),
    activeFrom: test.activeFrom === null ? -Infinity : dayNumber(test.activeFrom),
    activeTo: test.activeTo === null ? Infinity : dayNumber(test.activeTo),
    rules: test.rules.map(toRule),
    exceptions: test.exceptions.map(toException),
    closures: test.closures.map(toClosure),
  }
}

export const visitType: SlotVisitType = {
  id: 'visit',
  minutes: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  sharesBuffers: false,
  alignMinutes: 30,
  leadMinutes: 0,
  horizonDays: 60,
  newPatients: 'all',
  capacity: 1,
  dailyCap: null,
  resourceKinds: [],
}

/** A provider without anything booked who works every day at the given wall times. */
export function simpleCase(date: string, starts: string, ends: string, overrides: Partial<SlotCase> = {}): SlotCase {
  return {
    timeZone: 'America/New_York',
    now: Date.parse(`${date}T00:00Z`) - 10 * dayMs,
    fromDate: date,
    days: 1,
    activeFrom: null,
    activeTo: null,
    visitType,
    isNewPatient: null,
    rules: [rule(starts, ends)],
    exceptions: [],
    closures: [],
    taken: [],
    busy: [],
    cappedStarts: [],
    resources: [],
    resourceUses: [],
    ...overrides,
  }
}

export const rule = (starts: string, ends: string): SlotCase['rules'][number] => ({
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  starts,
  ends,
  effectiveFrom: null,
  effectiveTo: null,
  everyWeeks: 1,
  anchorDate: null,
  visitTypeIds: null,
})

export const zones = [
  'America/New_York',
  'America/Chicago',
  'Asia/Shanghai',
  'Australia/Lord_Howe',
  'Europe/London',
  'Africa/Casablanca',
]

const dayMs = 86_400_000
const minuteMs = 60_000
const text = (instant: number) => new Date(instant).toISOString().slice(0, 10)
const shift = (date: string, days: number) => text(Date.parse(date) + days * dayMs)

/** The local dates of 2026–2030 on which a zone's clocks change, found by asking Intl at midnight UTC of each. */
export function changeDates(timeZone: string): string[] {
  const dates: string[] = []
  const offsetAt = (instant: number) => shownAt(timeZone, instant) - instant / minuteMs
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2031, 0, 1); day += dayMs) {
    if (offsetAt(day) === offsetAt(day + dayMs)) continue
    for (let at = day; at < day + dayMs; at += 30 * minuteMs)
      if (offsetAt(at) !== offsetAt(at + 30 * minuteMs))
        dates.push(text(shownAt(timeZone, at + 30 * minuteMs) * minuteMs))
  }
  return dates
}

const dates = new Map(zones.map((zone) => [zone, [...changeDates(zone), '2026-10-20', '2028-02-29', '2029-12-31']]))

const rarely = <T>(value: T, other: fc.Arbitrary<T>, weight = 4) =>
  fc.oneof({ weight, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: other })
const wallTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 0, 0, 15, 30, 45, 50))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const endTime = fc.oneof({ weight: 1, arbitrary: fc.constant('24:00') }, { weight: 6, arbitrary: wallTime })

const visitTypes = fc.record({
  id: fc.constant('visit'),
  minutes: fc.constantFrom(10, 20, 30, 45, 60, 120),
  bufferBefore: rarely(0, fc.constantFrom(5, 10, 20)),
  bufferAfter: rarely(0, fc.constantFrom(5, 15, 25), 1),
  sharesBuffers: fc.boolean(),
  alignMinutes: fc.constantFrom(10, 15, 20, 25, 30, 45, 60),
  leadMinutes: rarely(0, fc.constantFrom(45, 120, 1500), 1),
  horizonDays: rarely(60, fc.constantFrom(0, 1, 2, 10), 2),
  newPatients: rarely<SlotVisitType['newPatients']>('all', fc.constantFrom('new_only', 'returning_only'), 9),
  capacity: rarely(1, fc.integer({ min: 2, max: 4 }), 2),
  dailyCap: rarely<number | null>(null, fc.integer({ min: 0, max: 3 })),
  resourceKinds: rarely<string[]>([], fc.constantFrom(['room'], ['room', 'chair'], ['device'])),
})

/** Cases around clock changes and ordinary days in several zones, each kind of rule and of taken time among them. */
export const slotCases: fc.Arbitrary<SlotCase> = fc.constantFrom(...zones).chain((timeZone) =>
  fc.constantFrom(...dates.get(timeZone)!).chain((center) => {
    const near = (from: number, to: number) => fc.integer({ min: from, max: to }).map((days) => shift(center, days))
    const noon = Date.parse(`${center}T12:00Z`)
    const instants = (step: number) =>
      fc.integer({ min: -36 * 60, max: 36 * 60 }).map((min) => noon + Math.round(min / step) * step * minuteMs)
    const busy = fc
      .record({
        startsAt: instants(5),
        length: fc.constantFrom(10, 20, 30, 60, 150),
        before: rarely(0, fc.constantFrom(5, 15), 1),
        after: rarely(0, fc.constantFrom(10, 25), 1),
        sharesBuffers: fc.boolean(),
        visitTypeId: fc.constantFrom('visit', 'other', null),
        seat: fc.integer({ min: 0, max: 3 }),
        resourceIds: fc.constantFrom([], ['r1'], ['r2', 'c1']),
      })
      .map(({ length, before, after, startsAt, ...rest }) => {
        const endsAt = startsAt + length * minuteMs
        return { ...rest, startsAt, endsAt, busyFrom: startsAt - before * minuteMs, busyTo: endsAt + after * minuteMs }
      })
    return fc
      .record({
        timeZone: fc.constant(timeZone),
        now: fc.oneof(instants(1), fc.constant(noon - 3 * dayMs)),
        fromDate: near(-1, 1),
        days: fc.integer({ min: 1, max: 3 }),
        activeFrom: rarely<string | null>(null, near(-1, 1), 9),
        activeTo: rarely<string | null>(null, near(-1, 1), 9),
        visitType: visitTypes,
        isNewPatient: rarely<boolean | null>(null, fc.boolean(), 2),
        rules: fc.array(
          fc.record({
            weekdays: rarely([1, 2, 3, 4, 5, 6, 7], fc.subarray([1, 2, 3, 4, 5, 6, 7]), 2),
            starts: wallTime,
            ends: endTime,
            effectiveFrom: rarely<string | null>(null, near(-20, 1)),
            effectiveTo: rarely<string | null>(null, near(-2, 20)),
            everyWeeks: rarely(1, fc.constantFrom(2, 3)),
            anchorDate: fc.oneof(fc.constant(null), near(-30, 30)),
            visitTypeIds: rarely<string[] | null>(null, fc.constantFrom(['visit'], ['other'])),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        exceptions: fc.array(
          fc.record({
            date: near(-2, 2),
            kind: fc.constantFrom<'off' | 'extra' | 'replace'>('off', 'extra', 'replace'),
            starts: wallTime,
            ends: endTime,
            isWhole: fc.boolean(),
          }),
          { maxLength: 2 },
        ),
        closures: fc.array(
          fc.record({
            dateFrom: near(-3, 1),
            dateTo: near(-1, 3),
            part: fc.constantFrom<'all' | 'am' | 'pm' | 'times'>('all', 'am', 'pm', 'times', 'times'),
            startsAt: wallTime,
            endsAt: endTime,
          }),
          { maxLength: 1 },
        ),
        takenBusy: fc.array(busy, { maxLength: 3 }),
        busy: fc.array(busy, { maxLength: 6 }),
        cappedStarts: fc.array(instants(5), { maxLength: 5 }),
        resources: fc.constantFrom<SlotResource[]>(
          [{ id: 'r1', kind: 'room', capacity: 1 }],
          [
            { id: 'r1', kind: 'room', capacity: 1 },
            { id: 'r2', kind: 'room', capacity: 2 },
            { id: 'c1', kind: 'chair', capacity: 2 },
          ],
        ),
        resourceUses: fc.array(
          fc
            .record({
              resourceId: fc.constantFrom('r1', 'r2', 'c1'),
              from: instants(5),
              length: fc.constantFrom(15, 60, 600),
              session: fc.constantFrom('a', 'b', 'c', 'd'),
            })
            .map(({ length, ...use }) => ({ ...use, to: use.from + length * minuteMs })),
          { maxLength: 5 },
        ),
      })
      .map(({ takenBusy, exceptions, ...test }) => ({
        ...test,
        resourceUses: test.resourceUses.filter(
          (use, index, all) =>
            all.findIndex((each) => each.resourceId === use.resourceId && each.session === use.session) === index,
        ),
        taken: takenBusy.flatMap(({ busyFrom, busyTo }) => [busyFrom, busyTo]),
        exceptions: exceptions.map(({ isWhole, ...exception }) =>
          isWhole ? { ...exception, starts: null, ends: null } : exception,
        ),
      }))
  }),
)
