import { withTransaction } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { sendEmailVerification, tellKnownOwner } from '#app/modules/accounts/commands/greet-registrant.server.ts'
import { openUser } from '#app/modules/accounts/commands/open-user.server.ts'
import { hashPassword } from '#app/modules/accounts/passwords/password-hash.server.ts'
import { findUserByName } from '#app/modules/accounts/queries/find-user.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { reportCorrection } from '#app/modules/geo/address/address-service.server.ts'
import { markDispute } from '#app/modules/moderation/commands/mark-dispute.server.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { paths } from '#app/paths.ts'
import { correctionOf } from '#app/modules/practice/facilities/correction.ts'
import type { SettledAddress } from '#app/modules/practice/facilities/settle-address.server.ts'
import type { AccountAnswers, PracticeAnswers } from '../forms.ts'
import { matchNpi, type NpiMatch } from '../queries/match-npi.server.ts'

/** A practice whose address has been asked about. */
export type SettledPractice = Readonly<Omit<PracticeAnswers, 'address'> & { settled: SettledAddress }>

export type Registration = Readonly<{
  /** With a right check digit. */
  npi: string
  account: AccountAnswers
  /** For a profile that the directory does not have; left aside when it has. */
  practice: SettledPractice | null
  locale: Locale
}>

/** What a claim or a new profile is about. A claim hangs on the profile, a new one on the NPI until there is a profile. */
function targetOf(match: NpiMatch, npi: string) {
  return match.kind === 'profile'
    ? ({ kind: 'claim', targetType: 'provider', targetId: match.provider.id, field: 'owner' } as const)
    : ({ kind: 'new_doctor', targetType: 'npi', targetId: npi, field: 'profile' } as const)
}

/** The practice as reviewers see it, with how far its address is confirmed. */
function practiceOf({ specialty, clinicName, settled }: SettledPractice) {
  const { address, verification, position, rejected } = settled
  return {
    specialty,
    clinicName,
    address,
    position,
    addressVerified: verification,
    ...(rejected ? { refusedAddress: rejected.full_address } : {}),
  }
}

/**
 * Opens an account that waits for a reviewer, files the claim of a profile or the request for a new one, and sends the link
 * that checks the e-mail address, all in one transaction. The answer is the same when the address has an account: its owner
 * gets another message, nothing else is written, and the time says nothing since a password is hashed in either case.
 */
export async function registerProvider(registration: Registration): Promise<void> {
  const { account, practice } = registration
  const passwordHash = await hashPassword(account.password)
  await openAccount(registration, passwordHash)
  const refusal = practice && correctionOf(practice.settled)
  // A service that does not take it loses nothing: reviewers see the refused address.
  if (refusal) await reportCorrection(refusal)
}

function openAccount(registration: Registration, passwordHash: string): Promise<void> {
  const { npi, account, practice, locale } = registration
  return withTransaction(async (tx) => {
    const { email, firstName, lastName, nameZh, phone } = account
    const known = await findUserByName(email, tx)
    if (known) return tellKnownOwner(tx, known, locale, paths.login())
    const person = { email, passwordHash, firstName, lastName, nameZh, phone, locale }
    const id = await openUser(tx, person, 'pending_verification')
    // The same form at the same moment was faster, and its message is on the way.
    if (id === null) return
    const match = await matchNpi(npi, tx)
    const target = targetOf(match, npi)
    const isOwned = match.kind === 'profile' && match.provider.userId !== null
    const isDisputed = (await markDispute(tx, target)) || isOwned
    await sendEmailVerification(tx, { id, email }, locale)
    await recordAudit(tx, {
      actor: { type: 'anonymous' },
      action: 'accounts.user_create',
      subject: { type: 'user', id },
    })
    await submitChange(tx, {
      ...target,
      submitter: { userId: id },
      locale,
      before: {},
      after: {
        npi,
        name: `${firstName} ${lastName}`,
        nameZh,
        phone,
        evidence: account.evidence,
        isDisputed,
        ...(target.kind === 'new_doctor' && practice ? practiceOf(practice) : {}),
      },
    })
  })
}
