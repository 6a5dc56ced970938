import type { AssociationActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { readShown, type Shown, writeSetting } from '#app/modules/association/commands/own-settings.server.ts'
import type { Association } from '#app/modules/association/onboarding-steps.ts'

/**
 * Says how new announcements go out; those that are written already stay as they are.
 * @throws DomainError conflict `association.stale`, `association.other_chosen`
 */
export async function saveUsualChannels(
  actor: AssociationActor,
  { channels, ...page }: Shown & Readonly<{ channels: NonNullable<Association['usualChannels']> }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    const { id } = await readShown(tx, actor, page.shown)
    await writeSetting(tx, page, { usualChannels: channels })
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'association.profile_save' },
      ...{ subject: { type: 'association', id }, fields: ['usualChannels'] },
    })
  })
}
