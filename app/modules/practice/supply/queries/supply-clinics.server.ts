import { asc, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { type LocalDate } from '#app/core/calendar/dates.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { allows, atLevelWith, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { facilities } from '#drizzle/schema/directory.ts'

/** A clinic of whose supplies somebody knows by their seat there; where its level has none, `mayRead` is false. */
export type SupplyClinic = Readonly<{
  id: string
  slug: string
  name: string
  timeZone: string
  today: LocalDate
  mayRead: boolean
  /** Receives and uses. */
  mayMove: boolean
  /** Everything else. */
  mayManage: boolean
}>

/** By name; also those whose level has no supplies, so that it can be said which has. */
export async function listSupplyClinics(actor: ProviderActor): Promise<SupplyClinic[]> {
  const ids = facilityIdsWith(atLevelWith(actor, 'supply'), 'supply.read')
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(facilities)
    .where(inArray(facilities.id, ids))
    .orderBy(asc(facilities.nameEn), asc(facilities.id))
  return rows
    .filter(({ status }) => status === 'pending' || status === 'active')
    .map((row) => ({
      ...{ id: row.id, slug: row.slug, name: facilityName(row, actor.locale), timeZone: row.timeZone },
      today: localDate(now(), row.timeZone),
      mayRead: allows(actor, 'supply.read', { facilityId: row.id }),
      mayMove: allows(actor, 'supply.move', { facilityId: row.id }),
      mayManage: allows(actor, 'supply.manage', { facilityId: row.id }),
    }))
}

/** The clinic that an address names by its slug, or the first where it names none; null for a foreign one as for a missing one. */
export function chosenSupplyClinic(clinics: readonly SupplyClinic[], slug: string | null): SupplyClinic | null {
  return (slug ? clinics.find((clinic) => clinic.slug === slug) : clinics[0]) ?? null
}
