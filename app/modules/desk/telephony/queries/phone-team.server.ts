import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { teamMembers } from '#drizzle/schema/accounts.ts'

export type PhoneTeamMember = Readonly<{ id: string; name: string }>

/** The accounts that may answer the telephone of a clinic: its team of now, but for who only reads or keeps the books. */
export async function listPhoneTeamIds(facilityId: string, reader: Reader = db): Promise<string[]> {
  const rows = await reader
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
  return rows.map(({ userId }) => userId)
}

/** The same by name. */
export async function listPhoneTeam(facilityId: string, locale: Locale): Promise<PhoneTeamMember[]> {
  const ids = await listPhoneTeamIds(facilityId)
  const names = await namesOfStaff(ids, locale)
  return ids.flatMap((id) => {
    const name = names.get(id)
    return name ? [{ id, name }] : []
  })
}
