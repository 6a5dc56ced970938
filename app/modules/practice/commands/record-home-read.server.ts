import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { todayFields } from '../queries/today.server.ts'

/** Records that somebody was shown who comes today or next: one event a facility. Nothing when the list was empty. */
export async function recordHomeRead(
  actor: Pick<ProviderActor, 'userId'>,
  home: { facilityIds: readonly string[]; visits: readonly unknown[]; next: unknown },
): Promise<void> {
  if (home.visits.length === 0 && home.next === null) return
  await withTransaction(async (tx) => {
    for (const id of home.facilityIds) {
      await recordAudit(tx, {
        actor: { type: 'user', id: actor.userId },
        action: 'desk.day_read',
        subject: { type: 'facility', id },
        fields: todayFields,
      })
    }
  })
}
