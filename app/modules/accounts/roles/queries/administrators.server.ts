import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { type Permission, permissions } from '#app/modules/accounts/admin-permissions.ts'
import { roleChanges, rolePermissions, roles, userRoles, users } from '#drizzle/schema/accounts.ts'
import { requestLife } from '../role-rules.ts'

type User = typeof users.$inferSelect

const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim()

async function rolesOf(userIds: readonly string[], locale: Locale) {
  const rows = await db
    .select({ userId: userRoles.userId, id: roles.id, code: roles.code, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(inArray(userRoles.userId, [...userIds]), eq(userRoles.scopeType, 'global')))
    .orderBy(asc(roles.code))
  return rows.map((row) => ({ ...row, name: row.name[locale] }))
}

const isAdministrator = sql`cast(${users.scopes} as text) like '%"admin"%'`

/** Everybody who may sign in to the administration, with their roles. */
export async function listAdministrators(locale: Locale) {
  const people = await db.select().from(users).where(isAdministrator).orderBy(asc(users.email))
  const held = await rolesOf(
    people.map(({ id }) => id),
    locale,
  )
  return people.map((user) => ({
    id: user.id,
    name: fullName(user),
    email: user.email,
    isActive: user.status === 'active',
    hasSecondFactor: user.totpSecretEnc !== null,
    roles: held.filter(({ userId }) => userId === user.id).map(({ name }) => name),
  }))
}

export type Administrator = Awaited<ReturnType<typeof listAdministrators>>[number]

async function changesWhere(condition: ReturnType<typeof and>, locale: Locale) {
  const rows = await db
    .select({ change: roleChanges, role: roles.name, user: users })
    .from(roleChanges)
    .innerJoin(roles, eq(roles.id, roleChanges.roleId))
    .innerJoin(users, eq(users.id, roleChanges.userId))
    .where(condition)
    .orderBy(desc(roleChanges.createdAt), desc(roleChanges.id))
    .limit(50)
  const askerIds = rows.flatMap(({ change }) => change.askedById ?? [])
  const askers = await db.select().from(users).where(inArray(users.id, askerIds))
  const nameOf = (id: string | null) => askers.filter((each) => each.id === id).map(fullName)[0] ?? null
  return rows.map(({ change, role, user }) => ({
    id: change.id,
    kind: change.kind,
    status: change.status,
    reason: change.reason,
    at: change.createdAt,
    role: role[locale],
    userId: user.id,
    name: fullName(user),
    askedById: change.askedById,
    /** Null: whoever has the server. */
    askedBy: nameOf(change.askedById),
  }))
}

export type ShownChange = Awaited<ReturnType<typeof changesWhere>>[number]

/** What waits for a second person. */
export function listRoleRequests(locale: Locale): Promise<ShownChange[]> {
  const waits = and(eq(roleChanges.status, 'requested'), gt(roleChanges.createdAt, now() - requestLife))
  return changesWhere(waits, locale)
}

/** One administrator: the roles, what each permission comes from, and what was done to the roles. Null when there is nobody of the kind. */
export async function findAdministratorPage(userId: string, locale: Locale) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isAdministrator))
  if (!user) return null
  const held = await rolesOf([userId], locale)
  const given = held.length
    ? await db
        .select({ roleId: rolePermissions.roleId, permission: rolePermissions.permission })
        .from(rolePermissions)
        .where(
          inArray(
            rolePermissions.roleId,
            held.map(({ id }) => id),
          ),
        )
    : []
  const reasonsOf = (permission: Permission) =>
    held
      .filter(({ id }) => given.some((each) => each.roleId === id && each.permission === permission))
      .map(({ name }) => name)
  return {
    id: user.id,
    name: fullName(user),
    email: user.email,
    roles: held.map(({ id, code, name }) => ({ id, code, name })),
    permissions: permissions
      .map((permission) => ({ permission, roles: reasonsOf(permission) }))
      .filter((each) => each.roles.length > 0),
    changes: await changesWhere(eq(roleChanges.userId, userId), locale),
  }
}

export type AdministratorPage = NonNullable<Awaited<ReturnType<typeof findAdministratorPage>>>
