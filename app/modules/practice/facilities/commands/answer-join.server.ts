import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { touchSchedules } from '#app/modules/booking/slots/commands/touch-schedules.server.ts'
import { linkFacility } from '#app/modules/directory/commands/practice-at.server.ts'
import { readLocationLimit } from '#app/modules/tiers/queries/offers.server.ts'
import { settleChange } from '#app/modules/moderation/commands/settle-change.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { joinRoles } from '#app/modules/practice/join-field.ts'
import { findJoinRequest } from '#app/modules/practice/queries/join-requests.server.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { providers } from '#drizzle/schema/directory.ts'

/** `reason` is for who has asked; null accepts. */
export type JoinAnswer = Readonly<{ isAccepted: true } | { isAccepted: false; reason: string }>

type JoinRequest = NonNullable<Awaited<ReturnType<typeof findJoinRequest>>>

async function admit(tx: Transaction, userId: string, { providerId, facilityId, role }: JoinRequest): Promise<void> {
  const [provider] = await tx.select().from(providers).where(eq(providers.id, providerId))
  if (!provider) throw new DomainError('not_found', 'directory.provider_not_found')
  await touchSchedules(tx, [providerId])
  await linkFacility(
    tx,
    { providerId, userId, version: provider.version },
    {
      facilityId,
      role: joinRoles.find((each) => each === role) ?? 'associate',
      limit: (await readLocationLimit(provider.tier, tx)).limit,
    },
  )
}

/** Tells who has asked what was answered, in their language; the reason stands behind the sign-in. */
async function tellAnswer(tx: Transaction, { id, submitterId }: JoinRequest, isAccepted: boolean): Promise<void> {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.id, submitterId ?? ''))
  if (!user) return
  const recipient = accountRecipient(user)
  await enqueueNotice(tx, {
    template: isAccepted ? 'join_accepted' : 'join_declined',
    recipient,
    vars: { link: siteAddress(paths.clinics(), recipient.locale) },
    subject: { type: 'change_request', id },
    event: isAccepted ? 'applied' : 'rejected',
    channels: ['email'],
  })
}

/**
 * An owner or manager of a facility answers who wants to practice there. Accepted, the doctor is there in this moment; the answer, its
 * message and the audit are one transaction.
 * @throws DomainError not_found `moderation.request_not_found` for a request that is not theirs to answer; conflict
 * `moderation.request_taken`, `moderation.request_settled`, and as `linkFacility`
 */
export async function answerJoin(actor: ProviderActor, id: string, answer: JoinAnswer): Promise<void> {
  await withTransaction(async (tx) => {
    const request = await findJoinRequest(actor, id, tx)
    if (!request) throw new DomainError('not_found', 'moderation.request_not_found')
    // Taken first: whoever answers at the same moment waits here, and is then refused.
    await settleChange(
      tx,
      { id, reviewerId: actor.userId },
      answer.isAccepted ? { status: 'applied' } : { status: 'rejected', note: answer.reason },
    )
    if (answer.isAccepted) await admit(tx, actor.userId, request)
    await tellAnswer(tx, request, answer.isAccepted)
  })
}
