import { randomInt } from 'node:crypto'
import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm'
import { isRefusal } from '#app/core/answer/outcome.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { eligibilityChecks } from '#drizzle/schema/practice/eligibility.ts'
import { isForLater, lostAfterMs, retryDelay, statusesBefore } from '../check-status.ts'
import type { GatewayAnswer, PayerGateway } from '../gateway/gateway.ts'
import { payerGateway } from '../gateway/gateway-in-use.server.ts'
import { type Outcome, outcomeOf } from '../outcome.ts'
import { sealText } from '../person.server.ts'
import type { StoredCheck } from '../queries/checks.server.ts'
import { requestOf } from '../queries/question.server.ts'
import { recordEligibility, takeStep } from './take-step.server.ts'

/** Checks that one round sends, and of these so many at once: a payer may take twenty seconds for each. */
const mostAtOnce = 40
const lanes = 8

const subjectOf = ({ id }: StoredCheck) => ({ type: 'eligibility_check', id }) as const

/** Takes a check to be sent, for this process alone, with what is sent. */
function claim(check: StoredCheck, changes: Partial<typeof eligibilityChecks.$inferInsert>): Promise<StoredCheck> {
  const sent = { attempts: check.attempts + 1, dueAt: null, sentAt: now(), answerEnc: null, answeredAt: null }
  return withTransaction(async (tx) => {
    const row = await takeStep(tx, check, { step: 'send', changes: { ...sent, ...changes }, userId: null })
    await recordEligibility(tx, { userId: null, action: 'practice.eligibility_send', subject: subjectOf(row) })
    return row
  })
}

/** What stays to be asked again by itself: when, or that it has been often enough. */
async function goOn(tx: Transaction, check: StoredCheck, { rejections, step }: Outcome): Promise<void> {
  const isLater = step === 'time_out' || (step === 'reject' && isForLater(rejections))
  if (isLater && retryDelay(check.attempts) === null) await takeStep(tx, check, { step: 'give_up', userId: null })
}

/** Writes down what came of a send. */
async function settle(check: StoredCheck, outcome: Outcome, x12: string | null): Promise<void> {
  const { step, rejections, problem } = outcome
  const isLater = step === 'time_out' || (step === 'reject' && isForLater(rejections))
  const delay = isLater ? retryDelay(check.attempts) : null
  const at = now()
  const changes = {
    ...{ rejections: [...rejections], problem, dueAt: delay === null ? null : at + delay },
    ...{ latencyMs: at - (check.sentAt ?? at), answeredAt: x12 === null ? null : at },
    answerEnc: x12 === null ? null : sealText(check.id, 'answer_enc', x12),
  }
  await withTransaction(async (tx) => {
    const row = await takeStep(tx, check, { step, changes, userId: null, reason: rejections[0] ?? problem })
    await goOn(tx, row, outcome)
    const isFailed = step === 'fail' || step === 'time_out'
    await recordEligibility(tx, {
      ...{ userId: null, action: 'practice.eligibility_settle', subject: subjectOf(row), isFailed },
      fields: x12 === null ? [] : ['benefits'],
    })
  })
}

const failed = (problem: string): Outcome => ({ step: 'fail', rejections: [], problem })

async function sendOne(gateway: PayerGateway, check: StoredCheck): Promise<void> {
  const control = randomInt(1, 1_000_000_000)
  const trace = `${check.id.replaceAll('-', '').slice(-24).toUpperCase()}${check.version}`
  const request = await requestOf(check, gateway, { trace, control })
  const x12 = 'x12' in request ? request.x12 : null
  const sent = await claim(check, {
    ...{ trace, controlNumber: control, gateway: gateway.name },
    requestEnc: x12 === null ? null : sealText(check.id, 'request_enc', x12),
  })
  if (x12 === null) return settle(sent, failed('problem' in request ? request.problem : 'unreadable'), null)
  let answer: GatewayAnswer
  try {
    // Sent anew by hand the attempts begin at one again: the trace never does.
    answer = await gateway.ask({ x12, attempt: sent.attempts, key: `${check.id}-${sent.version}` })
  } catch (error) {
    log.error({ err: error }, 'a payer gateway broke')
    return settle(sent, failed('gateway'), null)
  }
  await settle(sent, outcomeOf(answer, sent), answer.kind === 'answered' ? answer.x12 : null)
}

/** One check that breaks is logged and leaves the others alone. One that another process has in hand is none that breaks. */
async function alone(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (isRefusal(error, 'directory.stale')) return
    log.error({ err: error }, 'an eligibility check was not completed')
  })
}

/** What a process had sent that has died: nobody waits for its answer any more. */
async function settleLost(): Promise<void> {
  const lost = await db
    .select()
    .from(eligibilityChecks)
    .where(and(eq(eligibilityChecks.status, 'sent'), lt(eligibilityChecks.sentAt, now() - lostAfterMs)))
    .orderBy(asc(eligibilityChecks.sentAt), asc(eligibilityChecks.id))
    .limit(mostAtOnce)
  for (const check of lost) await alone(settle(check, { step: 'time_out', rejections: [], problem: 'lost' }, null))
}

/**
 * What every process does about insurance checks besides answering, every few seconds: sends those that are due, several at once.
 * @returns how many were sent
 */
export async function runEligibilityChecks(gateway = payerGateway()): Promise<number> {
  if (gateway === null) return 0
  await settleLost()
  const due = await db
    .select()
    .from(eligibilityChecks)
    .where(and(inArray(eligibilityChecks.status, statusesBefore('send')), lte(eligibilityChecks.dueAt, now())))
    .orderBy(asc(eligibilityChecks.dueAt), asc(eligibilityChecks.id))
    .limit(mostAtOnce)
  for (let at = 0; at < due.length; at += lanes)
    await Promise.all(due.slice(at, at + lanes).map((check) => alone(sendOne(gateway, check))))
  return due.length
}
