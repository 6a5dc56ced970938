import type { AdminActor } from '#app/core/actor.ts'
import { accepted, endWithPage, orRefused, refusedPage } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { recordTicketRead } from '#app/modules/support/commands/record-read.server.ts'
import { paths } from '#app/paths.ts'
import { recordCall } from '../commands/record-call.server.ts'
import { callForm } from '../forms.ts'
import { findTicketToCall } from '../queries/ticket-calls.server.ts'

/** The form of a call as it comes back. */
export type CallDraft = { outcome: string; note: string; problem: 'outcome' | 'noteLong' | null; isStale: boolean }

/** Who is to be called and what to tell them; that it was read is recorded. Throws as `findTicketToCall`. */
export async function loadCallPage(actor: AdminActor, reference: string) {
  const call = await findTicketToCall(reference)
  await recordTicketRead(actor, reference)
  return call
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Takes how a call went. Whatever keeps it from being noted, what was typed comes back. */
export async function takeCall(actor: AdminActor, request: Request, reference: string) {
  const submission = parseForm(await readForm(request), callForm)
  if (submission.status !== 'success') {
    const { error, initialValue } = submission.reply()
    if (error?.['version']) endWithPage({ status: 400 })
    const { outcome, note } = initialValue ?? {}
    const problem = error?.['outcome'] ? 'outcome' : 'noteLong'
    return refusedPage<CallDraft>({ outcome: textOf(outcome), note: textOf(note), problem, isStale: false }, 400)
  }
  const { version, outcome, note } = submission.value
  const work = recordCall(actor, { reference, version, outcome, note })
  const done = await orRefused(outcomeOf(work, ['support.ticket_changed', 'support.no_call']))
  if (!done.done) return refusedPage<CallDraft>({ outcome, note, problem: null, isStale: true }, 409)
  return accepted(paths.adminTicket(reference), translator(actor.locale, 'support')('done.called'))
}
