import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { json, privateHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { findSession } from '#app/core/session/session.server.ts'
import { idleIn } from '#app/core/session/idle.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

/** `{ left }`: milliseconds until every page asks for the password again; 0 when it does. */
async function answer(request: Request) {
  const session = await findSession(request)
  return json({ left: session ? idleIn(session) : 0 }, { headers: privateHeaders })
}

/** Asked by an open page by itself, so it keeps nobody active. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guardNamed('admin-auth')(request, { isPoll: true })
  return answer(request)
}

/** Somebody says that they are here. Whoever is idle already stays so until they sign in. */
export async function action({ request }: ActionFunctionArgs) {
  await guardNamed('admin-auth')(request)
  return answer(request)
}
