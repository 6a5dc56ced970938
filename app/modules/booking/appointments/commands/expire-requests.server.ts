import { and, asc, eq, isNotNull, lte, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { appointments, visitTypes } from '#drizzle/schema/scheduling.ts'
import { tellPatient } from './appointment-notices.server.ts'
import { auditStep, decideStep, openForChange, writeStep } from './appointment-steps.server.ts'
import { factsOf } from '../queries/appointment-rows.server.ts'
import { findVisitType } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { offerFreedSlot } from '#app/modules/booking/waitlist/commands/offer-time.server.ts'
import { dueBatch, changeEach } from '#app/modules/booking/due-rows.ts'

/** Ends requests that nobody answered in time, or whose time has come too near; tells the patient. */
export async function expireRequests(): Promise<number> {
  const rows = await db
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      lead: visitTypes.leadMinutes,
      due: appointments.answerDueAt,
    })
    .from(appointments)
    .leftJoin(visitTypes, eq(visitTypes.id, appointments.visitTypeId))
    .where(
      and(
        eq(appointments.status, 'requested'),
        or(lte(appointments.answerDueAt, now()), isNotNull(appointments.startsAt)),
      ),
    )
    .orderBy(asc(appointments.createdAt), asc(appointments.id))
  const isDue = ({ startsAt, lead, due }: (typeof rows)[number]) =>
    (due !== null && due <= now()) || (startsAt !== null && startsAt - (lead ?? 0) * 60_000 <= now())
  const ids = rows.filter(isDue).map(({ id }) => id)
  return changeEach(ids.slice(0, dueBatch), (appointmentId) =>
    withTransaction(async (tx) => {
      const actor = { type: 'system' } as const
      const before = await openForChange(tx, appointmentId, actor)
      const facts = factsOf(before, await findVisitType(tx, before.visitTypeId))
      const status = decideStep(before.status, 'expire', actor, facts)
      const changes = { icsSequence: before.icsSequence + 1 }
      const expired = await writeStep(tx, before, status, changes, { action: 'expire', actor, notifies: true })
      await tellPatient(tx, expired, { template: 'appointment_declined', hasCalendar: false })
      await offerFreedSlot(tx, before)
      await auditStep(tx, appointmentId, actor, 'expire')
      return true
    }),
  )
}
