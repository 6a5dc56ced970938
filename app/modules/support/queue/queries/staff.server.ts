import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { rolePermissions, userRoles, users } from '#drizzle/schema/accounts.ts'

export type StaffMember = { id: string; name: string }

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim()
const named = { id: users.id, firstName: users.firstName, lastName: users.lastName }

/** Who can be given a ticket: whoever may answer one. */
export async function listStaff(reader: Reader = db): Promise<StaffMember[]> {
  const rows = await reader
    .selectDistinct(named)
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.scopeType, 'global')))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(and(eq(users.status, 'active'), eq(rolePermissions.permission, 'ticket.manage')))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
  return rows.map((row) => ({ id: row.id, name: nameOf(row) }))
}

/** The names of some people of the administration. */
export async function findStaffNames(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(named)
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, nameOf(row)]))
}
