import type { AdminActor } from '#app/core/actor.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { bannedClaims, changeRequests, decisionReasons } from '#drizzle/schema/moderation.ts'
import { bannedClaimRows } from '#drizzle/seed/reference/banned-claims.ts'
import { decisionReasonRows } from '#drizzle/seed/reference/decision-reasons.ts'
import { adminActor, insertUser } from './accounts.ts'

type Row = typeof changeRequests.$inferInsert

/** Permissions of a directory editor, who decides all four queues. */
export const reviewPermissions = ['doctor.approve', 'description.review', 'image.review', 'update.review'] as const

/** Somebody who reviews, with an account of the administration. */
export async function insertReviewer(...permissions: string[]): Promise<AdminActor> {
  const userId = await withTransaction((tx) => insertUser(tx, { scopes: ['admin'], firstName: 'Rui', lastName: 'Wen' }))
  return { ...adminActor(...(permissions.length > 0 ? permissions : reviewPermissions)), userId }
}

/** The reasons and the banned claims that the product ships. */
export async function insertReviewReference(): Promise<void> {
  await withTransaction(async (tx) => {
    await tx.insert(decisionReasons).values([...decisionReasonRows])
    await tx.insert(bannedClaims).values([...bannedClaimRows])
  })
}

/** A request that waits, sent now by `user-1` unless told otherwise; answers its id. */
export async function insertRequest(tx: Transaction, overrides: Partial<Row> = {}): Promise<string> {
  const id = overrides.id ?? newId()
  const createdAt = overrides.createdAt ?? now()
  await tx.insert(changeRequests).values({
    ...{ id, kind: 'update_facility', targetType: 'facility', targetId: 'facility-1', field: 'phone' },
    ...{ submitterType: 'user', submitterId: 'user-1', locale: 'zh-Hans', before: {}, after: {} },
    ...{ status: 'submitted', dueAt: createdAt + 3 * dayMs, createdAt, updatedAt: createdAt },
    ...overrides,
  })
  return id
}
