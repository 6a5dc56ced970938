import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { sealReport } from '#app/modules/moderation/report-text.server.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'
import { reviewTime } from '#app/modules/moderation/review-time.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { demoUserId, insertPeople } from './accounts.ts'
import { type DemoRequest, demoRequests, newcomers } from './request-plan.ts'

const hour = 3_600_000

type Row = typeof changeRequests.$inferInsert

/** What a request is about, as it stands; null where the database does not have it. */
async function standing(tx: Transaction, { targetType, targetId, fields = [] }: DemoRequest) {
  if (targetType === 'npi') return {}
  const table = targetType === 'provider' ? providers : facilities
  const [row] = await tx
    .select()
    .from(table as typeof providers)
    .where(eq(table.id, targetId))
  if (!row) return null
  return Object.fromEntries(fields.map((field) => [field, (row as Record<string, unknown>)[field] ?? null]))
}

function rowOf(plan: DemoRequest, before: Record<string, unknown>, id: string, at: number): Row {
  const { kind, targetType, targetId, field, submitter, locale, after = {}, hours, report, status = 'submitted' } = plan
  const createdAt = at - hours * hour
  const wanted = { ...before, ...after }
  return {
    ...{ id, kind, targetType, targetId, field, locale, before: kind === 'claim' ? {} : before, status, after: wanted },
    submitterType: submitter ? 'user' : 'public',
    submitterId: submitter ? demoUserId(submitter) : null,
    reportEnc: report ? sealReport(id, { details: report, contact: null }) : null,
    ...{ dueAt: createdAt + reviewTime, createdAt, updatedAt: createdAt },
  }
}

/**
 * Keeps the queues of the demo alive: of each planned request one waits, with the age that it is planned with when it is made. One that was
 * decided comes again with the next start; one that waits is left as it is.
 */
export async function seedDemoRequests(tx: Transaction): Promise<void> {
  const at = now()
  const known = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.id,
        newcomers.map(({ username }) => demoUserId(username)),
      ),
    )
  const missing = newcomers.filter(({ username }) => !known.some(({ id }) => id === demoUserId(username)))
  if (missing.length > 0) {
    await insertPeople(tx, missing, at)
    const ids = missing.map(({ username }) => demoUserId(username))
    await tx.update(users).set({ status: 'pending_verification', emailVerifiedAt: at }).where(inArray(users.id, ids))
  }
  for (const plan of demoRequests) {
    const { targetType, targetId, field } = plan
    const [open] = await tx
      .select({ id: changeRequests.id })
      .from(changeRequests)
      .where(
        and(
          eq(changeRequests.targetType, targetType),
          eq(changeRequests.targetId, targetId),
          eq(changeRequests.field, field),
          inArray(changeRequests.status, [...openStatuses]),
        ),
      )
    const before = open ? null : await standing(tx, plan)
    if (before === null) continue
    const id = `demo-request-${plan.name}-${Math.floor(at / hour)}`
    await tx
      .insert(changeRequests)
      .values(rowOf(plan, before, id, at))
      .onConflictDoNothing()
  }
}
