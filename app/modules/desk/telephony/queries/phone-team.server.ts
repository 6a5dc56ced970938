import { and, asc, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { teamMembers } from '#drizzle/schema/accounts.ts'

export type PhoneTeamMember = Readonly<{ id: string; name: string }>

/** Who may answer the telephone of a clinic: its team, but for who only reads or keeps the books. */
export async function listPhoneTeam(facilityId: string, locale: Locale): Promise<PhoneTeamMember[]> {
  const rows = await db
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(
      and(
        eq(teamMembers.facilityId, facilityId),
        eq(teamMembers.status, 'active'),
        inArray(teamMembers.role, ['owner', 'manager', 'front_desk', 'clinician']),
      ),
    )
    .orderBy(asc(teamMembers.id))
  const names = await namesOfStaff(
    rows.map(({ userId }) => userId),
    locale,
  )
  return rows.flatMap(({ userId }) => {
    const name = names.get(userId)
    return name ? [{ id: userId, name }] : []
  })
}
