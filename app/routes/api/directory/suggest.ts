import type { LoaderFunctionArgs } from '@remix-run/node'
import { json } from '#app/core/http.server.ts'
import { localeOf, withPrefix } from '#app/core/i18n/locale.ts'
import { networkOf, takeToken } from '#app/core/rate-limit.server.ts'
import { suggestionPath } from '#app/modules/directory/suggestion-path.ts'
import { suggest } from '#app/modules/directory/search/suggest.server.ts'

const most = 8

/** Suggestions while one types: `?q=` → `{ suggestions: { kind, label, detail, href }[] }`, in the locale of the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const limit = await takeToken('suggest', networkOf(context.clientAddress ?? 'unknown'))
  if (!limit.allowed)
    return json({ suggestions: [] }, { status: 429, headers: { 'Retry-After': String(limit.retryAfterSeconds) } })
  const locale = localeOf(request)
  const text = new URL(request.url).searchParams.get('q') ?? ''
  const found = await suggest(text, locale, most)
  const suggestions = found.map((each) => ({
    kind: each.kind,
    label: each.label,
    detail: each.detail,
    href: withPrefix(suggestionPath(each), locale),
  }))
  return json({ suggestions }, { headers: { 'Cache-Control': 'private, max-age=60' } })
}
