import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { revokeActionLinks } from '#app/modules/action-links/commands/revoke-action-links.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { type careCases, careMessages } from '#drizzle/schema/coordination/cases.ts'
import { linkSubjects } from '../care-links.server.ts'
import { type CaseStep, endedStatuses, resumeAfter, statusAfter, stepWords, unansweredStatuses } from '../case-steps.ts'
import {
  type CareCase,
  openCase,
  sealCareText,
  sealOutcome,
  sealStatusReason,
  whereCareText,
} from '../case-sealed.server.ts'
import { linkedSteps, type Party, sidesOf } from '../case-standing.ts'
import { dueAfter } from '../due-times.ts'
import type { CareLink } from '../queries/care-link.server.ts'
import { lastEvent } from '../queries/events.server.ts'
import { canBeSent } from '../queries/recipients.server.ts'
import { addEvent, lockLinkedCase, lockOwnCase, setCase } from './lock-case.server.ts'
import { tellClinic, tellPatient } from './tell.server.ts'

/** What a step brings along. */
export type StepInput = Readonly<{
  words?: string | null
  /** When the visit is; with one of ours, its row. */
  visitAt?: number
  appointmentId?: string | null
  /** The columns of another recipient. */
  recipient?: Partial<typeof careCases.$inferInsert>
}>

type Told = 'requester' | 'recipient' | 'patient'

/** Whom a step is told, besides who takes it. */
const toldOf: Readonly<Record<CaseStep, readonly Told[]>> = {
  send: ['recipient', 'patient'],
  discard: [],
  receive: ['requester'],
  accept: ['requester', 'patient'],
  decline: ['requester'],
  ask: ['requester'],
  answer: ['recipient'],
  resend: ['recipient', 'patient'],
  close_unfilled: ['patient'],
  schedule: ['requester', 'recipient', 'patient'],
  reschedule: ['requester', 'recipient', 'patient'],
  no_show: ['requester', 'recipient', 'patient'],
  patient_cancel: ['requester', 'recipient', 'patient'],
  start: ['requester'],
  interim: ['requester'],
  report: ['requester', 'patient'],
  close: ['recipient', 'patient'],
  ask_cancel: ['recipient'],
  confirm_cancel: ['requester', 'recipient', 'patient'],
  refuse_cancel: ['requester'],
  hold: ['recipient'],
  resume: ['recipient'],
  freeze: ['requester', 'recipient'],
  thaw: ['requester', 'recipient'],
}

const sideOf = ({ by }: Pick<Party, 'by'>) => (by === 'coordinator' ? 'requester' : by)

/** Words that stay with who holds it: the other side reads that it is held, not why. */
const isShared = (step: CaseStep) => step !== 'hold'

/** The columns that a step sets besides the status. */
function columnsOf(row: CareCase, step: CaseStep, to: CareCase['status'], input: StepInput) {
  const at = now()
  const waits = unansweredStatuses.some((status) => status === to)
  const isAsked = waits && step !== 'receive'
  const visit =
    step === 'schedule'
      ? { visitAt: input.visitAt ?? null, appointmentId: input.appointmentId ?? null }
      : step === 'reschedule' || step === 'no_show' || step === 'patient_cancel'
        ? { visitAt: null, appointmentId: null }
        : {}
  return {
    status: to,
    resumeStatus: resumeAfter(step, row),
    ...(isAsked && { sentAt: at, dueAt: dueAfter(at, row.urgency), overdueAt: null, isSentOnConsent: false }),
    ...(!waits && { dueAt: null, overdueAt: null }),
    ...visit,
    ...(step === 'ask_cancel' && { cancelAskedAt: at }),
    ...(step === 'report' && input.words && { outcomeEnc: sealOutcome(row.id, input.words) }),
    ...(endedStatuses.some((status) => status === to) && { closedAt: at }),
    ...(input.words ? { statusReasonEnc: sealStatusReason(row.id, input.words) } : { statusReasonEnc: null }),
    ...input.recipient,
  } satisfies Partial<typeof careCases.$inferInsert>
}

async function keepWords(tx: Transaction, caseId: string, step: CaseStep, party: Party, words: string): Promise<void> {
  const id = newId()
  const side = sideOf(party)
  await tx.insert(careMessages).values({
    ...{ id, caseId, step, thread: 'clinics', side: side === 'system' ? 'requester' : side, userId: party.userId },
    bodyEnc: sealCareText(whereCareText('care_messages', 'body_enc', id), words),
    createdAt: now(),
  })
}

