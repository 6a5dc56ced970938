import { dayMs } from '#app/core/calendar/durations.ts'
import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { endSessions } from '#app/core/session/session.server.ts'
import { createActionLink } from '#app/modules/action-links/commands/create-action-link.server.ts'
import { revokeActionLinks } from '#app/modules/action-links/commands/revoke-action-links.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { recoveryCodes, roleChanges, roles, userRoles, users } from '#drizzle/schema/accounts.ts'
import { hashPassword } from '#app/modules/accounts/passwords/password-hash.server.ts'
import { superAdmin } from '../role-rules.ts'
import { applyRole, hasSuperAdmin, holdRole } from './apply-role.server.ts'
import { confirmOnServer } from './change-role.server.ts'

export type Prepared = Readonly<{
  email: string
  firstName: string
  lastName: string
  /** Code of a role of the administration. */
  role: string
  /** Null: a link is made, with which one is chosen. */
  password: string | null
  /** Whoever has lost telephone and recovery codes sets the second factor up anew. */
  resetsSecondFactor: boolean
}>

export type PreparedResult = Readonly<
  | { status: 'ready'; isNew: boolean; isGranted: boolean; token: string | null }
  | { status: 'refused'; why: 'other_account' | 'unknown_role' | 'second_person' }
>

type User = typeof users.$inferSelect

const linkLife = dayMs

async function findOrOpen(tx: Transaction, given: Prepared, passwordHash: string | null): Promise<[User, boolean]> {
  const [known] = await tx.select().from(users).where(eq(users.email, given.email))
  if (known) return [known, false]
  const at = now()
  const { email, firstName, lastName } = given
  const [opened] = await tx
    .insert(users)
    .values({
      ...{ id: newId(), email, username: email, firstName, lastName, passwordHash, locale: 'zh-Hans' },
      ...{ status: 'active', scopes: ['admin'], requiresPasswordChange: false, isDemo: false },
      ...{ version: 1, createdAt: at, updatedAt: at },
    })
    .returning()
  const event = { action: 'accounts.user_create', subject: { type: 'user', id: opened!.id } } as const
  await recordAudit(tx, { actor: { type: 'system' }, ...event })
  return [opened!, true]
}

/** Whether a role may be given on the server, and gives it: the highest to the first of all, or when another has asked for it. */
async function grant(tx: Transaction, userId: string, role: Readonly<{ id: string; code: string }>) {
  const own = and(eq(userRoles.userId, userId), eq(userRoles.roleId, role.id), eq(userRoles.scopeType, 'global'))
  if ((await tx.select({ id: userRoles.id }).from(userRoles).where(own)).length > 0) return 'held'
  if (role.code === superAdmin && (await hasSuperAdmin(tx, {}))) {
    return (await confirmOnServer(tx, userId, role.id)) ? 'granted' : 'refused'
  }
  await applyRole(tx, 'grant', userId, role)
  const at = now()
  const decided = { status: 'done', kind: 'grant', reason: 'npm run admin:create', decidedAt: at } as const
  await tx.insert(roleChanges).values({ id: newId(), userId, roleId: role.id, ...decided, createdAt: at })
  const event = { action: 'accounts.role_change', subject: { type: 'user', id: userId }, fields: ['roles'] } as const
  await recordAudit(tx, { actor: { type: 'system' }, ...event })
  return 'granted'
}

async function resetSecondFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.update(users).set({ totpSecretEnc: null, totpLastStep: null }).where(eq(users.id, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await endSessions(tx, { userId }, 'password_reset')
  const event = { action: 'accounts.second_factor_reset', subject: { type: 'user', id: userId } } as const
  await recordAudit(tx, { actor: { type: 'system' }, ...event })
}

async function passwordLink(tx: Transaction, subjectId: string): Promise<string> {
  const subject = { type: 'user', id: subjectId }
  await revokeActionLinks(tx, subject, 'pwd_reset')
  const own = { kind: 'pwd_reset', subjectType: 'user', subjectId, maxUses: 1, isOtpRequired: false } as const
  return (await createActionLink(tx, { ...own, expiresAt: now() + linkLife })).token
}

/**
 * What whoever has the server may do (`npm run admin:create`): open the account of an administrator with a role, be the second person for
 * the highest one, give a known administrator a way back in. An account of another area is never made one of this.
 */
export async function prepareAdministrator(given: Prepared): Promise<PreparedResult> {
  const passwordHash = given.password === null ? null : await hashPassword(given.password)
  return withTransaction(async (tx) => {
    const [named] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, given.role))
    if (!named) return { status: 'refused', why: 'unknown_role' }
    const role = await holdRole(tx, named.id)
    const [other] = await tx.select({ scopes: users.scopes }).from(users).where(eq(users.email, given.email))
    if (other && !other.scopes.includes('admin')) return { status: 'refused', why: 'other_account' }
    const mayNotOpen = !other && role.code === superAdmin && (await hasSuperAdmin(tx, {}))
    if (mayNotOpen) return { status: 'refused', why: 'second_person' }
    const [user, isNew] = await findOrOpen(tx, given, passwordHash)
    const held = await grant(tx, user.id, role)
    if (held === 'refused') return { status: 'refused', why: 'second_person' }
    if (given.resetsSecondFactor && !isNew) await resetSecondFactor(tx, user.id)
    const needsLink = passwordHash === null && (isNew || given.resetsSecondFactor)
    const token = needsLink ? await passwordLink(tx, user.id) : null
    return { status: 'ready', isNew, isGranted: held === 'granted', token }
  })
}
