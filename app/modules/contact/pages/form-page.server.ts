import { now } from '#app/core/clock.ts'
import { privateHeaders } from '#app/core/http.server.ts'
import { isServiceOpen } from '#app/core/service-hours.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { findTicketDue } from '#app/modules/support/queries/tickets.server.ts'
import { ticketDueAt } from '#app/modules/support/ticket-due.ts'
import { formatTicketReference, isTicketReference } from '#app/modules/support/ticket-reference.ts'

/**
 * What was sent, by the reference in the address. One that nobody has gets the same page, so that the page tells nobody which there are;
 * null when the address holds none.
 */
async function findReceived(request: Request): Promise<{ printed: string; dueAt: number } | null> {
  const reference = new URL(request.url).searchParams.get('sent') ?? ''
  if (!isTicketReference(reference)) return null
  return { printed: formatTicketReference(reference), dueAt: (await findTicketDue(reference)) ?? ticketDueAt(now()) }
}

/** What the page of a form shows besides its fields, and its headers: the form has a key of its own, so nothing keeps the page. */
export async function loadFormPage(request: Request) {
  const received = await findReceived(request)
  const page = { received, formKey: newToken(), isOpen: isServiceOpen(now()), dueAt: ticketDueAt(now()) }
  return { page, headers: received ? privateHeaders : { 'Cache-Control': 'private, no-store' } }
}

export type FormPage = Awaited<ReturnType<typeof loadFormPage>>['page']
