import { isFetchedAhead, notFound, redirect } from '#app/core/http.server.ts'
import type { Followed } from '../queries/followed-endorsement.server.ts'

/** Leads on from an endorsement; `note` has it counted, unless it is over or nobody has pressed anything. */
export function answerFollowed(request: Request, followed: Followed | null, note: (associationId: string) => void) {
  if (!followed) notFound(new URL(request.url).pathname)
  if (followed.isShown && !isFetchedAhead(request.headers)) note(followed.associationId)
  return redirect(followed.to, {
    status: 303,
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' },
  })
}
