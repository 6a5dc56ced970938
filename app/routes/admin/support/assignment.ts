import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { accepted, orAnswered } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { assignTicket } from '#app/modules/support/queue/commands/assign-ticket.server.ts'
import { assignmentForm } from '#app/modules/support/queue/forms.ts'
import { leadToTicket, ticketAnswers } from '#app/modules/support/queue/pages/ticket-answers.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

export async function loader({ request, params: { reference = '' } }: LoaderFunctionArgs) {
  await adminWith(request, 'ticket.manage')
  return leadToTicket(reference)
}

/** Gives a ticket to somebody who answers, or to nobody. */
export async function action({ request, params: { reference = '' } }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'ticket.manage')
  const { version, assignee } = await readAnswers(request, assignmentForm)
  const refused = await orAnswered(
    assignTicket(actor, { reference, version, assigneeId: assignee || null }),
    ticketAnswers(actor, reference),
  )
  return refused ?? accepted(paths.adminTicket(reference), translator(actor.locale, 'support')('done.assigned'))
}
