import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, eq, inArray, lt, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { forgetLinks } from '#app/modules/action-links/commands/forget-links.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import {
  appointments,
  facilityPeople,
  patientRelations,
  patients,
  waitlistEntries,
} from '#drizzle/schema/scheduling.ts'
import { patientMergeMoves } from '#drizzle/schema/people.ts'
import type { WaitlistEntry } from '../freed-slots.ts'

/** As long as the messages about it: long enough to answer "was I on the list?" about the last weeks. */
const entriesFor = 90 * dayMs
/** Entries of one transaction, so that nobody waits for long behind it. */
const batch = 100

/** Nothing in these states changes any more. */
const ended = ['accepted', 'cancelled', 'expired'] as const

/**
 * Forgets entries that ended long ago, with their links, and with people who were known by them alone: those without a
 * visit, another entry or anybody they stand for. @returns how many entries.
 */
export async function pruneEntries(): Promise<number> {
  const { id, status, updatedAt } = waitlistEntries
  const isOver = and(inArray(status, [...ended]), lt(updatedAt, now() - entriesFor))
  const ids = (await db.select({ id }).from(waitlistEntries).where(isOver).orderBy(asc(id)).limit(batch)).map(
    (row) => row.id,
  )
  if (ids.length === 0) return 0
  return withTransaction(async (tx) => {
    const gone = await tx
      .delete(waitlistEntries)
      .where(and(inArray(id, ids), isOver))
      .returning()
    for (const entry of gone) await forgetEntry(tx, entry)
    return gone.length
  })
}

async function forgetEntry(tx: Transaction, entry: WaitlistEntry): Promise<void> {
  const subject = { type: 'waitlist_entry', id: entry.id }
  await forgetLinks(tx, subject)
  await recordAudit(tx, { actor: { type: 'system' }, action: 'booking.waitlist_forget', subject })
  for (const personId of [entry.patientId, entry.bookedById])
    if (personId !== null && !(await isKnownOtherwise(tx, personId))) await forgetPerson(tx, personId)
}

/** Whether a visit, an entry, somebody they book for or a merge that can be taken back says who they are. */
async function isKnownOtherwise(tx: Transaction, id: string): Promise<boolean> {
  const visits = or(eq(appointments.patientId, id), eq(appointments.bookedById, id))
  if ((await tx.$count(appointments, visits)) > 0) return true
  const entries = or(eq(waitlistEntries.patientId, id), eq(waitlistEntries.bookedById, id))
  if ((await tx.$count(waitlistEntries, entries)) > 0) return true
  if ((await tx.$count(patientMergeMoves, eq(patientMergeMoves.fromId, id))) > 0) return true
  return (await tx.$count(facilityPeople, eq(facilityPeople.patientId, id))) > 0
}

async function forgetPerson(tx: Transaction, id: string): Promise<void> {
  const { patientId, contactPatientId } = patientRelations
  await tx.delete(patientRelations).where(or(eq(patientId, id), eq(contactPatientId, id)))
  const gone = await tx.delete(patients).where(eq(patients.id, id)).returning({ id: patients.id })
  // The same person may have joined for themselves twice.
  if (gone.length === 0) return
  await recordAudit(tx, {
    actor: { type: 'system' },
    action: 'booking.patient_forget',
    subject: { type: 'patient', id },
  })
}
