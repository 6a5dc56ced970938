import type { ProviderActor, SeatRole } from '#app/core/actor.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { findSignedIn } from '#app/modules/accounts/guards/guards.server.ts'
import { authenticationOf, localCheckOf } from '#app/modules/accounts/pages/local-check.server.ts'
import { shownImpersonation } from '#app/modules/accounts/impersonation/pages/shown-impersonation.server.ts'
import { type Desk, mayAnywhere, menuFor } from '../navigation.ts'
import { countWaiting } from '../queries/count-waiting.server.ts'
import { listOwnProviderFacilities, type OwnProviderFacility } from '../queries/own-provider-facilities.server.ts'

/** What somebody is here: a provider of a tier, the holder of a seat, or neither yet. */
export type Standing = { kind: 'provider'; tier: number } | { kind: 'seat'; role: SeatRole } | { kind: 'new' }

function standingOf({ providerId, tier, seats: [seat] }: ProviderActor): Standing {
  if (providerId !== null) return { kind: 'provider', tier }
  return seat ? { kind: 'seat', role: seat.role } : { kind: 'new' }
}

/** The provider facilities at a facility; all of them where none is chosen. */
const providerFacilitiesAt = (providerFacilities: readonly OwnProviderFacility[], slug: string | null) =>
  providerFacilities.filter(({ facility }) => slug === null || facility.slug === slug)

/**
 * What the frame of a signed-in area shows: menu, person, and the facilities to choose from when there are several. No guard:
 * whether a page is shown is for the page.
 */
export async function readFrame(request: Request, desk: Desk) {
  const actor = await findSignedIn(request)
  const providerFacilities = actor ? await listOwnProviderFacilities(actor, localeOf(request)) : []
  const facilities = [...new Map(providerFacilities.map(({ facility }) => [facility.slug, facility])).values()]
  const menu = menuFor(actor, desk)
  const asked = new URL(request.url).searchParams.get('place')
  const facilitySlug = facilities.some(({ slug }) => slug === asked) ? asked : null
  const waiting =
    actor && menu.some(({ key }) => key === 'waitlist')
      ? await countWaiting(
          providerFacilitiesAt(
            await listOwnProviderFacilities(actor, localeOf(request), 'waitlist.read'),
            facilitySlug,
          ),
        )
      : 0
  return {
    desk,
    menu: menu.map((entry) => ({ ...entry, count: entry.key === 'waitlist' ? waiting : 0 })),
    impersonation: shownImpersonation(actor),
    authentication: authenticationOf(request, localCheckOf(actor)),
    findsPatients: actor !== null && mayAnywhere(actor, 'appointment.read'),
    person: actor && { name: actor.name, standing: standingOf(actor) },
    facilities: facilities.length > 1 ? facilities : [],
    facilitySlug,
  }
}
