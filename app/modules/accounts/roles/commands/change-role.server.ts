import { and, eq, gt } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { roleChanges, users } from '#drizzle/schema/accounts.ts'
import { requestLife, requireRoleDeed, superAdmin } from '../role-rules.ts'
import { applyRole, hasSuperAdmin, holdRole, type RoleKind } from './apply-role.server.ts'

export type RoleChange = Readonly<{ userId: string; roleId: string; kind: RoleKind; reason: string }>

type Change = typeof roleChanges.$inferSelect

/** The requests of somebody for a role that still wait. */
const waits = (userId: string, roleId: string) =>
  and(
    eq(roleChanges.userId, userId),
    eq(roleChanges.roleId, roleId),
    eq(roleChanges.status, 'requested'),
    gt(roleChanges.createdAt, now() - requestLife),
  )

async function requireAdministrator(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx.select({ scopes: users.scopes }).from(users).where(eq(users.id, userId))
  if (!user?.scopes.includes('admin')) throw new DomainError('not_found', 'accounts.administrator_unknown')
}

/**
 * Gives somebody a role, or takes it away. The highest role is only asked for: a second person confirms it.
 * @returns whether it is done, or waits for the second person
 * @throws DomainError forbidden (no right, the own roles), not_found, conflict (was so already, is asked for, the last super administrator)
 */
export async function changeRole(actor: AdminActor, change: RoleChange): Promise<'done' | 'requested'> {
  const { userId, roleId, kind, reason } = change
  requireRoleDeed(actor, userId)
  return withTransaction(async (tx) => {
    await requireAdministrator(tx, userId)
    const role = await holdRole(tx, roleId)
    const isAsked = kind === 'grant' && role.code === superAdmin
    const at = now()
    if (isAsked) {
      const waiting = await tx.select({ id: roleChanges.id }).from(roleChanges).where(waits(userId, roleId))
      if (waiting.length > 0 || (await hasSuperAdmin(tx, { userId }))) {
        throw new DomainError('conflict', 'accounts.roles_changed')
      }
    } else {
      await applyRole(tx, kind, userId, role)
    }
    const status = isAsked ? 'requested' : 'done'
    const decided = isAsked ? {} : { decidedById: actor.userId, decidedAt: at }
    const row = { id: newId(), userId, roleId, kind, reason, status, askedById: actor.userId, createdAt: at } as const
    await tx.insert(roleChanges).values({ ...row, ...decided })
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: isAsked ? 'accounts.role_change_ask' : 'accounts.role_change',
      subject: { type: 'user', id: userId },
      fields: ['roles'],
    })
    return status
  })
}

async function takeRequest(tx: Transaction, changeId: string): Promise<Change> {
  const [change] = await tx.select().from(roleChanges).where(eq(roleChanges.id, changeId))
  if (!change) throw new DomainError('not_found', 'accounts.role_request_unknown')
  return change
}

async function decide(tx: Transaction, change: Change, status: 'done' | 'withdrawn', decidedById: string | null) {
  const isOpen = and(eq(roleChanges.id, change.id), waits(change.userId, change.roleId))
  const [decided] = await tx
    .update(roleChanges)
    .set({ status, decidedById, decidedAt: now() })
    .where(isOpen)
    .returning({ id: roleChanges.id })
  if (!decided) throw new DomainError('conflict', 'accounts.role_request_ended')
}

/** Whoever asked must still be who they were. */
async function confirm(tx: Transaction, change: Change, byId: string | null): Promise<void> {
  const role = await holdRole(tx, change.roleId)
  if (!change.askedById || !(await hasSuperAdmin(tx, { userId: change.askedById }))) {
    throw new DomainError('conflict', 'accounts.role_request_ended')
  }
  await decide(tx, change, 'done', byId)
  await applyRole(tx, change.kind, change.userId, role)
  await recordAudit(tx, {
    actor: byId === null ? { type: 'system' } : { type: 'user', id: byId },
    action: 'accounts.role_change',
    subject: { type: 'user', id: change.userId },
    fields: ['roles'],
  })
}

/**
 * Confirms what somebody else has asked for.
 * @returns whom it was about
 * @throws DomainError forbidden `accounts.second_person`, `accounts.own_roles`; conflict when it was decided, is older than a week, or who
 * asked is no super administrator any more
 */
export async function confirmRoleChange(actor: AdminActor, changeId: string): Promise<string> {
  return withTransaction(async (tx) => {
    const change = await takeRequest(tx, changeId)
    requireRoleDeed(actor, change.userId)
    if (change.askedById === actor.userId) throw new DomainError('forbidden', 'accounts.second_person')
    await confirm(tx, change, actor.userId)
    return change.userId
  })
}

/** The same by whoever has the server. @returns false when nothing of the kind waits */
export async function confirmOnServer(tx: Transaction, userId: string, roleId: string): Promise<boolean> {
  const [change] = await tx.select().from(roleChanges).where(waits(userId, roleId))
  if (!change) return false
  await confirm(tx, change, null)
  return true
}

/** Takes back what was asked for: by who asked, or by another who would have had to confirm it. */
export async function withdrawRoleChange(actor: AdminActor, changeId: string): Promise<string> {
  return withTransaction(async (tx) => {
    const change = await takeRequest(tx, changeId)
    requireRoleDeed(actor, change.userId)
    await decide(tx, change, 'withdrawn', actor.userId)
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'accounts.role_change_withdraw',
      subject: { type: 'user', id: change.userId },
    })
    return change.userId
  })
}
