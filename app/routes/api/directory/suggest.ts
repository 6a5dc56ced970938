import type { LoaderFunctionArgs } from '@remix-run/node'
import { json } from '#app/core/http.server.ts'
import { localeOf, withPrefix } from '#app/core/i18n/locale.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { knownOpenings } from '#app/modules/booking/slots/pages/first-openings.server.ts'
import { fold } from '#app/modules/directory/search/fold.ts'
import { helpSuggestions } from '#app/modules/help-lines/help-suggestions.server.ts'
import { helpTopicsIn } from '#app/modules/help-lines/recognize.server.ts'
import { suggestionPath } from '#app/modules/directory/search/suggestion-path.ts'
import { suggestFor } from '#app/modules/directory/search/queries/suggest.server.ts'

const most = 8

/**
 * Suggestions while one types: `?q=` → `{ suggestions: { kind, label, detail, href }[] }`, in the locale of the address. Words of
 * danger have the lines that help before all others, with the number to be called as `href`.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const limit = await takeToken('suggest', networkOf(context.clientAddress ?? 'unknown'))
  if (!limit.allowed)
    return json({ suggestions: [] }, { status: 429, headers: { 'Retry-After': String(limit.retryAfterSeconds) } })
  const locale = localeOf(request)
  const text = new URL(request.url).searchParams.get('q') ?? ''
  const found = await suggestFor(text, locale, most, await knownOpenings())
  const help = helpSuggestions(helpTopicsIn(fold(text)), locale)
  const suggestions = found.map((each) => ({
    kind: each.kind,
    label: each.label,
    detail: each.detail,
    href: withPrefix(suggestionPath(each), locale),
  }))
  const control = help.length > 0 ? 'private, no-store' : 'private, max-age=60'
  return json({ suggestions: [...help, ...suggestions] }, { headers: { 'Cache-Control': control } })
}
