import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { syncReminders } from '#app/modules/booking/appointments/commands/appointment-notices.server.ts'
import { rememberPeople } from '#app/modules/booking/patients/commands/facility-people.server.ts'
import { appointments, patientNotes, patientRelations, waitlistEntries } from '#drizzle/schema/scheduling.ts'
import type { Move } from '../queries/patient-merges.server.ts'

/** A row that is pointed from one person to another, if it is still the one's. */
type Pointing = Readonly<{ kind: Move['kind']; rowId: string; fromId: string; toId: string }>

async function point(tx: Transaction, { kind, rowId, fromId, toId }: Pointing): Promise<void> {
  if (kind === 'visit' || kind === 'visit_booker') {
    const column = kind === 'visit' ? 'patientId' : 'bookedById'
    const isTheirs = and(eq(appointments.id, rowId), eq(appointments[column], fromId))
    await tx
      .update(appointments)
      .set({ [column]: toId })
      .where(isTheirs)
  } else if (kind === 'note') {
    const isTheirs = and(eq(patientNotes.id, rowId), eq(patientNotes.patientId, fromId))
    await tx.update(patientNotes).set({ patientId: toId }).where(isTheirs)
  } else {
    const column = kind === 'entry' ? 'patientId' : 'bookedById'
    const isTheirs = and(eq(waitlistEntries.id, rowId), eq(waitlistEntries[column], fromId))
    await tx
      .update(waitlistEntries)
      .set({ [column]: toId })
      .where(isTheirs)
  }
}

/**
 * Points rows to other people. Reminders of visits that are to come go to who is written to from now on; what has gone out has gone. Nothing
 * else of a visit changes, and nobody is told.
 * @param turn names what points them: the visits keep their version, and their reminders are others all the same
 */
export async function pointRows(
  tx: Transaction,
  rows: readonly Pointing[],
  facilityOf: ReadonlyMap<string, string>,
  turn: string,
): Promise<void> {
  for (const row of rows) await point(tx, row)
  const known = new Map<string, Set<string>>()
  const visited = new Set<string>()
  for (const { kind, rowId, toId } of rows) {
    if (kind !== 'visit' && kind !== 'visit_booker') continue
    visited.add(rowId)
    const facilityId = facilityOf.get(rowId)
    if (facilityId) known.set(facilityId, (known.get(facilityId) ?? new Set()).add(toId))
  }
  for (const [facilityId, ids] of known)
    await rememberPeople(
      tx,
      facilityId,
      [...ids].map((id) => ({ id })),
    )
  const coming = await tx
    .select()
    .from(appointments)
    .where(and(inArray(appointments.id, [...visited]), inArray(appointments.status, ['booked', 'confirmed'])))
    .orderBy(asc(appointments.id))
  for (const visit of coming) await syncReminders(tx, visit, turn)
}

type Pair = Readonly<{ patientId: string; contactPatientId: string }>

/**
 * Who books for a person without a contact of their own is known by a relation: the new row stands to who booked visits, and to whom it booked
 * them for, as the rows did that it is made of.
 */
export async function copyRelation(tx: Transaction, from: Pair, to: Pair): Promise<void> {
  const { patientId, contactPatientId } = patientRelations
  const [known] = await tx
    .select()
    .from(patientRelations)
    .where(and(eq(patientId, from.patientId), eq(contactPatientId, from.contactPatientId)))
  if (!known) return
  const row = { id: newId(), ...to, kind: known.kind }
  await tx.insert(patientRelations).values(row).onConflictDoNothing()
}
