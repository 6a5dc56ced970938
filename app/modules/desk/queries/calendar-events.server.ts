import { and, asc, eq, gte, inArray, lt, lte, notInArray, or } from 'drizzle-orm'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { dateSpan, wallSpan, zoneOffsets } from '#app/core/calendar/zones.ts'
import { appointments, availabilityExceptions, closures } from '#drizzle/schema/index.ts'
import type { WallSpan } from '../calendar-hours.ts'
import { type Seats, seatsAmong } from '../group-visits.ts'
import { openVisits, selectVisits, toDeskVisit, type VisitRow } from './visit-row.server.ts'
import { atProviderFacilities } from './day-visits.server.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'

/** A visit or a blocked time as a calendar draws it. `start` and `end` are the wall clock of the facility, written as if it were UTC. */
export type CalendarEvent = {
  id: string
  kind: 'visit' | 'block'
  start: string
  end: string
  /** Both ends in words where the drawn ones would mislead, which they do in the hour that comes twice; else null. */
  words: { from: string; to: string } | null
  /** The patient's name, or why the time is blocked. */
  title: string
  /** The kind of visit in words; null for blocks. */
  detail: string | null
  /** Of a group visit: how many come, of how many. */
  seats: Seats | null
  phone: string | null
  doctor: string
  status: VisitRow['status'] | null
  /** The minutes that are kept free before and after a visit, as wall times. */
  buffers: WallSpan[]
  /** For moving: null when it cannot be moved. */
  version: number | null
}

type Asked = {
  providerFacilities: readonly DeskProviderFacility[]
  from: string
  days: number
  locale: Locale
}

/** Everything a calendar shows of provider facilities from a local date on, by start. */
export async function listCalendarEvents(asked: Asked): Promise<CalendarEvent[]> {
  if (asked.providerFacilities.length === 0) return []
  const visits = await listVisits(asked)
  const blocks = await listBlocks(asked)
  return [...visits, ...blocks].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.id < b.id ? -1 : 1))
}

