import { desc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { appointmentEvents } from '#drizzle/schema/scheduling.ts'

/** The time from which an appointment was moved and who moved it, as long as nothing else has happened to it since; else null. */
export async function findLastMove(appointmentId: string): Promise<{ from: number; byPatient: boolean } | null> {
  const [last] = await db
    .select({
      action: appointmentEvents.action,
      actorType: appointmentEvents.actorType,
      diff: appointmentEvents.diff,
    })
    .from(appointmentEvents)
    .where(eq(appointmentEvents.appointmentId, appointmentId))
    .orderBy(desc(appointmentEvents.seq))
    .limit(1)
  const from = last?.action === 'move' ? last.diff.startsAt?.[0] : null
  return typeof from === 'number' ? { from, byPatient: last!.actorType === 'patient' } : null
}
