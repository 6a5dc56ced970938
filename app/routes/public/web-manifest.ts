import type { LoaderFunctionArgs } from '@remix-run/node'
import { basenames, localeOf } from '#app/core/i18n/locale.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { siteName } from '#app/core/site.server.ts'

export const handle = { cache: { tags: [], query: [], maxAge: 3600 } } satisfies PageHandle

const icons = [
  { src: '/icons/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
  { src: '/icons/logo-512.png', sizes: '512x512', type: 'image/png' },
]

/** How the site is called and drawn on a phone's home screen, in the language of its address. */
export function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const name = siteName(locale)
  const start = basenames[locale]
  const colors = { theme_color: '#1f2937', background_color: '#ffffff' }
  const body = {
    id: start,
    name,
    short_name: name,
    lang: locale,
    start_url: start,
    display: 'browser',
    ...colors,
    icons,
  }
  return new Response(JSON.stringify(body), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
