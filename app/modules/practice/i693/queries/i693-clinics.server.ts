import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { allows, atLevelWith, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { listFacilitiesInUse } from '#app/modules/directory/queries/facilities-in-use.server.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { facilitiesWithSurgeon } from './surgeons.server.ts'

/** A clinic whose immigration examinations somebody keeps; where its level has none, `isIncluded` is false. */
export type I693Clinic = Readonly<{
  id: string
  slug: string
  name: string
  timeZone: string
  today: LocalDate
  isIncluded: boolean
  hasSurgeon: boolean
  /** Only the cases of which the person is the civil surgeon: who works there without a seat. */
  isOwnOnly: boolean
}>

async function practicedAt(providerId: string | null): Promise<string[]> {
  if (providerId === null) return []
  const rows = await db
    .select({ id: providerFacilities.facilityId })
    .from(providerFacilities)
    .where(eq(providerFacilities.providerId, providerId))
  return rows.map(({ id }) => id)
}

/** By name, those with a civil surgeon first; also those whose level has no examinations, so that it can be said which has. */
export async function listI693Clinics(actor: ProviderActor): Promise<I693Clinic[]> {
  const bySeat = facilityIdsWith(atLevelWith(actor, 'i693'), 'i693.manage')
  const rows = await listFacilitiesInUse([...bySeat, ...(await practicedAt(actor.providerId))])
  const withSurgeon = await facilitiesWithSurgeon(rows.map(({ id }) => id))
  return rows
    .map((row) => ({
      ...{ id: row.id, slug: row.slug, name: facilityName(row, actor.locale), timeZone: row.timeZone },
      today: localDate(now(), row.timeZone),
      isIncluded: allows(actor, 'i693.manage', { facilityId: row.id, providerId: actor.providerId }),
      hasSurgeon: withSurgeon.has(row.id),
      isOwnOnly: !facilityIdsWith(actor, 'i693.manage').includes(row.id),
    }))
    .toSorted((a, b) => Number(b.hasSurgeon) - Number(a.hasSurgeon))
}
