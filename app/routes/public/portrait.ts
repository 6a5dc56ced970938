import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/core/http.server.ts'
import { findPortrait } from '#app/modules/directory/queries/portrait.server.ts'

const deflate = promisify(gzip)
const takesGzip = /(?:^|,)\s*gzip\s*(?:,|$|;\s*q=(?:1|0\.\d*[1-9]))/

/** The drawn portrait of a fictional doctor: `/portraits/zhining-bai-1.svg`. Drawn otherwise, it has another address. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const drawing = (await findPortrait(params['portrait'] ?? '')) ?? notFound(new URL(request.url).pathname)
  const headers = new Headers({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': 'image/svg+xml',
    Vary: 'Accept-Encoding',
  })
  if (!takesGzip.test(request.headers.get('Accept-Encoding') ?? '')) return new Response(drawing, { headers })
  // A list shows up to twenty of them; a third of the bytes is left.
  headers.set('Content-Encoding', 'gzip')
  return new Response(new Uint8Array(await deflate(drawing)), { headers })
}
