import type { AssociationActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { publicParts } from '../public-parts.ts'
import { readShown, type Shown, writeSetting } from '#app/modules/association/commands/own-settings.server.ts'

/**
 * Says what the page shows, from the next moment on.
 * @throws DomainError conflict `association.stale`, `association.other_chosen`
 */
export async function savePublicParts(
  actor: AssociationActor,
  { parts, ...page }: Shown & Readonly<{ parts: readonly string[] }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    const { id } = await readShown(tx, actor, page.shown)
    const hiddenParts = publicParts.filter((part) => !parts.includes(part))
    await writeSetting(tx, page, { hiddenParts: hiddenParts.length > 0 ? hiddenParts : null })
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'association.profile_save' },
      ...{ subject: { type: 'association', id }, fields: ['hiddenParts'] },
    })
  })
}
