import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { insertSession, networkHash } from '#app/core/session/session.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { openUser } from '#app/modules/accounts/commands/open-user.server.ts'
import { findUserByName } from '#app/modules/accounts/queries/find-user.server.ts'
import { hashPassword } from '#app/modules/accounts/passwords/password-hash.server.ts'
import { getInviteOf, writeAnswer, writeSeats } from './answer-invite.server.ts'
import type { Invitee } from '../forms.ts'
import type { InviteRow } from '../queries/practice-seats.server.ts'
import { requireFreeSeat } from './require-free-seat.server.ts'

/** Where the form was sent from. */
type Origin = Readonly<{ locale: Locale; network: string; userAgent: string | null }>

/** A new account whose address the link has proved. @throws DomainError conflict `accounts.invite_account_known` when there is one */
async function openInvitee(
  tx: Transaction,
  { email }: InviteRow,
  { firstName, lastName, nameZh }: Invitee,
  passwordHash: string,
  locale: Locale,
): Promise<string> {
  const person = { email, passwordHash, firstName, lastName, nameZh, phone: null, locale }
  const id = (await findUserByName(email, tx)) ? null : await openUser(tx, person, 'active')
  if (id === null) throw new DomainError('conflict', 'accounts.invite_account_known')
  return id
}

/**
 * Asks for the profile of a clinician: a number that anybody can look up proves nothing, so a reviewer gives the profile, as with every
 * other claim.
 */
async function claimProfile(tx: Transaction, userId: string, invite: InviteRow, person: Invitee, locale: Locale) {
  if (person.npi === null) return
  const { npi } = person
  const [profile] = await tx
    .select({ id: providers.id, userId: providers.userId, mergedIntoId: providers.mergedIntoId })
    .from(providers)
    .where(eq(providers.npi, npi))
  const target = profile
    ? ({ kind: 'claim', targetType: 'provider', targetId: profile.mergedIntoId ?? profile.id, field: 'owner' } as const)
    : ({ kind: 'new_doctor', targetType: 'npi', targetId: npi, field: 'profile' } as const)
  await submitChange(tx, {
    ...target,
    submitter: { userId },
    locale,
    before: {},
    after: {
      npi,
      name: `${person.firstName} ${person.lastName}`,
      nameZh: person.nameZh,
      specialty: person.specialty,
      inviteId: invite.id,
      isDisputed: Boolean(profile?.userId),
    },
  })
}

/**
 * Opens an account for whoever holds the link of an invite, gives it the seats and begins a session, all or nothing.
 * @returns the value of the session cookie.
 * @throws DomainError not_found; conflict `accounts.invite_ended`, `accounts.seats_full`, `accounts.invite_account_known`
 */
export async function registerInvitee(token: string, person: Invitee, origin: Origin): Promise<string> {
  const passwordHash = await hashPassword(person.password)
  return withTransaction(async (tx) => {
    const invite = await getInviteOf(tx, token)
    const userId = await openInvitee(tx, invite, person, passwordHash, origin.locale)
    await writeAnswer(tx, invite, 'accept', userId)
    await requireFreeSeat(tx, invite.facilityIds, { email: invite.email, isInvite: false })
    await writeSeats(tx, invite, userId)
    const { userAgent, network } = origin
    const own = { scope: 'provider', userId, isRemembered: false, userAgent } as const
    const session = await insertSession(tx, { ...own, networkHash: networkHash(userId, network) })
    await claimProfile(tx, userId, invite, person, origin.locale)
    const actor = { type: 'user', id: userId } as const
    await recordAudit(tx, { actor, action: 'accounts.user_create', subject: { type: 'user', id: userId } })
    await recordAudit(tx, { actor, action: 'accounts.invite_accept', subject: { type: 'invite', id: invite.id } })
    await recordAudit(tx, { actor, action: 'accounts.sign_in', subject: { type: 'session', id: session.id } })
    return session.token
  })
}
