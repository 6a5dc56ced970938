import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { leadToTicket, takeTicketStep } from '#app/modules/support/queue/pages/ticket-steps.server.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

export async function loader({ request, params: { reference = '', step = '' } }: LoaderFunctionArgs) {
  await adminWith(request, 'ticket.manage')
  return leadToTicket(reference, step)
}

/** Gives a ticket to somebody, moves it along, merges it, or puts the customer on the list of calls. */
export async function action({ request, params: { reference = '', step = '' } }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'ticket.manage')
  return takeTicketStep(actor, request, reference, step)
}
