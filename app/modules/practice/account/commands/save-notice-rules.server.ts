import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { type NoticeKind, noticeKinds } from '#app/modules/booking/desk-notices/notice-kinds.ts'
import { readShownAccount, type ShownAccount, writeAccount } from './write-account.server.ts'

const columns = {
  bookings: 'tellsBookings',
  moves: 'tellsMoves',
  cancellations: 'tellsCancellations',
} as const satisfies Record<NoticeKind, string>

/**
 * Says what a facility is told by mail of what patients do, from now on; what is written already is still sent. The facility is one that
 * the actor leads. @throws DomainError conflict `directory.stale`
 */
export async function saveNoticeRules(
  actor: ProviderActor,
  { told, ...shown }: ShownAccount & Readonly<{ told: readonly NoticeKind[] }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    const account = await readShownAccount(tx, shown)
    const changed = noticeKinds.filter((kind) => account.row[columns[kind]] !== told.includes(kind))
    if (changed.length === 0) return
    await writeAccount(tx, account, Object.fromEntries(changed.map((kind) => [columns[kind], told.includes(kind)])))
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'practice.notices_save' },
      ...{ subject: { type: 'facility', id: shown.facilityId }, fields: changed },
    })
  })
}