async function tellOfStep(tx: Transaction, row: CareCase, step: CaseStep, party: Party, seq: number): Promise<void> {
  const told = { row, event: `${step}:${seq}` }
  const own = party.isOnBehalf ? 'requester' : sideOf(party)
  for (const side of toldOf[step]) {
    if (side === 'patient') {
      if (party.by !== 'patient') await tellPatient(tx, told)
    } else if (side !== own) await tellClinic(tx, side, told, party.userId)
  }
}

/** @throws DomainError conflict `coordination.no_consent`, `coordination.no_words` */
function requireFit(row: CareCase, step: CaseStep, { words }: StepInput): void {
  const isShared = step === 'send' || step === 'resend' || step === 'thaw'
  if (isShared && row.consent !== 'given') throw new DomainError('conflict', 'coordination.no_consent')
  if (stepWords[step] === 'needed' && !words) throw new DomainError('invalid', 'coordination.no_words')
}

/**
 * Takes a step of a referral whose row is locked, adds its event and tells the others.
 * @throws DomainError conflict `coordination.not_now` from anywhere else or for another side, and those of `requireFit`
 */
export async function applyStep(
  tx: Transaction,
  row: CareCase,
  { step, party, input = {} }: Readonly<{ step: CaseStep; party: Party; input?: StepInput }>,
): Promise<CareCase> {
  const to = statusAfter(step, row, party.by)
  if (to === null) throw new DomainError('conflict', 'coordination.not_now')
  requireFit(row, step, input)
  if (step === 'resend') await revokeActionLinks(tx, { type: linkSubjects.recipient, id: row.id }, 'cc_access')
  const after = await setCase(tx, row.id, columnsOf(row, step, to, input))
  const side = sideOf(party)
  const { userId, isOnBehalf } = party
  const seq = await addEvent(tx, {
    ...{ caseId: row.id, step, fromStatus: row.status, toStatus: to, side, userId, isOnBehalf },
  })
  if (input.words && isShared(step)) await keepWords(tx, row.id, step, party, input.words)
  await tellOfStep(tx, after, step, party, seq)
  await recordAudit(tx, {
    actor: userId ? { type: 'user', id: userId } : { type: side === 'system' ? 'system' : 'anonymous' },
    action: 'coordination.case_step',
    subject: { type: 'care_case', id: row.id },
    fields: [step],
  })
  return after
}

type Taken = Readonly<{ step: CaseStep; party: Party; input: StepInput }>

/** Whether a step is a second press of its button: the last that happened is the same, by the same party and in the same words. */
async function isRepeated(tx: Transaction, row: CareCase, { step, party, input }: Taken): Promise<boolean> {
  const last = await lastEvent(tx, row.id)
  const isSame = last?.step === step && last.side === sideOf(party) && last.userId === party.userId
  const { words = null, visitAt = row.visitAt } = input
  return isSame && visitAt === row.visitAt && openCase(row).statusReason === (words || null)
}

/**
 * A step of somebody at one of the two clinics.
 * @throws DomainError not_found `coordination.unknown`; invalid `coordination.recipient`; conflict as `applyStep`
 */
export function takeStep(
  actor: ProviderActor,
  { caseId, step, input = {} }: Readonly<{ caseId: string; step: CaseStep; input?: StepInput }>,
): Promise<CareCase> {
  return withTransaction(async (tx) => {
    const { row, standing } = await lockOwnCase(tx, actor, caseId)
    if (step === 'freeze' || step === 'thaw') throw new DomainError('conflict', 'coordination.not_now')
    const parties = sidesOf(standing, row).map((side) => ({ ...side, userId: actor.userId }))
    for (const party of parties) if (await isRepeated(tx, row, { step, party, input })) return row
    const party = parties.find(({ by }) => statusAfter(step, row, by) !== null)
    if (!party) throw new DomainError('conflict', 'coordination.not_now')
    if (step === 'send' && !(await canBeSent(tx, row))) throw new DomainError('invalid', 'coordination.recipient')
    return applyStep(tx, row, { step, party, input })
  })
}

/** A step of somebody who has a link to the referral and has typed its code. @throws DomainError as `lockLinkedCase` and `applyStep` */
export function takeLinkedStep(
  link: CareLink,
  { step, input = {} }: Readonly<{ step: CaseStep; input?: StepInput }>,
): Promise<CareCase> {
  return withTransaction(async (tx) => {
    const row = await lockLinkedCase(tx, link)
    const taken = { step, party: { by: link.party, userId: null, isOnBehalf: false }, input }
    if (await isRepeated(tx, row, taken)) return row
    if (!linkedSteps(row, link.party).includes(step)) throw new DomainError('conflict', 'coordination.not_now')
    return applyStep(tx, row, taken)
  })
}
