import { and, asc, eq } from 'drizzle-orm'
import type { SeatRole } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { teamMembers } from '#drizzle/schema/accounts.ts'

const ranks: readonly SeatRole[] = ['owner', 'manager', 'clinician', 'front_desk', 'biller', 'viewer']

export type StaffMember = Readonly<{ name: string; role: SeatRole }>

/** Who has a seat at a facility now, by role and name; no addresses. */
export async function listStaff(facilityId: string, locale: Locale): Promise<StaffMember[]> {
  const rows = await db
    .select({ userId: teamMembers.userId, role: teamMembers.role })
    .from(teamMembers)
    .where(and(eq(teamMembers.facilityId, facilityId), eq(teamMembers.status, 'active')))
    .orderBy(asc(teamMembers.id))
  const names = await namesOfStaff(
    rows.map(({ userId }) => userId),
    locale,
  )
  return rows
    .flatMap(({ userId, role }) => {
      const name = names.get(userId)
      return name ? [{ name, role }] : []
    })
    .sort((one, other) => ranks.indexOf(one.role) - ranks.indexOf(other.role) || (one.name < other.name ? -1 : 1))
}
