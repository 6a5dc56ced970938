import { translator } from '#app/core/i18n/resources.server.ts'
import { siteAddress, siteName } from '#app/core/site.server.ts'
import { type CalendarTime, timesCalendar } from '#app/modules/notifications/calendar/times-calendar.ts'
import { paths } from '#app/paths.ts'
import type { Feed, FeedVisit } from '../queries/feed-visits.server.ts'

/** Visits of one kind that share their time are one entry: a class of eight is no eight appointments. */
function byTime(visits: readonly FeedVisit[]): FeedVisit[][] {
  const together = new Map<string, FeedVisit[]>()
  for (const visit of visits) {
    const { providerFacilityId, visitTypeId, startsAt, endsAt } = visit
    const key = [providerFacilityId, visitTypeId, startsAt, endsAt].join('|')
    together.set(key, [...(together.get(key) ?? []), visit])
  }
  return [...together.values()]
}

/** A feed as a calendar file: kinds of visits, times and clinics, each with the page behind the sign-in that says whose visit it is. */
export function feedFile({ locale, providerFacilities, visits }: Feed): string {
  const t = translator(locale, 'desk')
  const facilities = new Map(providerFacilities.map((each) => [each.providerFacilityId, each.facility.name]))
  const times = byTime(visits).map((together): CalendarTime => {
    const [first] = together as [FeedVisit, ...FeedVisit[]]
    const kind = first.visitName?.[locale] ?? t('feeds.visit')
    return {
      uid: first.id,
      startsAt: first.startsAt!,
      endsAt: first.endsAt!,
      changedAt: Math.max(...together.map(({ updatedAt }) => updatedAt)),
      isTentative: together.every(({ status }) => status === 'requested'),
      summary: together.length === 1 ? kind : t('feeds.several', { kind, count: together.length }),
      location: facilities.get(first.providerFacilityId) ?? '',
      link: siteAddress(paths.deskVisit(first.id), locale),
    }
  })
  const [{ doctor }] = providerFacilities as [Feed['providerFacilities'][number]]
  return timesCalendar(t('feeds.name', { doctor: doctor.name, site: siteName(locale) }), times)
}
