import { asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { type Permission, permissions } from '#app/modules/accounts/admin-permissions.ts'
import { rolePermissions, roles } from '#drizzle/schema/accounts.ts'

export type AdminRole = Readonly<{ id: string; code: string; name: string }>

/** The roles of the administration. */
export async function listAdminRoles(locale: Locale): Promise<AdminRole[]> {
  const rows = await db.select().from(roles).where(eq(roles.area, 'admin')).orderBy(asc(roles.code))
  return rows.map(({ id, code, name }) => ({ id, code, name: name[locale] }))
}

/** Every permission that there is, with the roles that have it. */
export async function listPermissionRoles(
  locale: Locale,
): Promise<{ permission: Permission; roles: readonly string[] }[]> {
  const rows = await db
    .select({ permission: rolePermissions.permission, name: roles.name })
    .from(rolePermissions)
    .innerJoin(roles, eq(roles.id, rolePermissions.roleId))
    .where(eq(roles.area, 'admin'))
    .orderBy(asc(roles.code))
  return permissions.map((permission) => ({
    permission,
    roles: rows.filter((row) => row.permission === permission).map(({ name }) => name[locale]),
  }))
}
