import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/core/http.server.ts'
import { findPortrait } from '#app/modules/directory/queries/portrait.server.ts'

/** The drawn portrait of a fictional doctor: `/portraits/zhining-bai-1.svg`. Drawn otherwise, it has another address. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const drawing = (await findPortrait(params['portrait'] ?? '')) ?? notFound(new URL(request.url).pathname)
  return new Response(drawing, {
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Type': 'image/svg+xml' },
  })
}
