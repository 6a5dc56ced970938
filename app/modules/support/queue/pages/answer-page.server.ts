import type { AdminActor } from '#app/core/actor.ts'
import { accepted, endWithPage, orRefused, refusedPage } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { recordTicketRead } from '#app/modules/support/commands/record-read.server.ts'
import { findMacroBody, listMacroChoices } from '#app/modules/support/macros/queries/macros.server.ts'
import { findPicks, searchPicks, type TicketPick } from '#app/modules/support/queries/ticket-picks.server.ts'
import type { FindKeptTimes, KeepTimes } from '#app/modules/support/kept-times.ts'
import type { FindNamedVisits } from '#app/modules/support/named-visits.ts'
import { paths } from '#app/paths.ts'
import { answerTicket } from '../commands/answer-ticket.server.ts'
import { noteOnTicket } from '../commands/note-on-ticket.server.ts'
import { answerForm } from '../forms.ts'
import { findTicketInHand } from '../queries/queued-ticket.server.ts'
import { findWishes } from '../queries/wishes.server.ts'

type AnswerProblem = 'body' | 'bodyLong' | 'picks' | 'pickGone'

/** The form of an answer as it comes back: what was typed, doctors that were found, why it was not sent. */
export type AnswerDraft = {
  body: string
  doctor: string
  found: TicketPick[]
  chosen: string[]
  isTimeKept: boolean
  problem: AnswerProblem | null
  isStale: boolean
  hasSearched: boolean
}

type Beside = Readonly<{ findKept: FindKeptTimes; findVisits: FindNamedVisits }>

/** The page of a ticket; that it was read is recorded. Throws as `findTicketInHand`. */
export async function loadTicketPage(actor: AdminActor, reference: string, { findKept, findVisits }: Beside) {
  const ticket = await findTicketInHand(actor, reference)
  await recordTicketRead(actor, reference)
  const mayAnswer = actor.permissions.has('ticket.manage')
  const [macros, wishes] = await Promise.all([
    mayAnswer ? listMacroChoices(actor.locale) : Promise.resolve<{ value: string; label: string }[]>([]),
    findWishes(ticket.wishes, actor.locale),
  ])
  const mayPick = mayAnswer && actor.permissions.has('concierge.manage')
  const kept = await findKept(ticket.turns.flatMap(({ picks }) => picks.map(({ pickId }) => pickId)))
  const said = [ticket.subject, ...ticket.turns.map(({ body }) => body), ...ticket.calls.map(({ note }) => note ?? '')]
  const visits = await findVisits(actor, said)
  return { ticket, kept, visits, macros, wishes, mayAnswer, mayPick, self: actor.userId }
}

export type TicketPageData = Awaited<ReturnType<typeof loadTicketPage>>

type Typed = { body?: unknown; doctor?: unknown; picks?: unknown; keep?: unknown }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string' && each !== '')

/** What was typed, as it goes back; doctors who were chosen stay, with those that a search finds besides. */
async function draftOf(actor: AdminActor, typed: Typed, problem: AnswerProblem | null = null): Promise<AnswerDraft> {
  const chosen = [...new Set(listOf(typed.picks))].slice(0, 20)
  const doctor = textOf(typed.doctor).slice(0, 200)
  const picks = actor.permissions.has('concierge.manage') ? await findPicks(chosen, actor.locale) : []
  const hits = actor.permissions.has('concierge.manage') ? await searchPicks(doctor, actor.locale) : []
  const others = hits.filter(({ providerId }) => !chosen.includes(providerId))
  return {
    body: textOf(typed.body),
    doctor,
    found: [...picks, ...others],
    chosen,
    isTimeKept: typed.keep === 'on',
    problem,
    isStale: false,
    hasSearched: doctor.trim() !== '',
  }
}

const problems: Readonly<Record<string, AnswerProblem>> = {
  'errors.body': 'body',
  'errors.bodyLong': 'bodyLong',
  'errors.picks': 'picks',
}

async function send(
  actor: AdminActor,
  seen: { reference: string; version: number },
  answer: { intent: 'wait' | 'solve' | 'note'; body: string; picks: string[]; keep: string },
  keepTimes: KeepTimes,
) {
  const { intent, body, picks, keep } = answer
  if (intent === 'note') {
    await noteOnTicket(actor, { ...seen, body })
    return 'noted' as const
  }
  return answerTicket(actor, { ...seen, body, picks, then: intent }, keep === 'on' ? keepTimes : undefined)
}

/**
 * Takes the form of an answer or a note: sends it, puts a prepared answer into it, or looks for doctors. Whatever keeps it from being
 * sent, what was typed comes back.
 */
export async function takeAnswer(actor: AdminActor, request: Request, reference: string, keepTimes: KeepTimes) {
  const submission = parseForm(await readForm(request), answerForm)
  if (submission.status !== 'success') {
    const { error, initialValue } = submission.reply()
    const [found] = Object.values(error ?? {}).flatMap((keys) => keys ?? [])
    const problem = problems[found ?? '']
    // A form without a version or with a button that none of ours has.
    if (problem === undefined) endWithPage({ status: 400 })
    return refusedPage(await draftOf(actor, initialValue ?? {}, problem), 400)
  }
  const { intent, version, ...typed } = submission.value
  if (intent === 'macro' || intent === 'search') {
    const words = intent === 'macro' ? await macroWords(actor, reference, typed.macro) : null
    const together = [typed.body, words].filter(Boolean).join('\n\n')
    return json(await draftOf(actor, { ...typed, body: together }), { headers: privateHeaders })
  }
  const { body, picks, keep } = typed
  const work = send(actor, { reference, version }, { intent, body, picks, keep }, keepTimes)
  const answered = ['support.ticket_changed', 'support.ticket_closed', 'support.pick_gone'] as const
  const outcome = await orRefused(outcomeOf(work, answered))
  if (outcome.done) {
    return accepted(paths.adminTicket(reference), translator(actor.locale, 'support')(`done.${outcome.value}`))
  }
  const isGone = outcome.refusal.code === 'support.pick_gone'
  const draft = await draftOf(actor, typed, isGone ? 'pickGone' : null)
  return refusedPage({ ...draft, isStale: !isGone }, 409)
}

/** A prepared answer in the customer's language. */
async function macroWords(actor: AdminActor, reference: string, macro: string): Promise<string | null> {
  const ticket = await orRefused(findTicketInHand(actor, reference))
  return findMacroBody(macro, ticket.locale)
}
