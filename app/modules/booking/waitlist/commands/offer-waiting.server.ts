import { and, asc, eq, gt } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { dayNumber } from '#app/core/calendar/dates.ts'
import { facilities, providerFacilities, providers } from '#drizzle/schema/directory.ts'
import { waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { closedWaitlists, offersFreeTime } from '#app/modules/booking/queries/booking-rules.server.ts'
import { getProviderFacility } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { byTurn, isWished, shareOfTurn, type WaitlistEntry } from '../freed-slots.ts'
import { entryKey, findHold } from '#app/modules/booking/holds/queries/holds.server.ts'
import { mayBeOffered, offerTo, quietFacts } from './offer-time.server.ts'
import { findOpenSlots } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { findPatients, patientIdsOf } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { findVisitThatDay } from '#app/modules/booking/patients/queries/visits-of-patient.server.ts'
import { findWaitable } from '#app/modules/booking/slots/queries/waitable.server.ts'
import { isQuiet } from '../waitlist-status.ts'

/** Entries that one run looks at, longest waiting first. */
const batch = 100
/** The last of them: the next run goes on behind it, so that those whom no time suits keep nobody else from being looked at. */
let lookedUpTo = ''
/** Days looked ahead; no visit type opens its times earlier than that by default. */
const daysAhead = 60
/** Provider facilities whose times one run looks at for an entry. */
const mostPlaces = 50

/**
 * Offers open times to those who wait: what was freed at night, new hours of a provider, a hold that ran out. One offer
 * an entry; a time that somebody has been offered before is not offered to them again.
 * @returns how many offers were made.
 */
export async function offerWaiting(): Promise<number> {
  const today = wallClock(now() - dayMs).date
  const entries = await db
    .select()
    .from(waitlistEntries)
    .where(and(mayBeOffered, gt(waitlistEntries.dateTo, today), gt(waitlistEntries.id, lookedUpTo)))
    .orderBy(asc(waitlistEntries.id))
    .limit(batch)
  lookedUpTo = entries.length < batch ? '' : entries.at(-1)!.id
  let offers = 0
  for (const entry of entries.sort(byTurn)) if (await offerOpenTime(entry)) offers += 1
  return offers
}

type Candidate = { providerFacilityId: string; visitTypeId: string; startsAt: number }

async function offerOpenTime(entry: WaitlistEntry): Promise<boolean> {
  for (const candidate of await openTimesFor(entry)) {
    const isOffered = await withTransaction(async (tx) => {
      const [current] = await tx.select().from(waitlistEntries).where(eq(waitlistEntries.id, entry.id))
      if (current?.status !== 'waiting') return null
      if (!(await offersFreeTime(tx, candidate.providerFacilityId, candidate.startsAt))) return false
      const providerFacility = await getProviderFacility(tx, candidate.providerFacilityId)
      return offerTo(tx, current, providerFacility, candidate)
    })
    if (isOffered === null) return false
    if (isOffered) return true
  }
  return false
}

/** Open times that suit an entry and may be told now, earliest first. */
async function openTimesFor(entry: WaitlistEntry): Promise<Candidate[]> {
  const candidates = entry.providerId === null ? await placesOfSpecialty(entry) : await placesOfProvider(entry)
  if (candidates.length === 0) return []
  const from = [entry.dateFrom, wallClock(now() - dayMs).date].sort()[1]!
  const days = Math.min(daysAhead, dayNumber(entry.dateTo) - dayNumber(from) + 1)
  if (days < 1) return []
  const ids = candidates.map(({ providerFacilityId }) => providerFacilityId)
  const visitTypeIds = candidates.flatMap(({ visitTypeId }) => visitTypeId ?? [])
  const open = await findOpenSlots(ids, visitTypeIds.length > 0 ? visitTypeIds : null, from, days)
  const times: Candidate[] = []
  const hasVisit = await visitsByDay(entry)
  for (const providerFacility of candidates) {
    const { slots = [], visitTypeId } = open.get(providerFacility.providerFacilityId) ?? {}
    const { providerFacilityId, providerId, neighborhoodId, timeZone } = providerFacility
    const free = { providerId, specialtyIds: [entry.specialtyId ?? ''], neighborhoodId, timeZone }
    for (const { startsAt } of slots) {
      if (!isWished(entry, { ...free, startsAt }, now())) continue
      const quiet = quietFacts(startsAt, timeZone)
      if (isQuiet(quiet.minuteOfDay!) && !quiet.isSameDay) continue
      if (await hasVisit(providerId, startsAt, timeZone)) continue
      const time = { providerFacilityId, visitTypeId: visitTypeId!, startsAt }
      if ((await findHold(db, entryKey(entry.id), time)) === null) times.push(time)
      // A provider facility with many open times needs no more of them than may be gone in the meantime.
      if (times.length >= 5 * candidates.length) break
    }
  }
  return times.sort((one, other) => one.startsAt - other.startsAt).slice(0, 5)
}

/** Whether who waits has a visit with a provider on the day of a time already; each day is asked about once. */
async function visitsByDay({ patientId }: WaitlistEntry) {
  const [patient] = await findPatients(db, [patientId])
  const patientIds = await patientIdsOf(db, patient!.matchHash)
  const known = new Map<string, boolean>()
  return async (providerId: string, startsAt: number, timeZone: string): Promise<boolean> => {
    const key = `${providerId} ${wallClock(startsAt, timeZone).date}`
    const found =
      known.get(key) ?? (await findVisitThatDay(db, { patientIds, providerId, startsAt, timeZone })) !== null
    known.set(key, found)
    return found
  }
}

type Place = Omit<Candidate, 'startsAt' | 'visitTypeId'> & {
  providerId: string
  neighborhoodId: string | null
  timeZone: string
  /** Null is the first kind of visit there. */
  visitTypeId: string | null
}

async function placesOfSpecialty({ specialtyId, neighborhoodId, patientId }: WaitlistEntry): Promise<Place[]> {
  const [patient] = await findPatients(db, [patientId])
  const wishes = { specialtyId: specialtyId ?? '', neighborhoodId, languageId: patient?.languageId ?? null }
  return shareOfTurn(await findWaitable(db, wishes), mostPlaces, now())
}

async function placesOfProvider({ providerId, visitTypeId }: WaitlistEntry): Promise<Place[]> {
  const found = await db
    .select({
      providerFacilityId: providerFacilities.id,
      providerId: providers.id,
      neighborhoodId: facilities.neighborhoodId,
      timeZone: facilities.timeZone,
    })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(
      and(
        eq(providerFacilities.providerId, providerId ?? ''),
        eq(providerFacilities.isBookable, true),
        eq(providers.status, 'listed'),
      ),
    )
    .orderBy(asc(providerFacilities.id))
    .limit(mostPlaces)
  const closed = await closedWaitlists(
    db,
    found.map(({ providerFacilityId }) => providerFacilityId),
  )
  return found
    .filter(({ providerFacilityId }) => !closed.has(providerFacilityId))
    .map((place) => ({ ...place, visitTypeId }))
}
