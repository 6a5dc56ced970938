import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { defaultLocale } from '#app/core/i18n/locale.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { findAbsentProvider } from '#app/modules/accounts/queries/find-actor.server.ts'
import type { Recipient } from '#app/modules/notifications/commands/notices.server.ts'
import { teamMembers, users } from '#drizzle/schema/accounts.ts'
import type { Subject } from './subjects.server.ts'

/** Somebody who is written to; `key` names them among all who are told of one thing. */
export type ComplianceRecipient = Readonly<{ key: string; recipient: Recipient }>

const isReached = and(eq(users.status, 'active'), isNotNull(users.emailVerifiedAt))
const isLead = and(eq(teamMembers.status, 'active'), inArray(teamMembers.role, ['owner', 'manager']))

/** Who leads a facility, and one account besides, each once and in its order. */
async function listAccounts(facilityId: string, userId: string | null) {
  const leads = db
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .where(and(eq(teamMembers.facilityId, facilityId), isLead))
  return db
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(and(or(inArray(users.id, leads), userId === null ? undefined : eq(users.id, userId)), isReached))
    .orderBy(asc(users.id))
}

/** Of some accounts those that may read it now: the level of the clinic may have fallen since it was entered. */
async function whoReads(accounts: Awaited<ReturnType<typeof listAccounts>>, facilityId: string) {
  const found: ComplianceRecipient[] = []
  for (const account of accounts) {
    const actor = await findAbsentProvider(account.id, defaultLocale)
    if (!actor) continue
    const { providerId } = actor
    const reads =
      allows(actor, 'compliance.read', { facilityId }) || allows(actor, 'compliance.own', { facilityId, providerId })
    if (reads) found.push({ key: account.id, recipient: accountRecipient(account) })
  }
  return found
}

/** Who is told of something that expires: whom it concerns, and who leads the clinic. */
export async function findAlerted(facilityId: string, { userId }: Subject): Promise<ComplianceRecipient[]> {
  return whoReads(await listAccounts(facilityId, userId), facilityId)
}

/** Who is reminded by hand: whom it concerns; of what is the clinic's own, who leads it. */
export async function findReminded(facilityId: string, subject: Subject): Promise<ComplianceRecipient[]> {
  const accounts = await listAccounts(facilityId, subject.userId)
  const concerned = subject.kind === 'clinic' ? accounts : accounts.filter(({ id }) => id === subject.userId)
  return whoReads(concerned, facilityId)
}
