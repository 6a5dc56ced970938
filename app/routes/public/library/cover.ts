import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/core/http.server.ts'
import { findCoverFile } from '#app/modules/uploads/queries/cover.server.ts'

/** The cover of a post. What stands under an address never changes. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const cover = (await findCoverFile(params.cover ?? '')) ?? notFound(new URL(request.url).pathname)
  const { etag, mime, bytes } = cover
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable' }
  if (request.headers.get('If-None-Match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': mime, 'Content-Length': String(bytes.length) },
  })
}
