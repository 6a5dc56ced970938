import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { careCases } from '#drizzle/schema/coordination/cases.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { type CaseStep, unansweredStatuses } from '../case-steps.ts'
import { cancelAfter } from '../due-times.ts'
import { findVisit } from '../queries/linked-visit.server.ts'
import { addEvent, lockCase, setCase } from './lock-case.server.ts'
import { applyStep } from './take-step.server.ts'
import { addEscalation } from './tasks.server.ts'
import { tellClinic } from './tell.server.ts'

/** Referrals that are read at once; the next run takes the rest. */
const most = 200

const system = { by: 'system', userId: null, isOnBehalf: false } as const

const isUnanswered = (status: string) => unansweredStatuses.some((each) => each === status)

/** Marks a referral that nobody has answered in time, asks for a call to the recipient and tells both. @returns whether it was so still */
function escalate(caseId: string): Promise<boolean> {
  return withTransaction(async (tx) => {
    const row = await lockCase(tx, caseId)
    const isLate = row.dueAt !== null && row.dueAt <= now() && row.overdueAt === null && isUnanswered(row.status)
    if (!isLate) return false
    const after = await setCase(tx, caseId, { overdueAt: now() })
    const seq = await addEvent(tx, { caseId, step: 'overdue', side: 'system' })
    await addEscalation(tx, caseId)
    for (const side of ['requester', 'recipient'] as const)
      await tellClinic(tx, side, { row: after, event: `overdue:${seq}` })
    return true
  })
}

function cancelUnanswered(caseId: string): Promise<boolean> {
  return withTransaction(async (tx) => {
    const row = await lockCase(tx, caseId)
    if (row.status !== 'cancel_requested' || (row.cancelAskedAt ?? 0) > now() - cancelAfter) return false
    await applyStep(tx, row, { step: 'confirm_cancel', party: system })
    return true
  })
}

/** What the desk says of a visit, as a step of the referral that it belongs to. */
const stepOfVisit: Readonly<Record<string, CaseStep>> = {
  no_show: 'no_show',
  cancelled: 'patient_cancel',
  declined: 'patient_cancel',
  expired: 'patient_cancel',
  entered_in_error: 'patient_cancel',
  in_room: 'start',
  completed: 'start',
}

function followVisit(caseId: string): Promise<boolean> {
  return withTransaction(async (tx) => {
    const row = await lockCase(tx, caseId)
    // Another visit may have come in its place since.
    const visit = row.status === 'scheduled' && row.appointmentId ? await findVisit(row.appointmentId, tx) : null
    if (!visit) return false
    const { startsAt } = visit
    const step = stepOfVisit[visit.status]
    if (step) {
      await applyStep(tx, row, { step, party: system })
      return true
    }
    if (startsAt === null || startsAt === row.visitAt) return false
    const after = await setCase(tx, caseId, { visitAt: startsAt })
    const seq = await addEvent(tx, { caseId, step: 'visit_moved', side: 'system' })
    await tellClinic(tx, 'requester', { row: after, event: `visit_moved:${seq}` })
    return true
  })
}

async function idsWhere(where: ReturnType<typeof and>): Promise<string[]> {
  const rows = await db.select({ id: careCases.id }).from(careCases).where(where).orderBy(asc(careCases.id)).limit(most)
  return rows.map(({ id }) => id)
}

/** Visits of ours that belong to a referral and are somewhere else than it says. */
async function visitsThatWentOn() {
  const rows = await db
    .select({
      id: careCases.id,
      visitAt: careCases.visitAt,
      status: appointments.status,
      startsAt: appointments.startsAt,
    })
    .from(careCases)
    .innerJoin(appointments, eq(appointments.id, careCases.appointmentId))
    .where(and(eq(careCases.status, 'scheduled'), isNotNull(careCases.appointmentId)))
    .orderBy(asc(careCases.id))
  return rows.filter(({ status, startsAt, visitAt }) => status in stepOfVisit || (startsAt ?? visitAt) !== visitAt)
}

/**
 * What time does to referrals: those that nobody has answered are escalated, cancellations that nobody has confirmed take effect, and those
 * whose visit is one of ours follow it. @returns how many went on
 */
export async function runCareChores(): Promise<number> {
  const late = await idsWhere(
    and(inArray(careCases.status, [...unansweredStatuses]), isNull(careCases.overdueAt), lte(careCases.dueAt, now())),
  )
  const canceled = await idsWhere(
    and(eq(careCases.status, 'cancel_requested'), lte(careCases.cancelAskedAt, now() - cancelAfter)),
  )
  let count = 0
  for (const id of late) if (await escalate(id)) count += 1
  for (const id of canceled) if (await cancelUnanswered(id)) count += 1
  for (const { id } of await visitsThatWentOn()) if (await followVisit(id)) count += 1
  return count
}
