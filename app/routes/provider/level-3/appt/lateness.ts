import type { ActionFunctionArgs } from '@remix-run/node'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { submitLateness } from '#app/modules/desk/queue/pages/lateness-page.server.ts'

export const handle = { guard: 'provider-auth' }

/** A doctor is late today, or is not any more, or those who are still to come are told. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitLateness(request, actor)
}
