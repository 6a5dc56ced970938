import type { ProviderActor } from '#app/core/actor.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { allows, type Capability } from '#app/modules/accounts/capabilities.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { findProviderFacilities } from '#app/modules/directory/queries/provider-facilities.server.ts'

/** A provider at a facility that is somebody's own or where they have a seat. */
export type OwnProviderFacility = Readonly<{
  providerFacilityId: string
  providerId: string
  facilityId: string
  timeZone: string
  doctor: string
  /** Patients may ask for or take a time there. */
  isBookable: boolean
  facility: Readonly<{ slug: string; name: string }>
}>

/** The provider facilities where somebody may do something: those of the own profile and those of their seats; by facility and doctor. */
export async function listOwnProviderFacilities(
  actor: ProviderActor,
  locale: Locale,
  capability: Capability = 'appointment.read',
): Promise<OwnProviderFacility[]> {
  const seats = actor.seats.map(({ facilityId }) => facilityId)
  const rows = await findProviderFacilities({ providerId: actor.providerId, facilityIds: seats })
  return rows
    .filter(({ facilityStatus }) => facilityStatus !== 'closed')
    .filter(({ facilityId, providerId }) => allows(actor, capability, { facilityId, providerId }))
    .map((row) => ({
      providerFacilityId: row.id,
      providerId: row.providerId,
      facilityId: row.facilityId,
      timeZone: row.timeZone,
      isBookable: row.isBookable,
      doctor: displayName(row, locale).main,
      facility: { slug: row.facilitySlug, name: facilityName(row.facility, locale) },
    }))
}

/** The provider facilities at the facility that an address names by `place`; all of them when it names none or one that is not theirs. */
export function chosenProviderFacilities(
  providerFacilities: readonly OwnProviderFacility[],
  search: URLSearchParams,
): readonly OwnProviderFacility[] {
  const chosen = providerFacilities.filter(({ facility }) => facility.slug === search.get('place'))
  return chosen.length > 0 ? chosen : providerFacilities
}
