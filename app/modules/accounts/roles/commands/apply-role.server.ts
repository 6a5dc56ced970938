import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { endSessions } from '#app/core/session/session.server.ts'
import { roles, userRoles, users } from '#drizzle/schema/accounts.ts'
import { superAdmin } from '../role-rules.ts'

export type RoleKind = 'grant' | 'revoke'

/** A role of the administration, and nobody else changes who has it until the transaction ends. */
export async function holdRole(tx: Transaction, roleId: string): Promise<Readonly<{ id: string; code: string }>> {
  const [role] = await tx
    .update(roles)
    .set({ area: 'admin' })
    .where(and(eq(roles.id, roleId), eq(roles.area, 'admin')))
    .returning({ id: roles.id, code: roles.code })
  if (!role) throw new DomainError('not_found', 'accounts.role_unknown')
  return role
}

/** Whether somebody who can sign in has the highest role; without a name, whether anybody has. */
export async function hasSuperAdmin(tx: Transaction, which: Readonly<{ userId?: string; except?: string }>) {
  const found = await tx
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(
      and(
        eq(roles.code, superAdmin),
        eq(userRoles.scopeType, 'global'),
        eq(users.status, 'active'),
        which.userId === undefined ? undefined : eq(users.id, which.userId),
        which.except === undefined ? undefined : ne(users.id, which.except),
      ),
    )
    .limit(1)
  return found.length > 0
}

/**
 * Gives a role that `holdRole` holds, or takes it away; whoever it is signs in anew.
 * @throws DomainError conflict `accounts.roles_changed` when it was so already, `accounts.last_super_admin`
 */
export async function applyRole(
  tx: Transaction,
  kind: RoleKind,
  userId: string,
  role: Readonly<{ id: string; code: string }>,
): Promise<void> {
  const own = { userId, roleId: role.id, scopeType: 'global', scopeId: '' } as const
  if (kind === 'revoke' && role.code === superAdmin && !(await hasSuperAdmin(tx, { except: userId }))) {
    throw new DomainError('conflict', 'accounts.last_super_admin')
  }
  const isHeld = and(eq(userRoles.userId, userId), eq(userRoles.roleId, role.id), eq(userRoles.scopeType, 'global'))
  const changed =
    kind === 'grant'
      ? await tx
          .insert(userRoles)
          .values({ id: newId(), ...own })
          .onConflictDoNothing()
          .returning({ id: userRoles.id })
      : await tx.delete(userRoles).where(isHeld).returning({ id: userRoles.id })
  if (changed.length === 0) throw new DomainError('conflict', 'accounts.roles_changed')
  await endSessions(tx, { userId }, 'role_change')
}
