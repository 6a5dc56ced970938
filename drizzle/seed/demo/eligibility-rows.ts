import { localDate, newYork, wallClock } from '#app/core/calendar/zones.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { CheckStatus } from '#app/modules/practice/eligibility/check-status.ts'
import { payerSimulator, simulatedAnswer } from '#app/modules/practice/eligibility/gateway/simulator.ts'
import { outcomeOf } from '#app/modules/practice/eligibility/outcome.ts'
import { sealText } from '#app/modules/practice/eligibility/person.server.ts'
import { type BenefitQuestion, buildRequest } from '#app/modules/practice/eligibility/x12/request.ts'
import { eligibilityChecks, eligibilityEvents } from '#drizzle/schema/practice/eligibility.ts'

type Row = typeof eligibilityChecks.$inferInsert

const statusOf = {
  answer_active: 'answered_active',
  answer_inactive: 'answered_inactive',
  answer_unclear: 'answered_unclear',
  reject: 'rejected',
  time_out: 'timeout',
  fail: 'failed',
} as const satisfies Record<string, CheckStatus>

/** What has been sent at an instant and what came back: as the product would have done it then. Of who is silent nothing came. */
export function exchangeOf(
  { id, createdAt: at }: Pick<Row, 'id' | 'createdAt'>,
  question: BenefitQuestion,
  { isSilent = false }: { isSilent?: boolean } = {},
) {
  const { sender, receiver, isTest } = payerSimulator
  const control = at % 1_000_000_000
  const time = wallClock(at, newYork).time.replace(':', '')
  const x12 = buildRequest(question, { sender, receiver, isTest, control, date: localDate(at, newYork), time })
  const { trace } = question
  const sent = { sentAt: at, trace, gateway: 'simulator', requestEnc: sealText(id, 'request_enc', x12) } as const
  if (isSilent) return { ...sent, status: 'failed', attempts: 3, problem: 'time_limit' } as const
  const answer = simulatedAnswer(x12, 1)
  const { step, rejections } = outcomeOf({ kind: 'answered', x12: answer }, question)
  return {
    ...{ ...sent, status: statusOf[step], rejections: [...rejections], attempts: 1, latencyMs: 900 },
    ...{ answeredAt: at + 900, answerEnc: sealText(id, 'answer_enc', answer) },
  }
}

/** Writes a check with who made it; one that is there already is left as it is. */
export async function insertCheck(tx: Transaction, row: Row): Promise<void> {
  const written = await tx
    .insert(eligibilityChecks)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: eligibilityChecks.id })
  if (written.length === 0) return
  const { id: checkId, status, createdById: userId, createdAt: at } = row
  await tx.insert(eligibilityEvents).values({ id: `${checkId}-1`, checkId, seq: 1, step: 'create', status, userId, at })
}
