import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/core/http.server.ts'
import { findPublicPhoto } from '#app/modules/practice/profile/queries/public-photo.server.ts'

/** A doctor's photo: `/media/meiling-zhang-0123456789abcdef-208.webp`. What stands under an address never changes. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const photo = (await findPublicPhoto(params.photo ?? '')) ?? notFound(new URL(request.url).pathname)
  const { etag, mime, bytes } = photo
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable' }
  if (request.headers.get('If-None-Match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': mime, 'Content-Length': String(bytes.length) },
  })
}
