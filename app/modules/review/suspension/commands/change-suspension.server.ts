import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { changeProvider } from '#app/modules/directory/commands/change-provider.server.ts'
import { recordEdit } from '#app/modules/edits/commands/record-edit.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { type SuspensionStep, suspensionStepOf } from '../suspension-rules.ts'

type SuspensionChange = Readonly<{ providerId: string; step: SuspensionStep; reason: string; version: number }>

const statusAfter = { suspend: 'suspended', reinstate: 'listed' } as const

/** Tells the doctor by mail, where there is an account; never why, which is said by who decided it. */
async function tellDoctor(tx: Transaction, userId: string | null, step: SuspensionStep): Promise<void> {
  const [user] = userId === null ? [] : await tx.select().from(users).where(eq(users.id, userId))
  if (!user) return
  const recipient = accountRecipient(user)
  const path = step === 'suspend' ? paths.contact() : paths.office()
  await enqueueNotice(tx, {
    template: step === 'suspend' ? 'profile_suspended' : 'profile_reinstated',
    recipient,
    vars: { link: siteAddress(path, recipient.locale) },
    subject: { type: 'user', id: user.id },
    event: newId(),
    channels: ['email'],
  })
}

/**
 * Takes a profile off the site at once, or shows it again. While it is off nobody finds or books it, and no import or publishing of records
 * brings it back. Visits that stand are kept: the clinic calls those patients. Nobody decides about their own profile.
 * @throws DomainError forbidden `review.not_allowed`, `review.own_request`; not_found `review.suspension_unknown` for a profile that is
 *   neither shown nor suspended; conflict `edits.stale` when it was suspended or reinstated meanwhile, `directory.stale` when it was edited
 */
export async function changeSuspension(actor: AdminActor, change: SuspensionChange): Promise<void> {
  const { providerId, step, reason, version } = change
  if (!actor.permissions.has('doctor.edit')) throw new DomainError('forbidden', 'review.not_allowed')
  await withTransaction(async (tx) => {
    const [provider] = await tx.select().from(providers).where(eq(providers.id, providerId))
    const possible = provider && suspensionStepOf(provider)
    if (!provider || !possible) throw new DomainError('not_found', 'review.suspension_unknown')
    if (provider.userId === actor.userId) throw new DomainError('forbidden', 'review.own_request')
    if (possible !== step) throw new DomainError('conflict', 'edits.stale')
    const status = statusAfter[step]
    const states = { before: { status: provider.status }, after: { status } }
    await recordEdit(tx, actor, { tableName: 'providers', rowId: providerId, ...states, reason }, version)
    await tellDoctor(tx, provider.userId, step)
    await changeProvider(
      tx,
      { providerId, userId: actor.userId, version: provider.version },
      { fields: ['status'], action: `directory.profile_${step}`, columns: { status } },
    )
  })
}
