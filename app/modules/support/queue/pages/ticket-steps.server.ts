import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orAnswered, orRefused, toasted } from '#app/core/answer/answer.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { answersIn, type FormBody, readForm } from '#app/core/form/form-body.server.ts'
import { notFound, privateHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { planCall } from '#app/modules/support/calls/commands/plan-call.server.ts'
import { demandTicket } from '#app/modules/support/queries/tickets.server.ts'
import { paths } from '#app/paths.ts'
import { assignTicket } from '../commands/assign-ticket.server.ts'
import { mergeTickets } from '../commands/merge-tickets.server.ts'
import { stepTicket } from '../commands/step-ticket.server.ts'
import { assignmentForm, mergeForm, plannedCallForm, stepForm } from '../forms.ts'

type Step = (actor: AdminActor, reference: string, form: FormBody) => Promise<unknown>

/** What a button of a ticket does, by the last part of its address, and what is said when it is done. */
const steps: Readonly<Record<string, { done: 'assigned' | 'stepped' | 'merged' | 'planned'; take: Step }>> = {
  assignment: {
    done: 'assigned',
    take: (actor, reference, form) => {
      const { version, assignee } = answersIn(form, assignmentForm)
      return assignTicket(actor, { reference, version, assigneeId: assignee || null })
    },
  },
  status: {
    done: 'stepped',
    take: (actor, reference, form) => stepTicket(actor, { reference, ...answersIn(form, stepForm) }),
  },
  merger: {
    done: 'merged',
    take: (actor, reference, form) => mergeTickets(actor, { reference, ...answersIn(form, mergeForm) }),
  },
  'call-plan': {
    done: 'planned',
    take: (actor, reference, form) => planCall(actor, { reference, ...answersIn(form, plannedCallForm) }),
  },
}

const codes = [
  'support.ticket_changed',
  'support.ticket_closed',
  'support.status_changed',
  'support.assignee_unknown',
  'support.merge_unknown',
  'support.merge_stranger',
  'support.no_phone',
] as const satisfies readonly ErrorCode[]

/** Takes the form of a button; one that did nothing leads to the ticket as it stands now, and says why. */
export async function takeTicketStep(actor: AdminActor, request: Request, reference: string, name: string) {
  const step = Object.hasOwn(steps, name) ? steps[name]! : notFound()
  const words = translator(actor.locale, 'errors')
  const again = (code: (typeof codes)[number]) => () =>
    toasted(paths.adminTicket(reference), { tone: 'warning', text: words(code) })
  const answers = Object.fromEntries(codes.map((code) => [code, again(code)]))
  const taken = await orAnswered(step.take(actor, reference, await readForm(request)), answers)
  if (taken instanceof Response) return taken
  return accepted(paths.adminTicket(reference), translator(actor.locale, 'support')(`done.${step.done}`))
}

/** For who opens the address of a button: the ticket it belongs to. */
export async function leadToTicket(reference: string, name: string): Promise<Response> {
  if (!Object.hasOwn(steps, name)) notFound()
  await orRefused(demandTicket(reference))
  return redirect(paths.adminTicket(reference), { headers: privateHeaders })
}
