import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { users } from '#drizzle/schema/accounts.ts'

/** A person who gets an account; the e-mail address is also the name to sign in with. */
export type NewUser = Readonly<{
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  nameZh: string | null
  /** E.164 */
  phone: string | null
  locale: Locale
}>

/**
 * Opens an account, inside the transaction of what it is opened for: `active` for somebody whose address a link has proved and who is
 * signed in by it, `pending_verification` for somebody whom a reviewer has still to know. Telling and auditing are the caller's.
 * @returns its id; null when somebody has the address, also somebody who was faster at the same moment
 */
export async function openUser(
  tx: Transaction,
  person: NewUser,
  status: 'active' | 'pending_verification',
  scope: 'provider' | 'association' = 'provider',
): Promise<string | null> {
  const id = newId()
  const at = now()
  const isActive = status === 'active'
  const [opened] = await tx
    .insert(users)
    .values({
      ...person,
      ...(isActive ? { emailVerifiedAt: at, lastLoginAt: at } : {}),
      id,
      username: person.email,
      status,
      requiresPasswordChange: false,
      scopes: [scope],
      isDemo: false,
      version: 1,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return opened ? id : null
}
