import { and, asc, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { allows, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { listOwnProviderFacilities } from '#app/modules/practice/queries/own-provider-facilities.server.ts'
import { facilities } from '#drizzle/schema/index.ts'

/**
 * The clinics whose facts somebody reads: where they have a seat, also where no doctor works, and where they practice. Who leads one
 * changes it. By name.
 */
export async function listKeptClinics(actor: ProviderActor) {
  const own = await listOwnProviderFacilities(actor, actor.locale)
  const ids = new Set([...facilityIdsWith(actor, 'appointment.read'), ...own.map(({ facilityId }) => facilityId)])
  if (ids.size === 0) return []
  const rows = await db
    .select()
    .from(facilities)
    .where(and(inArray(facilities.id, [...ids]), inArray(facilities.status, ['pending', 'active'])))
    .orderBy(asc(facilities.nameEn), asc(facilities.id))
  return rows.map((row) => ({
    row,
    name: facilityName(row, actor.locale),
    canEdit: allows(actor, 'facility.edit', { facilityId: row.id }),
    /** The doctors there, as far as the person may see them. */
    doctors: own.filter(({ facilityId }) => facilityId === row.id),
  }))
}

export type KeptClinic = Awaited<ReturnType<typeof listKeptClinics>>[number]

/** The clinic that an address names by its slug, or the first where it names none; null for a foreign one as for a missing one. */
export function chosenClinic(clinics: readonly KeptClinic[], slug: string | null): KeptClinic | null {
  return (slug ? clinics.find(({ row }) => row.slug === slug) : clinics[0]) ?? null
}
