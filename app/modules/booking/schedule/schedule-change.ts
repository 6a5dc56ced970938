import type { Localized } from '#app/core/i18n/locale.ts'
import type { visitTypes } from '#drizzle/schema/index.ts'

/** Weekly hours as stored: wall times "HH:MM", local dates "YYYY-MM-DD". */
export type RuleValues = {
  weekdays: number[]
  starts: string
  ends: string
  effectiveFrom: string | null
  effectiveTo: string | null
  everyWeeks: number
  anchorDate: string | null
  /** Null is every visit type. */
  visitTypeIds: string[] | null
}

export type Rule = RuleValues & { id: string }

export type DateException = {
  id: string
  providerFacilityId: string
  date: string
  kind: 'off' | 'extra' | 'replace'
  starts: string | null
  ends: string | null
  reason: string | null
}

export type ScheduleClosure = {
  id: string
  scope: 'provider' | 'facility' | 'provider_facility'
  scopeId: string
  dateFrom: string
  dateTo: string
  part: 'all' | 'am' | 'pm' | 'times'
  startsAt: string | null
  endsAt: string | null
  reason: Localized | null
}

export type KeptHoliday = { holidayCode: string; part: 'all' | 'am' | 'pm' }

export type VisitTypeRow = typeof visitTypes.$inferSelect

/** Everything stored that says when a provider works at a facility and what for. */
export type StoredSchedule = {
  providerFacilityId: string
  providerId: string
  facilityId: string
  timeZone: string
  activeFrom: string | null
  activeTo: string | null
  rules: readonly Rule[]
  exceptions: readonly DateException[]
  closures: readonly ScheduleClosure[]
  holidays: readonly KeptHoliday[]
  visitTypes: readonly VisitTypeRow[]
}

/** Whose times a change is about: named provider facilities, or every provider of a facility. */
type Scope = { providerFacilityIds: string[]; facilityId: string | null }

/** One change of schedules, as a form means it; a plain value that can be kept while somebody decides. */
export type ScheduleChange = Scope &
  (
    | { kind: 'hours'; put: Rule[]; remove: string[] }
    | { kind: 'visit_type'; row: VisitTypeRow }
    | { kind: 'days'; exceptions: DateException[]; closures: ScheduleClosure[]; remove: string[] }
    | { kind: 'holidays'; kept: KeptHoliday[] }
  )

/** A draft written under the earlier names, which waits for its decision all the same. */
type EarlierDraft = { placeIds?: string[]; exceptions?: (Partial<DateException> & { placeId?: string })[] }

/** A change as a draft keeps it. */
export function changeOfDraft(stored: Record<string, unknown>): ScheduleChange {
  const { placeIds, ...change } = stored as EarlierDraft
  const exceptions = change.exceptions?.map(({ placeId, ...row }) => ({ providerFacilityId: placeId, ...row }))
  return { providerFacilityIds: placeIds, ...change, ...(exceptions && { exceptions }) } as ScheduleChange
}

const without = <Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]) =>
  rows.filter(({ id }) => !ids.includes(id))

function put<Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] {
  const isKnown = rows.some(({ id }) => id === row.id)
  return isKnown ? rows.map((each) => (each.id === row.id ? row : each)) : [...rows, row]
}

function isConcerned({ providerFacilityId, facilityId }: StoredSchedule, change: Scope): boolean {
  return change.providerFacilityIds.includes(providerFacilityId) || change.facilityId === facilityId
}

const isSameException = (one: DateException, other: DateException) =>
  one.providerFacilityId === other.providerFacilityId &&
  one.date === other.date &&
  one.kind === other.kind &&
  one.starts === other.starts &&
  one.ends === other.ends

const isSameClosure = (one: ScheduleClosure, other: ScheduleClosure) =>
  one.scopeId === other.scopeId &&
  one.dateFrom === other.dateFrom &&
  one.dateTo === other.dateTo &&
  one.part === other.part &&
  one.startsAt === other.startsAt &&
  one.endsAt === other.endsAt

/** What of the rows to add is not there yet: a form that is sent twice adds once. */
export function missingDays(schedules: readonly StoredSchedule[], change: Extract<ScheduleChange, { kind: 'days' }>) {
  const exceptions = schedules.flatMap((schedule) => schedule.exceptions)
  const closures = schedules.flatMap((schedule) => schedule.closures)
  return {
    exceptions: change.exceptions.filter((row) => !exceptions.some((each) => isSameException(each, row))),
    closures: change.closures.filter((row) => !closures.some((each) => isSameClosure(each, row))),
  }
}

/** The schedule of a provider facility as it stands after a change. */
export function changedSchedule(schedule: StoredSchedule, change: ScheduleChange): StoredSchedule {
  if (!isConcerned(schedule, change)) return schedule
  switch (change.kind) {
    case 'hours':
      return { ...schedule, rules: change.put.reduce(put<Rule>, without(schedule.rules, change.remove)) }
    case 'visit_type':
      return { ...schedule, visitTypes: put(schedule.visitTypes, change.row) }
    case 'holidays':
      return { ...schedule, holidays: change.kept }
    case 'days': {
      const { exceptions, closures } = missingDays([schedule], change)
      const own = [schedule.providerFacilityId, schedule.facilityId, schedule.providerId]
      return {
        ...schedule,
        exceptions: [
          ...without(schedule.exceptions, change.remove),
          ...exceptions.filter(({ providerFacilityId }) => providerFacilityId === schedule.providerFacilityId),
        ],
        closures: [
          ...without(schedule.closures, change.remove),
          ...closures.filter(({ scopeId }) => own.includes(scopeId)),
        ],
      }
    }
  }
}

/** What a form shows and a change would overwrite; null when it overwrites nothing. */
export function factsUnder(schedules: readonly StoredSchedule[], change: ScheduleChange): unknown {
  switch (change.kind) {
    case 'hours':
      return rulesUnder(
        schedules.flatMap(({ rules }) => rules),
        [...change.put.map(({ id }) => id), ...change.remove],
      )
    case 'visit_type':
      return schedules.flatMap(({ visitTypes }) => visitTypes).find(({ id }) => id === change.row.id) ?? null
    case 'holidays':
      return sortedHolidays(schedules[0]?.holidays ?? [])
    case 'days':
      return null
  }
}

export function rulesUnder(rules: readonly Rule[], ids: readonly string[]): Rule[] | null {
  const rows = rules.filter(({ id }) => ids.includes(id)).sort((one, other) => (one.id < other.id ? -1 : 1))
  return rows.length === 0 ? null : rows
}

export function sortedHolidays(kept: readonly KeptHoliday[]): KeptHoliday[] {
  return kept
    .map(({ holidayCode, part }) => ({ holidayCode, part }))
    .sort((one, other) => (one.holidayCode < other.holidayCode ? -1 : 1))
}
