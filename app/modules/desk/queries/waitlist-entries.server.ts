import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { daysBetween } from '#app/core/calendar/dates.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { isWished } from '#app/modules/booking/waitlist/freed-slots.ts'
import { findPatients } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { findOpenSlots } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { openStatuses } from '#app/modules/booking/waitlist/waitlist-status.ts'
import type { WhenWords } from '#app/modules/booking/slots/when-words.ts'
import { patients, visitTypes, waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { deskWhenWords } from '../desk-when.ts'
import {
  atDesk,
  type DeskEntry,
  type EntryRow,
  providerFacilitiesOfEntry,
  selectEntries,
  toDeskEntry,
} from './entry-row.server.ts'
import type { WaitlistFilters } from '../waitlist-filters.ts'
import {
  type DeskProviderFacility,
  listDeskProviderFacilities,
  notAtThisDesk,
} from './desk-provider-facilities.server.ts'

const pageSize = 50

/** Local days through which open times are looked for. */
const searchedDays = 60

/** Times that are offered to choose from. */
const mostTimes = 8

export type EntryList = {
  entries: DeskEntry[]
  total: number
  pageCount: number
  /** The kinds of visit that the chosen doctors have, each once. */
  visits: { code: string; name: string }[]
}

/** A page of who waits for the doctors of some provider facilities, those who have waited longest first. */
export async function listEntries(
  providerFacilities: readonly DeskProviderFacility[],
  { status, visit, page }: WaitlistFilters,
  locale: Locale,
  now = clockNow(),
): Promise<EntryList> {
  if (providerFacilities.length === 0) return { entries: [], total: 0, pageCount: 1, visits: [] }
  const where = and(
    atDesk(providerFacilities),
    status === 'open' ? inArray(waitlistEntries.status, [...openStatuses]) : eq(waitlistEntries.status, status),
    visit === null ? undefined : eq(visitTypes.code, visit),
  )
  const [counted] = await db
    .select({ total: count() })
    .from(waitlistEntries)
    .leftJoin(visitTypes, eq(visitTypes.id, waitlistEntries.visitTypeId))
    .where(where)
  const total = Number(counted?.total ?? 0)
  const rows = await selectEntries()
    .where(where)
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const entries = await inWords(rows, providerFacilities, locale, now)
  return {
    entries,
    total,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    visits: await visitsOf(providerFacilities, locale),
  }
}

async function inWords(
  rows: readonly EntryRow[],
  providerFacilities: readonly DeskProviderFacility[],
  locale: Locale,
  now: number,
) {
  const ids = [...new Set(rows.flatMap(({ entry }) => entry.bookedById ?? []))]
  const bookers = ids.length === 0 ? [] : await findPatients(db, ids)
  return rows.map((row) => {
    const booker = bookers.find(({ id }) => id === row.entry.bookedById) ?? null
    return toDeskEntry(row, { providerFacilities, booker, locale, now })
  })
}

async function visitsOf(
  providerFacilities: readonly DeskProviderFacility[],
  locale: Locale,
): Promise<EntryList['visits']> {
  const ids = providerFacilities.map(({ providerFacilityId }) => providerFacilityId)
  const rows = await db
    .select({ code: visitTypes.code, name: visitTypes.name })
    .from(visitTypes)
    .where(and(inArray(visitTypes.providerFacilityId, ids), eq(visitTypes.isActive, true)))
    .orderBy(asc(visitTypes.sort), asc(visitTypes.id))
  return [...new Map(rows.map(({ code, name }) => [code, { code, name: name[locale] }])).values()]
}

export type OpenEntry = {
  row: EntryRow
  entry: DeskEntry
  /** Where it may be served. */
  providerFacilities: DeskProviderFacility[]
}

/**
 * One entry of the desk's own.
 * @throws DomainError not_found `desk.NOT_FOUND` for one of another practice and for none alike
 */
export async function getDeskEntry(
  actor: ProviderActor,
  id: string,
  locale: Locale,
  now = clockNow(),
): Promise<OpenEntry> {
  const providerFacilities = await listDeskProviderFacilities(actor, locale)
  const [row] =
    providerFacilities.length === 0
      ? []
      : await selectEntries()
          .where(and(atDesk(providerFacilities), eq(waitlistEntries.id, id)))
          .orderBy(asc(waitlistEntries.id), asc(patients.id))
  if (!row) return notAtThisDesk()
  const [entry] = await inWords([row], providerFacilities, locale, now)
  return { row, entry: entry!, providerFacilities: providerFacilitiesOfEntry(row, providerFacilities) }
}

export type EntryTimes = {
  times: WhenWords[]
  /** None of the open times is one that they wished for; these are the next ones. */
  isBesideWishes: boolean
}

/** Open times for an entry: those it waits for, else the next ones. */
export async function timesForEntry(
  { row: { entry } }: OpenEntry,
  providerFacility: DeskProviderFacility,
  visitTypeId: string,
  locale: Locale,
  now = clockNow(),
): Promise<EntryTimes> {
  const { providerFacilityId, providerId, timeZone } = providerFacility
  const today = localDate(now, timeZone)
  const first = entry.dateFrom > today ? entry.dateFrom : today
  const days = Math.max(1, Math.min(searchedDays, daysBetween(first, entry.dateTo) + 1))
  const slotsFrom = async (from: string, count: number) =>
    (await findOpenSlots([providerFacilityId], visitTypeId, from, count, now)).get(providerFacilityId)?.slots ?? []
  const free = { providerId, specialtyIds: [], neighborhoodId: null, timeZone }
  const wished = (await slotsFrom(first, days)).filter(({ startsAt }) => isWished(entry, { ...free, startsAt }, now))
  const slots = wished.length > 0 ? wished : await slotsFrom(today, searchedDays)
  return {
    times: slots.slice(0, mostTimes).map(({ startsAt }) => deskWhenWords(startsAt, timeZone, locale, now)),
    isBesideWishes: wished.length === 0 && slots.length > 0,
  }
}
