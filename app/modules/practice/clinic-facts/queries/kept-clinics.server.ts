import type { ProviderActor } from '#app/core/actor.ts'
import { allows, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { listFacilitiesInUse } from '#app/modules/directory/queries/facilities-in-use.server.ts'
import { listOwnProviderFacilities } from '#app/modules/practice/queries/own-provider-facilities.server.ts'

/**
 * The clinics whose facts somebody reads: where they have a seat, also where no doctor works, and where they practice. Who leads one
 * changes it. By name.
 */
export async function listKeptClinics(actor: ProviderActor) {
  const own = await listOwnProviderFacilities(actor, actor.locale)
  const rows = await listFacilitiesInUse([
    ...facilityIdsWith(actor, 'appointment.read'),
    ...own.map(({ facilityId }) => facilityId),
  ])
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
