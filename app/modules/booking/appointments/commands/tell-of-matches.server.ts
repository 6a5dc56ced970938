import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { enqueueNotice, recipientOf } from '#app/modules/notifications/commands/notices.server.ts'
import { appointments, waitlistEntries } from '#drizzle/schema/scheduling.ts'
import type { Appointment } from '../queries/appointment-rows.server.ts'
import { toldOf } from './appointment-notices.server.ts'
import { linkAddress, manageToken, waitlistToken } from '#app/modules/booking/links/commands/manage-link.server.ts'
import { findBooker } from '#app/modules/booking/patients/queries/find-patients.server.ts'

/** Matches that one run tells of. */
const batch = 100

/**
 * Tells who is written to about a visit or an entry that another was made under the same name. Not in the request that made
 * it: how long that takes, and what it asks of the database, would tell whoever typed the name that somebody was found.
 * @returns how many it has told of.
 */
export async function tellOfMatches(): Promise<number> {
  const { id, untoldDoubleOf } = appointments
  const visits = await db
    .select({ id })
    .from(appointments)
    .where(isNotNull(untoldDoubleOf))
    .orderBy(asc(id))
    .limit(batch)
  const entries = await db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(isNotNull(waitlistEntries.untoldBeside))
    .orderBy(asc(waitlistEntries.id))
    .limit(batch)
  for (const visit of visits) await withTransaction((tx) => tellOfVisit(tx, visit.id))
  for (const entry of entries) await withTransaction((tx) => tellOfEntry(tx, entry.id))
  return visits.length + entries.length
}

async function tellOfVisit(tx: Transaction, id: string): Promise<void> {
  const [made] = await tx.select().from(appointments).where(eq(appointments.id, id))
  // Another process has told of it meanwhile.
  if (!made || made.untoldDoubleOf === null) return
  const [first] = await tx.select().from(appointments).where(eq(appointments.id, made.untoldDoubleOf))
  await tx.update(appointments).set({ untoldDoubleOf: null }).where(eq(appointments.id, id))
  if (first) await tellOfDouble(tx, first, { madeId: `${id}:${made.version}` })
}

/** Tells who is written to about a visit that another was made or asked for beside it, for the same patient. */
async function tellOfDouble(
  tx: Transaction,
  appointment: Appointment,
  { madeId }: Readonly<{ madeId: string }>,
): Promise<void> {
  const { recipient, vars } = await toldOf(tx, appointment, await manageToken(tx, appointment))
  const subject = { type: 'appointment', id: appointment.id }
  await enqueueNotice(tx, { template: 'appointment_double', recipient, vars, subject, event: madeId })
}

async function tellOfEntry(tx: Transaction, id: string): Promise<void> {
  const [made] = await tx.select().from(waitlistEntries).where(eq(waitlistEntries.id, id))
  if (!made || made.untoldBeside === null) return
  const [first] = await tx.select().from(waitlistEntries).where(eq(waitlistEntries.id, made.untoldBeside))
  await tx.update(waitlistEntries).set({ untoldBeside: null }).where(eq(waitlistEntries.id, id))
  if (!first) return
  const recipient = recipientOf(await findBooker(tx, first))
  const link = linkAddress(await waitlistToken(tx, first), recipient.locale)
  const subject = { type: 'waitlist_entry', id: first.id }
  await enqueueNotice(tx, { template: 'waitlist_again', recipient, vars: { link }, subject, event: id })
}
