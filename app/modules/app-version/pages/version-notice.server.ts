import { areaOfPath } from '#app/core/area.ts'
import { localeOf, withoutPrefix } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { currentBuild } from '../current-build.server.ts'

/** What a page says when a newer build is out, and by which build it was made. */
export type VersionNoticeWords = Readonly<{ build: string; available: string; reload: string; later: string }>

/** For every page that has scripts; null for what is no page. */
export function versionNotice(request: Request): VersionNoticeWords | null {
  const area = areaOfPath(withoutPrefix(new URL(request.url).pathname))
  if (area === 'api') return null
  const t = translator(localeOf(request), 'accounts')
  return {
    build: currentBuild().id,
    available: t('version.available'),
    reload: t('version.reload'),
    later: t('version.later'),
  }
}
