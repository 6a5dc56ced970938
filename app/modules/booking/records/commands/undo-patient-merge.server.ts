import { and, eq, isNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { auditActor } from '#app/modules/booking/booking-input.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { touchSchedules } from '#app/modules/booking/slots/commands/touch-schedules.server.ts'
import type { StaffActor } from '#app/modules/booking/staff-actor.ts'
import { patientMerges } from '#drizzle/schema/people.ts'
import {
  actsForMerge,
  findMerge,
  mergesOfRow,
  type Move,
  movesOf,
  sinceMerge,
  visitsOfRows,
} from '../queries/patient-merges.server.ts'
import type { Side } from '../same-person.ts'
import { pointRows } from './point-rows.server.ts'

export type MergeUndoing = Readonly<{
  id: string
  actor: StaffActor
  /** Whose each visit is that was booked since, by its id. */
  sides: ReadonlyMap<string, Side>
  /** Whose the notes and entries of the waitlist are that were written since; null where there are none. */
  rest: Side | null
}>

/** How an undo ended; `asked` when something has come since of which the form did not say whose it is. */
export type MergeUndone = { is: 'undone'; firstId: string } | { is: 'asked' } | { is: 'over' }

/**
 * Makes two patients again of who was merged. What was moved goes back to the row it came from, unless it is another's by now; what came since goes
 * to whom the form says. The row that was made stays, without a visit here.
 * @throws DomainError not_found `booking.NOT_FOUND` where somebody does not act for the practice
 */
export function undoPatientMerge({ id, actor, sides, rest }: MergeUndoing): Promise<MergeUndone> {
  return withTransaction(async (tx): Promise<MergeUndone> => {
    const merge = (await findMerge(tx, id)) ?? refuse('NOT_FOUND')
    const { intoId, firstId, secondId } = merge
    const moves = await movesOf(tx, id)
    if (!(await actsForMerge(tx, moves, actor))) refuse('NOT_FOUND')
    await touchSchedules(
      tx,
      (await visitsOfRows(tx, [intoId], actor)).map(({ visit }) => visit.providerId),
    )
    const current = (await findMerge(tx, id))!
    if (current.undoneAt !== null) return { is: 'undone', firstId }
    // Who was merged on is to be taken apart from the end.
    if (current.undoUntil <= now() || (await mergesOfRow(tx, intoId)).length > 0) return { is: 'over' }

    const since = await sinceMerge(tx, merge, moves, actor)
    const isRest = since.notes.length + since.entries.length > 0
    if ((isRest && rest === null) || since.visits.some(({ visit }) => !sides.has(visit.id))) return { is: 'asked' }
    const of = (side: Side) => (side === 'first' ? firstId : secondId)
    const assign = (kind: Move['kind'], rowId: string, holder: string | null, side: Side) =>
      holder === intoId ? [{ kind, rowId, fromId: intoId, toId: of(side) }] : []
    const visits = await visitsOfRows(tx, [intoId], actor)
    await pointRows(
      tx,
      [
        ...moves.map(({ kind, rowId, fromId }) => ({ kind, rowId, fromId: intoId, toId: fromId })),
        ...since.visits.flatMap(({ visit }) => [
          ...assign('visit', visit.id, visit.patientId, sides.get(visit.id)!),
          ...assign('visit_booker', visit.id, visit.bookedById, sides.get(visit.id)!),
        ]),
        ...since.entries.flatMap((entry) => [
          ...assign('entry', entry.id, entry.patientId, rest!),
          ...assign('entry_booker', entry.id, entry.bookedById, rest!),
        ]),
        ...since.notes.flatMap((note) => assign('note', note.id, note.patientId, rest!)),
      ],
      new Map(visits.map(({ visit, facilityId }) => [visit.id, facilityId])),
      `${id}:undone`,
    )
    await tx
      .update(patientMerges)
      .set({ undoneAt: now(), undoneById: actor.id })
      .where(and(eq(patientMerges.id, id), isNull(patientMerges.undoneAt)))
    for (const subjectId of [intoId, firstId, secondId])
      await recordAudit(tx, {
        actor: auditActor(actor),
        action: 'booking.patient_merge_undo',
        subject: { type: 'patient', id: subjectId },
      })
    return { is: 'undone', firstId }
  })
}
