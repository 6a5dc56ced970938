import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { addDays, type LocalDate } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { complianceItems } from '#drizzle/schema/practice/compliance-items.ts'
import type { ComplianceItem } from '../queries/clinic.server.ts'
import { findAlerted } from '../queries/recipients.server.ts'
import { isOf, listSubjects } from '../queries/subjects.server.ts'
import { alertDays, type AlertDays, alertOf } from '../standing.ts'
import { type Facility, tellOfItem } from './tell.server.ts'

/** Items that are read at once. */
const most = 200

/** Somewhere it is tomorrow already; what a clinic's own day has not reached is left out one by one. */
const mayBeDue = () =>
  and(
    eq(complianceItems.isWaived, false),
    lte(complianceItems.expires, addDays(todayInNewYork(), alertDays[0] + 1)),
    or(isNull(complianceItems.toldDays), gt(complianceItems.toldDays, 0)),
    inArray(facilities.status, ['pending', 'active']),
  )

const isUntold = (days: AlertDays) => or(isNull(complianceItems.toldDays), gt(complianceItems.toldDays, days))

type Due = Readonly<{ item: ComplianceItem; facility: Facility; today: LocalDate; days: AlertDays }>

/**
 * Tells of one item, once for each alert: marking it and writing the messages is one step. Marked also where there is nobody to tell, or
 * whom it concerns has left: a message months later would be news to nobody. @returns whether anybody was told
 */
async function tellOnce({ item, facility, today, days }: Due): Promise<boolean> {
  const subjects = await listSubjects(facility.id, today)
  const subject = subjects.find((each) => isOf(each, item))
  // Read before the transaction: whom to write to leans on rights that are read apart from it.
  const recipients = subject ? await findAlerted(facility.id, subject) : []
  return withTransaction(async (tx) => {
    const marked = await tx
      .update(complianceItems)
      .set({ toldDays: days })
      .where(and(eq(complianceItems.id, item.id), eq(complianceItems.expires, item.expires!), isUntold(days)))
      .returning({ id: complianceItems.id })
    if (marked.length === 0 || !subject) return false
    const event = `${item.expires}:${days}`
    return (await tellOfItem(tx, { item, subject, facility, recipients, event })) > 0
  })
}

async function listDue(after: string) {
  return db
    .select({ item: complianceItems, facility: facilities })
    .from(complianceItems)
    .innerJoin(facilities, eq(facilities.id, complianceItems.facilityId))
    .where(and(mayBeDue(), gt(complianceItems.id, after)))
    .orderBy(asc(complianceItems.id))
    .limit(most)
}

/**
 * Writes of what expires in 90, 60 and 30 days and on its last day, by the day of its clinic. Where several alerts have gone by meanwhile
 * the last one is told. @returns how many items somebody was told of
 */
export async function runComplianceChores(): Promise<number> {
  let told = 0
  for (let after = ''; ;) {
    const rows = await listDue(after)
    for (const { item, facility } of rows) {
      const today = localDate(now(), facility.timeZone)
      const days = alertOf(item.expires!, today)
      const isDue = days !== null && (item.toldDays === null || item.toldDays > days)
      if (isDue && (await tellOnce({ item, facility, today, days }))) told += 1
    }
    if (rows.length < most) return told
    after = rows.at(-1)!.item.id
  }
}
