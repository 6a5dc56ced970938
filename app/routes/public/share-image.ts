import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { findShareCard } from '#app/modules/seo/share-image/card-words.server.ts'
import { parseImageKey } from '#app/modules/seo/share-image/image-key.ts'
import { isImageMark } from '#app/modules/seo/share-image/image-address.server.ts'
import { drawnOrNothing, imageDigest } from '#app/modules/seo/share-image/share-image.server.ts'

const address = /^(?<key>.+?)(?<square>\.square)?\.png$/

/** The image that chats and social networks show of a page: `/share-image/doctor/meiling-zhang.png`. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const named = address.exec(params['*'] ?? '')?.groups
  const key = named?.key ? parseImageKey(named.key) : null
  const card = key && (await findShareCard(key, localeOf(request)))
  if (!card) notFound(new URL(request.url).pathname)
  const shape = named?.square ? 'square' : 'wide'
  const etag = `"${imageDigest(card, shape).slice(0, 22)}"`
  const isMarked = isImageMark(new URL(request.url).searchParams.get('v'))
  const headers = {
    ETag: etag,
    'Cache-Control': isMarked ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  }
  if (request.headers.get('If-None-Match')?.includes(etag)) return new Response(null, { status: 304, headers })
  const image = await drawnOrNothing(card, shape)
  if (!image) return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '30' } })
  return new Response(new Uint8Array(image), {
    headers: { ...headers, 'Content-Type': 'image/png', 'Content-Length': String(image.length) },
  })
}
