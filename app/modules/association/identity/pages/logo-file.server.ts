import { notFound, privateHeaders } from '#app/core/http.server.ts'
import { findSignedInToAssociations } from '#app/modules/accounts/guards/guards.server.ts'
import { findLogoFile } from '../queries/logos.server.ts'

/** A logo. Of an association that is not public only whoever manages it sees it; what stands under an address never changes. */
export async function answerLogo(request: Request, name: string): Promise<Response> {
  const none = () => notFound(new URL(request.url).pathname)
  const { mime, associationId, isPublic, bytes } = (await findLogoFile(name)) ?? none()
  const content = { 'Content-Type': mime, 'Content-Length': String(bytes.length) }
  if (!isPublic) {
    const actor = await findSignedInToAssociations(request)
    if (!actor?.associations.some(({ id }) => id === associationId)) none()
    return new Response(new Uint8Array(bytes), { headers: { ...privateHeaders, ...content } })
  }
  const kept = { ETag: `"${name}"`, 'Cache-Control': 'public, max-age=31536000, immutable' }
  if (request.headers.get('If-None-Match')?.includes(kept.ETag))
    return new Response(null, { status: 304, headers: kept })
  return new Response(new Uint8Array(bytes), { headers: { ...kept, ...content } })
}
