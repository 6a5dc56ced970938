import { createHash, randomBytes } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import type { z } from 'zod'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { fold } from '#app/modules/directory/search/fold.ts'
import type { HelpTopic } from '#app/modules/help-lines/lines.ts'
import { helpTopicsIn } from '#app/modules/help-lines/recognize.server.ts'
import { type NewTicket, openTicket } from '#app/modules/support/commands/open-ticket.server.ts'
import { newTicketReference } from '#app/modules/support/ticket-reference.ts'

type Sent = {
  request: Request
  context: AppLoadContext
  /** The page of the form, with the reference of what was sent. */
  thanks: (search: { sent: string }) => string
}

/** What a form makes of its answers; the words of people in `contact` and `body`, choices in `wishes` by id. */
export type TicketWords = Pick<NewTicket, 'kind' | 'contact' | 'subject' | 'body' | 'wishes'>

/** Names a form and its words; the key is random, so nothing can be guessed from it. */
function formHash(key: string, words: TicketWords): string {
  return createHash('sha256')
    .update(JSON.stringify([key, words]))
    .digest('hex')
}

/**
 * Takes a form of the public: opens a ticket and leads to the page that thanks, or sends the form back with everything typed in it
 * (400 with the faults, 429 with Retry-After). The same form with the same words again leads to the same reference.
 */
export async function takeForm<
  Answers extends { key: string; message: string; isHelpNoticed: boolean; isMachine: boolean },
>(
  { request, context, thanks }: Sent,
  form: z.ZodType<Answers>,
  toTicket: (answers: Answers) => TicketWords | Promise<TicketWords>,
) {
  const submission = parseForm(await readForm(request), form)
  if (submission.status !== 'success')
    return json(sentBack(submission.reply()), { status: 400, headers: privateHeaders })
  const answers = submission.value
  const limit = await takeToken('form', networkOf(context.clientAddress ?? 'unknown'))
  if (!limit.allowed) {
    const reply = submission.reply({ formErrors: ['errors.tooMany'] })
    const headers = { ...privateHeaders, 'Retry-After': String(limit.retryAfterSeconds) }
    return json(sentBack(reply), { status: 429, headers })
  }
  // A filled honeypot gets the same answer as a person, and nothing is kept.
  if (answers.isMachine) return thank(thanks, newTicketReference(randomBytes))
  // Words of danger: the lines that help come first, and whoever sends again has seen them.
  const help = answers.isHelpNoticed ? [] : helpTopicsIn(fold(answers.message))
  if (help.length > 0) return json({ ...submission.reply(), help }, { status: 409, headers: privateHeaders })
  const words = await toTicket(answers)
  const locale = localeOf(request)
  const reference = await openTicket({
    ...words,
    userId: null,
    locale,
    formHash: formHash(answers.key, words),
  })
  return thank(thanks, reference)
}

/** A form that comes back, with all that was typed in it; `help` are the topics whose lines stand above it. */
export type SentBack = SubmissionResult<string[]> & { help: HelpTopic[] }

const sentBack = (reply: SubmissionResult<string[]>): SentBack => ({ ...reply, help: [] })

function thank(thanks: Sent['thanks'], reference: string) {
  return redirect(thanks({ sent: reference }), { status: 303, headers: privateHeaders })
}
