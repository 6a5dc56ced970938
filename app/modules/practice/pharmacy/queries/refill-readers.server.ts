import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { defaultLocale } from '#app/core/i18n/locale.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { findAbsentProvider } from '#app/modules/accounts/queries/find-actor.server.ts'
import { teamMembers, users } from '#drizzle/schema/accounts.ts'
import { mayAt } from './pharmacy-clinics.server.ts'

/** Who decides about requests at a clinic, by their seat there, and can be written to. */
export async function findRefillDeciders(facilityId: string) {
  const isSeated = and(
    ...[eq(teamMembers.facilityId, facilityId), eq(teamMembers.status, 'active')],
    inArray(teamMembers.role, ['owner', 'manager', 'clinician']),
  )
  const accounts = await db
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .innerJoin(teamMembers, eq(teamMembers.userId, users.id))
    .where(and(isSeated, eq(users.status, 'active'), isNotNull(users.emailVerifiedAt)))
    .orderBy(asc(users.id))
  const found = []
  for (const account of accounts) {
    const actor = await findAbsentProvider(account.id, defaultLocale)
    if (actor && mayAt(actor, 'pharmacy.decide', facilityId))
      found.push({ key: account.id, recipient: accountRecipient(account) })
  }
  return found
}
