import type { ProviderActor } from '#app/core/actor.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { db } from '#app/core/database/database.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { openSchedulePage, type SchedulePage } from '#app/modules/booking/schedule/pages/schedule-page.server.ts'
import {
  listScheduleProviderFacilities,
  type ScheduleProviderFacility,
} from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { dateWords, instantClockWords } from '#app/modules/booking/schedule/wall-words.ts'
import { paths } from '#app/paths.ts'
import { findResourceNeeds } from '../queries/resource-needs.server.ts'
import { findResource, type Resource, resourceBasis } from '../queries/resources.server.ts'

/** What retiring a resource would come to, before anybody does it. */
export type Retirement = {
  /** Visits to come that go to another of its kind. */
  moving: number
  /** The first of the times for which there is no other, and how many there are. */
  stuck: { when: string; doctor: string | null }[]
  stuckCount: number
  /** Visit types that need it as the last of its kind; `to` where the reader may change them. */
  neededBy: { name: string; doctor: string | null; to: string | null }[]
}

export type ResourcePageData = {
  page: SchedulePage
  resource: Resource
  basis: string
  /** Null where it is retired already. */
  retirement: Retirement | null
}

const mostShown = 8

/** The page of one resource, for who may change it; else there is none. */
export async function openResourcePage(
  request: Request,
  actor: ProviderActor,
  providerFacilityId: string,
  id: string,
): Promise<ResourcePageData> {
  const locale = localeOf(request)
  const page = await openSchedulePage(request, actor, providerFacilityId, 'title.resource')
  const { canEditResources, facilityId } = page.providerFacility
  const resource = canEditResources ? await findResource(facilityId, id) : null
  if (!resource) notFound()
  const known = await listScheduleProviderFacilities(actor, locale)
  const retirement = resource.capacity === 0 ? null : await foreseeRetirement(page, resource, known, locale)
  return { page, resource, basis: resourceBasis(resource), retirement }
}

async function foreseeRetirement(
  { providerFacility: { facilityId, timeZone }, today }: SchedulePage,
  resource: Resource,
  known: readonly ScheduleProviderFacility[],
  locale: Locale,
): Promise<Retirement> {
  const { tenants, moves, stuck, visitTypes } = await findResourceNeeds(db, facilityId, resource, 0)
  const doctorOf = (providerId: string) => known.find((each) => each.providerId === providerId)?.providerName ?? null
  // A class is one line.
  const homeless = [...new Map(tenants.map((tenant) => [tenant.session, tenant])).values()].filter(({ session }) =>
    stuck.has(session),
  )
  return {
    moving: moves.size,
    stuck: homeless.slice(0, mostShown).map(({ providerId, startsAt }) => {
      const date = dateWords(wallClock(startsAt, timeZone).date, locale, today)
      return { when: `${date} ${instantClockWords(startsAt, timeZone, locale)}`, doctor: doctorOf(providerId) }
    }),
    stuckCount: homeless.length,
    neededBy: visitTypes.map(({ id, name, providerId, providerFacilityId }) => ({
      name: name[locale],
      doctor: doctorOf(providerId),
      to: known.some((each) => each.id === providerFacilityId && each.canEdit)
        ? paths.scheduleVisitType(providerFacilityId, id)
        : null,
    })),
  }
}
