import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import { addDays, addMonths, type LocalDate } from '#app/core/calendar/dates.ts'
import { dateSpan, newYork } from '#app/core/calendar/zones.ts'
import { db } from '#app/core/database/database.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { associationDues } from '#drizzle/schema/association/members.ts'

const { associationId: ofAssociation, status, joinedOn, appliedAt, updatedAt, duesPaidUntil } = associationMembers

const countOf = (condition: SQL) => sql<number>`sum(case when ${condition} then 1 else 0 end)`.mapWith(Number)

const once = ['active', 'lapsed', 'suspended', 'left'] as const

/** Who has taken their application back has left as well, but an approval, which writes the day of joining, never came. */
const tookBack = sql`(${status} = 'left' and ${joinedOn} is null and ${appliedAt} is not null)`

/** The instants between which a month lies in New York. */
function spanOf(month: LocalDate) {
  return { from: dateSpan(month, newYork).from, to: dateSpan(addMonths(month, 1), newYork).from }
}

export type MemberMonth = Readonly<{ month: LocalDate; members: number; joined: number; left: number }>

/**
 * Members at the end of each month, and who came and went in it, in one look at them. When somebody left is not kept by itself: it is the
 * last change of their row.
 */
export async function readMemberMonths(associationId: string, months: readonly LocalDate[]): Promise<MemberMonth[]> {
  const sums = months.flatMap((month, index) => {
    const { from, to } = spanOf(month)
    const next = addMonths(month, 1)
    const hasCome = sql`(${joinedOn} is null or ${joinedOn} < ${next})`
    const isGone = sql`${status} = 'left' and ${updatedAt} < ${to}`
    return [
      [`members${index}`, countOf(sql`${hasCome} and not (${isGone})`)],
      [`joined${index}`, countOf(sql`${joinedOn} >= ${month} and ${joinedOn} < ${next}`)],
      [`left${index}`, countOf(sql`${isGone} and ${updatedAt} >= ${from}`)],
    ] as const
  })
  const isOnce = and(eq(ofAssociation, associationId), inArray(status, once), not(tookBack))
  const [row] = await db.select(Object.fromEntries(sums)).from(associationMembers).where(isOnce)
  const figure = (name: string) => row?.[name] ?? 0
  return months.map((month, index) => ({
    ...{ month, members: figure(`members${index}`) },
    ...{ joined: figure(`joined${index}`), left: figure(`left${index}`) },
  }))
}

/** How dues stand among active and lapsed members on a day. */
export async function readDuesStanding(associationId: string, today: LocalDate) {
  const soon = addDays(today, 30)
  const [row] = await db
    .select({
      paid: countOf(sql`${duesPaidUntil} > ${soon}`),
      dueSoon: countOf(sql`${duesPaidUntil} >= ${today} and ${duesPaidUntil} <= ${soon}`),
      overdue: countOf(sql`${duesPaidUntil} < ${today}`),
      never: countOf(sql`${duesPaidUntil} is null`),
    })
    .from(associationMembers)
    .where(and(eq(ofAssociation, associationId), inArray(status, ['active', 'lapsed'])))
  const { paid = 0, dueSoon = 0, overdue = 0, never = 0 } = row ?? {}
  return { paid, dueSoon, overdue, never }
}

/** Years of dues that were paid here in each month. */
export async function readRenewals(associationId: string, months: readonly LocalDate[]): Promise<number[]> {
  const { associationId: owner, status: state, updatedAt: paidAt } = associationDues
  const sums = months.map((month, index) => {
    const { from, to } = spanOf(month)
    return [`month${index}`, countOf(sql`${paidAt} >= ${from} and ${paidAt} < ${to}`)] as const
  })
  const isPaid = and(eq(owner, associationId), eq(state, 'paid'))
  const [row] = await db.select(Object.fromEntries(sums)).from(associationDues).where(isPaid)
  return months.map((_, index) => row?.[`month${index}`] ?? 0)
}

/** Years of dues that were paid here since an instant, and the money. */
export async function readDuesPaid(associationId: string, since: number) {
  const [row] = await db
    .select({
      years: sql<number>`count(*)`.mapWith(Number),
      cents: sql<number>`coalesce(sum(${associationDues.amountCents}), 0)`.mapWith(Number),
    })
    .from(associationDues)
    .where(
      and(
        eq(associationDues.associationId, associationId),
        eq(associationDues.status, 'paid'),
        sql`${associationDues.updatedAt} >= ${since}`,
      ),
    )
  return row ?? { years: 0, cents: 0 }
}
