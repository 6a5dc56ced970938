import type { LoaderFunctionArgs } from '@remix-run/node'
import { json, notFound } from '#app/core/http.server.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { answerLookup } from '#app/modules/geo/address/answer-lookup.server.ts'

/** `GET /api/address/{suggest,retrieve,category,forward,reverse,validate}`: the answers of the configured service or the embedded default. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const limit = await takeToken('suggest', networkOf(context.clientAddress ?? 'unknown'))
  if (!limit.allowed) {
    return json({ by: null }, { status: 429, headers: { 'Retry-After': String(limit.retryAfterSeconds) } })
  }
  const { pathname, searchParams } = new URL(request.url)
  const answer = await answerLookup(params.lookup ?? '', searchParams)
  if (answer === 'unknown') notFound(pathname)
  if (answer === 'invalid') return json({ by: null }, { status: 400 })
  return json(answer, { headers: { 'Cache-Control': 'private, no-store' } })
}
