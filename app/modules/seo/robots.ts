import { basenames, locales } from '#app/core/i18n/locale.ts'
import type { SiteOrigin } from '#app/core/site.server.ts'

/** Areas and pages that crawlers have nothing to look for in, in root form. Their guards and headers protect them, not this list. */
const closed = [
  '/provider/',
  '/association-management',
  '/association/login',
  '/association/signup',
  '/association/onboarding',
  '/association/*/endorsements/',
  '/admin',
  '/api/',
  '/builds/',
  '/scanner',
  '/edit/',
  '/success/',
  '/care-coordination/',
  '/payment/',
  '/sponsored/',
  '/unauthorized',
  '/mailbox',
  '/ui-catalogue',
  '/doctor/*/appointment',
  '/doctor/*/waitlist',
  '/doctor/*/report',
]

/** The text of robots.txt. */
export function robotsText(origin: SiteOrigin): string {
  const lines = locales.flatMap((locale) => {
    const prefix = basenames[locale] === '/' ? '' : basenames[locale]
    // The longer rule wins: doctors find the way in.
    return [...closed.map((path) => `Disallow: ${prefix}${path}`), `Allow: ${prefix}/provider/register`]
  })
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
