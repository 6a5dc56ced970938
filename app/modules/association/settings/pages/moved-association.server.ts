import { movedPermanently, redirect, searchOf } from '#app/core/http.server.ts'
import { withoutPrefix } from '#app/core/i18n/locale.ts'
import { findMovedSlug } from '../queries/slugs.server.ts'

/** Leads whoever has an old address of an association, or of a page below it, to the new one; a form that is sent there goes along. */
export async function followMovedAssociation(request: Request, slug: string): Promise<void> {
  const current = await findMovedSlug(slug)
  if (current === null) return
  const parts = withoutPrefix(new URL(request.url).pathname).split('/')
  parts[2] = current
  const to = `${parts.join('/')}${searchOf(request)}`
  throw request.method === 'GET' || request.method === 'HEAD' ? movedPermanently(to) : redirect(to, 308)
}
