import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'

type TitleKey =
  | 'title.home'
  | 'title.day'
  | 'title.waitlist'
  | 'title.entry'
  | 'title.visit'
  | 'title.new'
  | 'title.sheet'
  | 'title.slip'
  | 'title.calendar'
  | 'title.block'
  | 'title.feeds'
  | 'title.list'
  | 'title.report'
  | 'title.patients'
  | 'title.patient'
  | 'title.notes'
  | 'title.walkIn'
  | 'title.completion'
  | 'title.merge'
  | 'title.separation'
  | 'title.screen'
  | 'title.series'
  | 'title.class'
  | 'title.seriesMove'
  | 'title.seriesCancellation'

/** The head of a page of the desk: never indexed, and without a name or a date of anybody in its title. */
export function deskHead(request: Request, key: TitleKey, path: string) {
  const t = translator(localeOf(request), 'desk')
  return requestHead(request, { title: t(key), description: t('title.description'), path, isIndexable: false })
}
