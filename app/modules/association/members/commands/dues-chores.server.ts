import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { addDays } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { associationDues } from '#drizzle/schema/association/members.ts'
import { paymentRefunds, payments } from '#drizzle/schema/payments.ts'
import { giveBack } from '#app/modules/payments/commands/ask-refund.server.ts'
import { lapsedBefore, remindDays } from '../dues.ts'
import type { Member } from '../member-status.ts'
import { forgetApplications } from './apply.server.ts'
import { tellMember } from './tell-member.server.ts'
import { lockMember, writeMember } from './write-member.server.ts'

/** Members of one run; what is left waits for the next. */
const most = 200

const { id, status, duesPaidUntil, duesAskedOn, appliedAt, role, email } = associationMembers

/** Active members of approved associations that take dues, of whom something is true. */
async function listDue(isDue: SQL | undefined): Promise<Pick<Member, 'id' | 'associationId'>[]> {
  return db
    .select({ id, associationId: associationMembers.associationId })
    .from(associationMembers)
    .innerJoin(associations, eq(associations.id, associationMembers.associationId))
    .where(and(eq(status, 'active'), isDue, eq(associations.status, 'approved'), gt(associations.duesCents, 0)))
    .orderBy(asc(duesPaidUntil), asc(id))
    .limit(most)
}

async function each(isDue: SQL | undefined, work: (tx: Transaction, member: Member) => Promise<unknown>) {
  let done = 0
  for (const due of await listDue(isDue)) {
    await withTransaction(async (tx) => {
      const member = await lockMember(tx, due.associationId, due.id)
      const [still] = await tx
        .select({ id })
        .from(associationMembers)
        .where(and(eq(id, due.id), eq(status, 'active'), isDue))
      if (!still) return
      await work(tx, member)
      done += 1
    })
  }
  return done
}

/** Whether nobody has been told of the end of this year of dues by this template. */
const isUntold = (template: string) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(messageOutbox)
      .where(
        eq(
          messageOutbox.dedupeKey,
          sql`${`association_member:`} || ${id} || ${`:${template}:`} || ${duesPaidUntil} || ':email'`,
        ),
      ),
  )

/** One message for each year of dues. */
function remind(template: 'member_dues_soon' | 'member_dues_late', isDue: SQL | undefined): Promise<number> {
  return each(and(isDue, isNotNull(email), isUntold(template)), (tx, member) =>
    tellMember(tx, member, { template, event: member.duesPaidUntil! }),
  )
}

/** Who has joined by asking and never paid is asked once; whom the association has entered itself may have paid it in cash. */
function askFirst(today: string): Promise<number> {
  const isNew = and(isNull(duesPaidUntil), isNotNull(appliedAt), isNull(duesAskedOn))
  return each(and(isNew, isNotNull(email), inArray(role, ['member', 'officer'])), async (tx, member) => {
    await writeMember(tx, member, { step: null, actor: { type: 'system' }, changes: { duesAskedOn: today } })
    await tellMember(tx, member, { template: 'member_dues_first', event: today })
  })
}

/** Gives back what came for a year of dues that another payment had paid. */
async function returnDoublePayments(): Promise<void> {
  const twice = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(
      associationDues,
      and(eq(payments.purpose, 'association_dues'), eq(associationDues.id, payments.purposeId)),
    )
    .leftJoin(paymentRefunds, eq(paymentRefunds.paymentId, payments.id))
    .where(and(eq(payments.state, 'paid'), ne(associationDues.paymentId, payments.id), isNull(paymentRefunds.id)))
    .orderBy(asc(payments.id))
    .limit(most)
  for (const row of twice) await withTransaction((tx) => giveBack(tx, row.id, 'dues paid twice'))
}

/**
 * Asks for first dues, reminds of dues before they end and when they have, lets a membership lapse after the grace, gives back what was paid
 * twice, and forgets applications that nobody has confirmed. Who manages an association does not lapse: nobody would be left to put it right.
 */
export async function runDuesChores() {
  const today = todayInNewYork()
  const soon = await remind(
    'member_dues_soon',
    and(gt(duesPaidUntil, today), lte(duesPaidUntil, addDays(today, remindDays))),
  )
  const late = await remind('member_dues_late', and(lt(duesPaidUntil, today), gt(duesPaidUntil, lapsedBefore(today))))
  const first = await askFirst(today)
  const isUnpaid = and(isNull(duesPaidUntil), lte(duesAskedOn, lapsedBefore(today)))
  const isOver = and(or(lte(duesPaidUntil, lapsedBefore(today)), isUnpaid), inArray(role, ['member', 'officer']))
  const lapsed = await each(isOver, async (tx, member) => {
    const after = await writeMember(tx, member, { step: { name: 'lapse', by: 'system' }, actor: { type: 'system' } })
    await tellMember(tx, after, { template: 'member_lapsed', event: `version:${after.version}` })
  })
  await returnDoublePayments()
  return { first, soon, late, lapsed, forgotten: await forgetApplications() }
}