async function listVisits({ providerFacilities, from, days, locale }: Asked): Promise<CalendarEvent[]> {
  const now = clockNow()
  const span = dateSpan(from, providerFacilities[0]!.timeZone, days)
  const providerFacilityOf = new Map(
    providerFacilities.map((providerFacility) => [providerFacility.providerFacilityId, providerFacility]),
  )
  const rows = await selectVisits()
    .where(
      and(
        atProviderFacilities(providerFacilities),
        gte(appointments.startsAt, span.from),
        lt(appointments.startsAt, span.to),
        notInArray(appointments.status, ['declined', 'expired', 'entered_in_error']),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  const seatsOf = seatsAmong(rows)
  return openVisits(rows).map((row) => {
    const providerFacility = providerFacilityOf.get(row.providerFacilityId)!
    const visit = toDeskVisit(row, providerFacility, { locale, now, seats: seatsOf(row) })
    return {
      id: row.id,
      kind: 'visit',
      ...wallSpan(row.startsAt!, row.endsAt!, row.timeZone),
      words: [row.startsAt!, row.endsAt!].some((end) => zoneOffsets(row.timeZone).turnOf(end) !== null)
        ? { from: visit.time!, to: visit.endTime! }
        : null,
      title: visit.patient.main,
      detail: visit.visit?.name ?? null,
      seats: visit.seats,
      phone: visit.patient.phone,
      doctor: providerFacility.doctor.slug,
      status: row.status,
      buffers: buffersOf(row),
      version: visit.steps.includes('move') ? row.version : null,
    }
  })
}

/** What is kept free around a visit that keeps its time. */
function buffersOf({ status, startsAt, endsAt, busyFrom, busyTo, timeZone }: VisitRow): WallSpan[] {
  if (status === 'cancelled' || startsAt === null || endsAt === null) return []
  const spans = [
    [busyFrom ?? startsAt, startsAt],
    [endsAt, busyTo ?? endsAt],
  ] as const
  return spans.flatMap(([from, to]) => (from < to ? wallSpan(from, to, timeZone) : []))
}

/** Times off of single dates at provider facilities. */
function findTimesOff(providerFacilities: readonly DeskProviderFacility[], first: string, last: string) {
  return db
    .select()
    .from(availabilityExceptions)
    .where(
      and(
        inArray(
          availabilityExceptions.providerFacilityId,
          providerFacilities.map(({ providerFacilityId }) => providerFacilityId),
        ),
        eq(availabilityExceptions.kind, 'off'),
        gte(availabilityExceptions.date, first),
        lte(availabilityExceptions.date, last),
      ),
    )
    .orderBy(asc(availabilityExceptions.date), asc(availabilityExceptions.id))
}

/** Closures of doctors, of facilities, or of a doctor at one of them. */
function findClosures(providerFacilities: readonly DeskProviderFacility[], first: string, last: string) {
  const scopes = providerFacilities.flatMap((providerFacility) => [
    providerFacility.providerFacilityId,
    providerFacility.providerId,
    providerFacility.facilityId,
  ])
  return db
    .select()
    .from(closures)
    .where(
      and(
        inArray(closures.scopeId, [...new Set(scopes)]),
        lte(closures.dateFrom, last),
        gte(closures.dateTo, first),
        or(eq(closures.scope, 'provider'), eq(closures.scope, 'facility'), eq(closures.scope, 'provider_facility')),
      ),
    )
    .orderBy(asc(closures.dateFrom), asc(closures.id))
}

type Block = {
  id: string
  providerFacility: DeskProviderFacility
  date: string
  starts: string
  ends: string
  title: string
}

function toEvent({ id, providerFacility, date, starts, ends, title }: Block): CalendarEvent {
  return {
    id: `${id}-${providerFacility.doctor.slug}-${date}`,
    kind: 'block',
    start: `${date}T${starts}:00Z`,
    end: ends === '24:00' || ends <= starts ? `${addDays(date, 1)}T00:00:00Z` : `${date}T${ends}:00Z`,
    words: null,
    title,
    detail: null,
    seats: null,
    phone: null,
    doctor: providerFacility.doctor.slug,
    status: null,
    buffers: [],
    version: null,
  }
}

const parts = { all: ['00:00', '24:00'], am: ['00:00', '12:00'], pm: ['12:00', '24:00'] } as const

type Closure = Awaited<ReturnType<typeof findClosures>>[number]

/** What a closure takes of a provider facility's days between two dates. */
function blocksOf(
  closure: Closure,
  providerFacility: DeskProviderFacility,
  first: string,
  last: string,
  locale: Locale,
): Block[] {
  const own: Partial<Record<Closure['scope'], string>> = {
    provider: providerFacility.providerId,
    facility: providerFacility.facilityId,
    provider_facility: providerFacility.providerFacilityId,
  }
  if (own[closure.scope] !== closure.scopeId) return []
  const [starts, ends] =
    closure.part === 'times' ? [closure.startsAt ?? '00:00', closure.endsAt ?? '24:00'] : parts[closure.part]
  const title = closure.reason?.[locale] ?? ''
  const blocks: Block[] = []
  let date = closure.dateFrom < first ? first : closure.dateFrom
  for (; date <= closure.dateTo && date <= last; date = addDays(date, 1))
    blocks.push({ id: closure.id, providerFacility, date, starts, ends, title })
  return blocks
}

/** Times off: of one date, or closures of doctor, facility or both. */
async function listBlocks({ providerFacilities, from, days, locale }: Asked): Promise<CalendarEvent[]> {
  const last = addDays(from, days - 1)
  const off = (await findTimesOff(providerFacilities, from, last)).map(
    ({ id, providerFacilityId, date, starts, ends, reason }): Block => ({
      id,
      providerFacility: providerFacilities.find(
        (providerFacility) => providerFacility.providerFacilityId === providerFacilityId,
      )!,
      date,
      starts: starts ?? '00:00',
      ends: ends ?? '24:00',
      title: reason ?? '',
    }),
  )
  const closed = (await findClosures(providerFacilities, from, last)).flatMap((closure) =>
    providerFacilities.flatMap((providerFacility) => blocksOf(closure, providerFacility, from, last, locale)),
  )
  return [...off, ...closed].map(toEvent)
}
