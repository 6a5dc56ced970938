import { translator } from '#app/core/i18n/resources.server.ts'
import { siteAddress, siteName } from '#app/core/site.server.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import { type CalendarTime, timesCalendar } from '#app/modules/notifications/calendar/times-calendar.ts'
import { paths } from '#app/paths.ts'
import type { Feed, FeedVisit } from '../queries/feed-visits.server.ts'

/** Visits of one kind that share their time are one entry: a class of eight is no eight appointments. */
const byTime = (visits: readonly FeedVisit[]) =>
  groupBy(visits, ({ providerFacilityId, visitTypeId, startsAt, endsAt }) =>
    [providerFacilityId, visitTypeId, startsAt, endsAt].join('|'),
  )

/** A feed as a calendar file: kinds of visits, times and clinics, each with the page behind the sign-in that says whose visit it is. */
export function feedFile({ locale, providerFacilities, visits }: Feed): string {
  const t = translator(locale, 'desk')
  const facilities = new Map(providerFacilities.map((each) => [each.providerFacilityId, each.facility.name]))
  const times = [...byTime(visits).values()].map((together): CalendarTime => {
    const first = together[0]!
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
  const { doctor } = providerFacilities[0]!
  return timesCalendar(t('feeds.name', { doctor: doctor.name, site: siteName(locale) }), times)
}
