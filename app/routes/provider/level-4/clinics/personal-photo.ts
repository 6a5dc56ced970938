import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound, privateHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { findOwnPhoto } from '#app/modules/practice/profile/queries/own-photo.server.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

/** A photo of the own profile, also while it waits for a reviewer. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const photo = (await findOwnPhoto(actor, params.photo ?? '')) ?? notFound()
  const headers = { ...privateHeaders, 'Content-Type': photo.mime }
  return new Response(new Uint8Array(photo.bytes), { headers })
}
