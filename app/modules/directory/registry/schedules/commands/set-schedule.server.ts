import { and, eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { syncSchedules } from '#drizzle/schema/sync.ts'
import type { ScheduleAnswers } from '../schedule-form.ts'
import { lastDue } from '../schedule-times.ts'

/**
 * Says when a source is run by itself. What was due before that is not made up for.
 * @throws DomainError forbidden `long_work.not_allowed`: an import by itself asks for `sync.apply`; conflict `directory.stale` for who comes second
 */
export async function setSchedule(actor: AdminActor, answers: ScheduleAnswers): Promise<void> {
  const { source, version, cadence, weekday, hour, what, states } = answers
  const needed = what === 'apply' && cadence !== 'off' ? 'sync.apply' : 'sync.run'
  if (!actor.permissions.has(needed)) throw new DomainError('forbidden', 'long_work.not_allowed')
  const at = now()
  const columns = {
    ...{ cadence, weekday, hour, isDryRun: what === 'dry', states: states.length > 0 ? states : null },
    ...{ handledAt: lastDue({ cadence, weekday, hour }, at) ?? at, outcome: null, version: version + 1, updatedAt: at },
  }
  await withTransaction(async (tx) => {
    const rows =
      version === 0
        ? await tx
            .insert(syncSchedules)
            .values({ id: source, ...columns })
            .onConflictDoNothing()
            .returning()
        : await tx
            .update(syncSchedules)
            .set(columns)
            .where(and(eq(syncSchedules.id, source), eq(syncSchedules.version, version)))
            .returning()
    if (rows.length === 0) throw new DomainError('conflict', 'directory.stale')
    const by = { type: 'user', id: actor.userId } as const
    const fields = ['cadence', 'weekday', 'hour', 'isDryRun', 'states']
    const subject = { type: 'sync_schedule', id: source }
    await recordAudit(tx, { actor: by, action: 'directory.schedule_set', subject, fields })
  })
}
