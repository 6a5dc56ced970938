import type { ProviderActor } from '#app/core/actor.ts'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { notFound } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHead } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import {
  getScheduleProviderFacility,
  listScheduleProviderFacilities,
  type ScheduleProviderFacility,
} from '../queries/schedule-provider-facilities.server.ts'

export type ScheduleTab = 'hours' | 'visitTypes' | 'resources' | 'days' | 'holidays' | 'rules' | 'preview' | 'link'

/** What every page about a provider facility shows: which one, which others there are, and today there ("YYYY-MM-DD"). */
export type SchedulePage = {
  head: PageHead
  title: string
  providerFacility: ScheduleProviderFacility
  providerFacilities: { id: string; label: string }[]
  today: string
}

/** Words of a page's title: its own, and that of the tab it stands under. */
type Title = `title.${ScheduleTab | 'rule' | 'newRule' | 'visitType' | 'newVisitType' | 'resource' | 'copy' | 'same'}`

/** Opens a page about a provider facility; a foreign one ends with the same 404 as a missing one. */
export async function openSchedulePage(
  request: Request,
  actor: ProviderActor,
  providerFacilityId: string,
  titleKey: Title,
): Promise<SchedulePage> {
  const locale = localeOf(request)
  const providerFacility = await orRefused(getScheduleProviderFacility(actor, providerFacilityId, locale))
  // Who only answers requests has no hours to set.
  if (!providerFacility.isLive && titleKey !== 'title.hours' && titleKey !== 'title.link') notFound()
  const title = translator(locale, 'schedule')(titleKey)
  const { pathname } = new URL(request.url)
  return {
    head: requestHead(request, { title, description: title, path: pathname, isIndexable: false }),
    title,
    providerFacility,
    providerFacilities: (await listScheduleProviderFacilities(actor, locale)).map((each) => ({
      id: each.id,
      label: providerFacilityLabel(each),
    })),
    today: wallClock(now(), providerFacility.timeZone).date,
  }
}

/** A provider facility by who works there and where. */
export function providerFacilityLabel({ providerName, facilityName }: ScheduleProviderFacility): string {
  return `${providerName} · ${facilityName}`
}

/** The head of the page for somebody who has no provider facility yet. */
export function emptyPageHead(request: Request): PageHead {
  const title = translator(localeOf(request), 'schedule')('title.hours')
  return requestHead(request, { title, description: title, path: paths.scheduling(), isIndexable: false })
}
