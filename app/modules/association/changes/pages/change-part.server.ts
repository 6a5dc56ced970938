import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, orRefused, refusedForm, staleForm, toasted } from '#app/core/answer/answer.server.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { type FormBody, parseForm } from '#app/core/form/form-body.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import type { Association } from '#app/modules/association/onboarding-steps.ts'
import { requestChange } from '../commands/request-change.server.ts'
import { withdrawOwnChange } from '../commands/withdraw-own-change.server.ts'
import { changeForm, withdrawForm } from '../forms.ts'
import { changedNames, type Identity, identityNames, identityOf } from '../identity-values.ts'
import { findLastChange } from '../queries/own-change.server.ts'

/** For so long the page says what became of the last request. */
const toldFor = 30 * dayMs

const states = {
  submitted: 'waiting',
  in_review: 'waiting',
  needs_info: 'returned',
  rejected: 'rejected',
  expired: 'expired',
} as const

const text = (value: unknown) => (typeof value === 'string' ? value : '')

type Change = NonNullable<Awaited<ReturnType<typeof findLastChange>>>

/** How a request stands, as long as there is something to say of it. */
function stateOf({ status, updatedAt }: Change) {
  const state = status in states ? states[status as keyof typeof states] : null
  const isOver = state === 'rejected' || state === 'expired'
  return isOver && updatedAt < now() - toldFor ? null : state
}

type InWords = (name: string, value: unknown) => string

/** What the page says of a request; null once there is nothing more to say of it. */
function shownChange(last: Change, inWords: InWords) {
  const { id, createdAt: sentAt, decisionNote: note, before, after } = last
  const state = stateOf(last)
  if (state === null) return null
  const lines = changedNames(before, { ...before, ...after }).map((name) => ({
    ...{ name, from: inWords(name, before[name]), to: inWords(name, after[name]) },
  }))
  return { id, state, sentAt, note, reason: text(after.reason), lines }
}

/** What the form begins with: what stands, or what came back. */
function typedOf(standing: Identity, last: Change | null) {
  const isReturned = last?.status === 'needs_info'
  const { associationKind: kind, ...names } = isReturned
    ? { ...standing, ...(last.after as Partial<Identity>) }
    : standing
  const { nameHans, nameHant, nameEn } = names
  return { nameHans, nameHant, nameEn, kind, reason: isReturned ? text(last.after.reason) : '' }
}

/** Name and kind of an association, and the change of them that it has asked for. */
export async function readChangePart(association: Association, { locale }: AssociationActor) {
  const last = await findLastChange(association.id)
  const kindWords = translator(locale, 'association')
  const inWords: InWords = (name, value) =>
    name === 'associationKind' ? kindWords(`kinds.${value as Association['kind']}`) : text(value)
  const standing = identityOf(association)
  return {
    now: identityNames.map((name) => ({ name, value: inWords(name, standing[name]) })),
    typed: typedOf(standing, last),
    change: last && shownChange(last, inWords),
  }
}

export type ChangePart = Awaited<ReturnType<typeof readChangePart>>

const words = (actor: AssociationActor) => translator(actor.locale, 'association-changes')
const said = (actor: AssociationActor, code: 'change_waits' | 'not_now') =>
  toasted(paths.associationSettings(), {
    tone: 'warning',
    text: translator(actor.locale, 'errors')(`association.${code}`),
  })

/** Asks for another name or kind. */
export async function submitChangeRequest(actor: AssociationActor, body: FormBody): Promise<Response> {
  const submission = parseForm(body, changeForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { association: shown, version: seen, reason, ...names } = submission.value
  const done = await orAnswered(requestChange(actor, { shown, seen, reason, identity: identityOf(names) }), {
    'association.stale': () => staleForm(submission),
    'association.other_chosen': () => refusedForm(submission, { association: ['errors.otherChosen'] }, 409),
    'association.change_nothing': () => refusedForm(submission, { association: ['errors.nothing'] }),
    'association.change_waits': () => said(actor, 'change_waits'),
    'association.not_now': () => said(actor, 'not_now'),
  })
  return done instanceof Response ? done : accepted(paths.associationSettings(), words(actor)('sent'))
}

/** Takes the request back that the page has shown. */
export async function submitWithdrawal(actor: AssociationActor, body: FormBody): Promise<Response> {
  const submission = parseForm(body, withdrawForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { association: shown, request } = submission.value
  const told = (text: string) => toasted(paths.associationSettings(), { tone: 'warning', text })
  const errors = translator(actor.locale, 'errors')
  const work = orAnswered(withdrawOwnChange(actor, { shown, request }), {
    'association.other_chosen': () => told(errors('association.other_chosen')),
    'moderation.request_decided': () => told(errors('moderation.request_decided')),
  })
  const done = await orRefused(work)
  return done instanceof Response ? done : accepted(paths.associationSettings(), words(actor)('withdrawn'))
}
