import type { ProviderActor, SeatRole } from '#app/core/actor.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { findSignedIn } from '#app/modules/accounts/guards/guards.server.ts'
import { authenticationOf, localCheckOf } from '#app/modules/accounts/pages/local-check.server.ts'
import { shownImpersonation } from '#app/modules/accounts/impersonation/pages/shown-impersonation.server.ts'
import { countOwnUnread } from '#app/modules/association/member-area/queries/count-own-unread.server.ts'
import { isFlagOn } from '#app/modules/flags/queries/flags.server.ts'
import { type Desk, deskOf, mayAnywhere, type MenuKey, menuFor } from '../navigation.ts'
import { countRequests } from '../queries/count-requests.server.ts'
import { countTasks } from '../queries/tasks.server.ts'
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

/** What waits behind the entries of a menu, at the facility that is chosen. Nothing is counted for an entry that is not there. */
async function countsOf(
  actor: ProviderActor,
  menu: readonly { key: MenuKey }[],
  locale: Locale,
  at: { providerFacilities: readonly OwnProviderFacility[]; facilitySlug: string | null },
): Promise<Partial<Record<MenuKey, number>>> {
  const has = (key: MenuKey) => menu.some((entry) => entry.key === key)
  const shown = providerFacilitiesAt(at.providerFacilities, at.facilitySlug)
  const ids = shown.map(({ providerFacilityId }) => providerFacilityId)
  const waiting = async () => {
    const lists = await listOwnProviderFacilities(actor, locale, 'waitlist.read')
    return countWaiting(providerFacilitiesAt(lists, at.facilitySlug))
  }
  const [requests, tasks, waitlist, association] = await Promise.all([
    countRequests(ids),
    has('front') ? countTasks(actor, shown) : 0,
    has('waitlist') ? waiting() : 0,
    has('association') ? countOwnUnread(actor, locale) : 0,
  ])
  const others = { waitlist, association }
  return has('front') ? { front: requests, today: tasks, ...others } : { today: requests, ...others }
}

/**
 * What the frame of a signed-in area shows: menu, person, and the facilities to choose from when there are several. No guard:
 * whether a page is shown is for the page.
 */
export async function readFrame(request: Request, desk: Desk) {
  const locale = localeOf(request)
  const actor = await findSignedIn(request)
  const providerFacilities = actor ? await listOwnProviderFacilities(actor, locale) : []
  const facilities = [...new Map(providerFacilities.map(({ facility }) => [facility.slug, facility])).values()]
  const menu = menuFor(actor, { hasAssociations: await isFlagOn('associations') })
  const asked = new URL(request.url).searchParams.get('place')
  const facilitySlug = facilities.some(({ slug }) => slug === asked) ? asked : null
  const counts = actor ? await countsOf(actor, menu, locale, { providerFacilities, facilitySlug }) : {}
  return {
    title: deskOf(actor),
    isNarrow: desk === 'back',
    menu: menu.map((entry) => ({ ...entry, count: counts[entry.key] ?? 0 })),
    impersonation: shownImpersonation(actor),
    authentication: authenticationOf(request, localCheckOf(actor)),
    findsPatients: actor !== null && mayAnywhere(actor, 'appointment.read'),
    person: actor && { name: actor.name, standing: standingOf(actor) },
    facilities: facilities.length > 1 ? facilities : [],
    facilitySlug,
  }
}
