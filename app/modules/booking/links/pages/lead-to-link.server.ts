import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { grantLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { paths } from '#app/paths.ts'

/** Leads to the page of a link that was just made, and opens it for this browser. @param cookies more of them */
export async function leadToLink(request: Request, token: string, cookies: readonly string[] = []): Promise<Response> {
  const link = await findActionLink(token)
  const headers = new Headers(privateHeaders)
  if (link) headers.append('Set-Cookie', grantLinkAccess(request, link))
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return redirect(paths.link(token), { headers })
}
