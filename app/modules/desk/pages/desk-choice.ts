import type { DeskProviderFacility } from '../queries/desk-provider-facilities.server.ts'
import { isDeskDate } from '../desk-dates.ts'

/** What a desk looks at: one facility, and there one doctor or all of them. */
export type DeskChoice = {
  facility: { id: string; slug: string; name: string; timeZone: string; acceptsWalkIn: boolean }
  /** The provider facilities looked at: all doctors of the facility, or the one that was chosen. */
  providerFacilities: DeskProviderFacility[]
  /** All doctors of the facility. */
  colleagues: DeskProviderFacility[]
  /** The slug of the doctor who was chosen; null is everybody. */
  doctor: string | null
}

export type FacilityChoice = { slug: string; name: string }

/** The facilities of provider facilities, each once. */
export function facilitiesOf(providerFacilities: readonly DeskProviderFacility[]): FacilityChoice[] {
  const bySlug = new Map(providerFacilities.map(({ facility: { slug, name } }) => [slug, { slug, name }]))
  return [...bySlug.values()]
}

/**
 * What an address chooses by `place` and `doctor` (slugs); the first facility and everybody without them. Null when it
 * names what is not at this desk, or the desk has no provider facility at all.
 */
export function chooseDesk(
  providerFacilities: readonly DeskProviderFacility[],
  search: URLSearchParams,
): DeskChoice | null {
  const wanted = search.get('place') || providerFacilities[0]?.facility.slug
  const colleagues = providerFacilities.filter(({ facility }) => facility.slug === wanted)
  const [first] = colleagues
  if (!first) return null
  const doctor = search.get('doctor') || null
  const chosen = colleagues.filter((providerFacility) => doctor === null || providerFacility.doctor.slug === doctor)
  if (chosen.length === 0) return null
  const { slug, name, acceptsWalkIn } = first.facility
  const facility = { id: first.facilityId, slug, name, acceptsWalkIn, timeZone: first.timeZone }
  return { facility, providerFacilities: chosen, colleagues, doctor }
}

/** The date of an address, else the one handed in. */
export function chooseDate(search: URLSearchParams, today: string): string {
  const date = search.get('date')
  return isDeskDate(date) ? date : today
}
