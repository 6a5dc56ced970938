import type { AdminActor } from '#app/core/actor.ts'
import { orRefused, toasted } from '#app/core/answer/answer.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { demandTicket } from '#app/modules/support/queries/tickets.server.ts'
import { paths } from '#app/paths.ts'

const codes = [
  'support.ticket_changed',
  'support.ticket_closed',
  'support.status_changed',
  'support.assignee_unknown',
  'support.merge_unknown',
  'support.merge_stranger',
  'support.no_phone',
] as const satisfies readonly ErrorCode[]

/** What a button of a ticket says that did nothing: the ticket again as it stands now, with why. */
export function ticketAnswers(actor: AdminActor, reference: string) {
  const t = translator(actor.locale, 'errors')
  const again = (code: (typeof codes)[number]) =>
    toasted(paths.adminTicket(reference), { tone: 'warning', text: t(code) })
  return Object.fromEntries(codes.map((code) => [code, () => again(code)]))
}

/** For who opens the address of a button: the ticket it belongs to. */
export async function leadToTicket(reference: string): Promise<Response> {
  await orRefused(demandTicket(reference))
  return redirect(paths.adminTicket(reference), { headers: privateHeaders })
}
