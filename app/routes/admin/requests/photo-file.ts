import type { LoaderFunctionArgs } from '@remix-run/node'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { notFound, privateHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { findReviewPhoto } from '#app/modules/review/queries/review-photo.server.ts'
import { photoCrops } from '#app/modules/uploads/photo-crops.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

/** A photo that waits for a reviewer, whole or cut as `?crop=` says. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'image.review')
  const asked = new URL(request.url).searchParams.get('crop')
  const crop = photoCrops.find((each) => each === asked) ?? 'whole'
  const photo = (await orRefused(findReviewPhoto(actor, params.request ?? '', crop))) ?? notFound()
  const headers = { ...privateHeaders, 'Content-Type': photo.mime }
  return new Response(new Uint8Array(photo.bytes), { headers })
}
