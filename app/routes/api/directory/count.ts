import type { LoaderFunctionArgs } from '@remix-run/node'
import { json } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { openingsReader } from '#app/modules/booking/slots/pages/openings.server.ts'
import { countResults } from '#app/modules/directory/results/queries/count-results.server.ts'
import { parseSearchParams } from '#app/modules/directory/results/search-params.ts'

/**
 * While filters are being chosen: the query of a list (see `SearchParams`) → `{ total, label }`, how many doctors it would show and the words of
 * the button that opens it, in the locale of the address.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const limit = await takeToken('suggest', networkOf(context.clientAddress ?? 'unknown'))
  if (!limit.allowed)
    return json(
      { total: null, label: null },
      { status: 429, headers: { 'Retry-After': String(limit.retryAfterSeconds) } },
    )
  const params = parseSearchParams(new URL(request.url).searchParams)
  const total = await countResults(params, openingsReader.soonest)
  const t = translator(localeOf(request), 'directory')
  const label = total === 0 ? t('filter.showNone') : t('filter.show', { count: total })
  return json({ total, label }, { headers: { 'Cache-Control': 'private, max-age=60' } })
}
