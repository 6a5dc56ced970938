import type { LoaderFunctionArgs } from '@remix-run/node'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { privateHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { changeStream } from '#app/modules/desk/pages/live-feed.server.ts'
import { openDesk } from '#app/modules/desk/pages/open-desk.server.ts'

export const handle = { guard: 'provider-auth' }

/** Server-sent events: something changed at the providers of the screen. Keeps nobody active. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true, isPoll: true })
  const { choice } = await orRefused(openDesk(request, actor))
  const providerIds = choice?.colleagues.map(({ providerId }) => providerId) ?? []
  return new Response(changeStream({ providerIds, sessionId: actor.sessionId }, request.signal), {
    headers: { ...privateHeaders, 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
  })
}
