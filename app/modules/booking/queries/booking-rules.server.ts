import { asc, eq, inArray, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { bookingRules } from '#drizzle/schema/scheduling.ts'
import { prepared } from '#app/core/database/prepared.ts'

const reminderKinds = ['week', 'two_days', 'hours'] as const

export type BookingRules = Omit<typeof bookingRules.$inferSelect, 'providerFacilityId' | 'updatedAt'>

/** What holds at a provider facility that has said nothing: `version` 0 is no row. */
const defaultRules: BookingRules = {
  isWaitlistOpen: true,
  waitlistNoticeMinutes: 0,
  reminders: [...reminderKinds],
  marksNoShow: false,
  version: 0,
}

const rulesQuery = prepared((reader: Reader) =>
  reader
    .select()
    .from(bookingRules)
    .where(eq(bookingRules.providerFacilityId, sql.placeholder('id')))
    .prepare(),
)

/** What a provider wants of waitlist and reminders at a facility. */
export async function findBookingRules(reader: Reader, providerFacilityId: string): Promise<BookingRules> {
  const [row] = await rulesQuery(reader).execute({ id: providerFacilityId })
  if (!row) return defaultRules
  const { isWaitlistOpen, waitlistNoticeMinutes, reminders, marksNoShow, version } = row
  return { isWaitlistOpen, waitlistNoticeMinutes, reminders, marksNoShow, version }
}

/** The same outside of a write. */
export function getBookingRules(providerFacilityId: string): Promise<BookingRules> {
  return findBookingRules(db, providerFacilityId)
}

/** Whether a free time of a provider facility may be offered to those who wait. */
export async function offersFreeTime(reader: Reader, providerFacilityId: string, startsAt: number): Promise<boolean> {
  const { isWaitlistOpen, waitlistNoticeMinutes } = await findBookingRules(reader, providerFacilityId)
  return isWaitlistOpen && startsAt - now() >= waitlistNoticeMinutes * 60_000
}

/** Those of some provider facilities at which nobody is put on the waitlist. */
export async function closedWaitlists(reader: Reader, providerFacilityIds: readonly string[]): Promise<Set<string>> {
  if (providerFacilityIds.length === 0) return new Set()
  const rows = await reader
    .select({ id: bookingRules.providerFacilityId, isOpen: bookingRules.isWaitlistOpen })
    .from(bookingRules)
    .where(inArray(bookingRules.providerFacilityId, [...providerFacilityIds]))
    .orderBy(asc(bookingRules.providerFacilityId))
  return new Set(rows.filter(({ isOpen }) => !isOpen).map(({ id }) => id))
}

/** Whether somebody can be put on the waitlist at one of some provider facilities. */
export async function hasOpenWaitlist(reader: Reader, providerFacilityIds: readonly string[]): Promise<boolean> {
  return (await closedWaitlists(reader, providerFacilityIds)).size < providerFacilityIds.length
}
