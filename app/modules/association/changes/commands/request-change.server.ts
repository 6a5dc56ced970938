import type { AssociationActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { readShown, type Shown, writeSetting } from '#app/modules/association/commands/own-settings.server.ts'
import { changedNames, type Identity, identityField, identityOf } from '../identity-values.ts'
import { findOpenChange } from '../queries/own-change.server.ts'

type Asked = Shown & Readonly<{ identity: Identity; reason: string }>

/**
 * Asks reviewers for another name or kind of the chosen association; until they agree the old one stays. Of one that was sent back this is
 * the answer. The same once more changes nothing, so that a form sent twice does no harm.
 * @throws DomainError conflict `association.change_waits` while another request waits, `association.change_nothing`, `association.not_now`,
 * `association.stale`, `association.other_chosen`
 */
export async function requestChange(actor: AssociationActor, { identity, reason, ...page }: Asked): Promise<void> {
  await withTransaction(async (tx) => {
    const chosen = await readShown(tx, actor, page.shown)
    if (chosen.status !== 'approved') throw new DomainError('conflict', 'association.not_now')
    const open = await findOpenChange(chosen.id, tx)
    if (open && open.status !== 'needs_info') {
      if (changedNames(open.after, identity).length === 0 && open.after.reason === reason) return
      throw new DomainError('conflict', 'association.change_waits')
    }
    const before = identityOf(chosen)
    if (changedNames(before, identity).length === 0) throw new DomainError('conflict', 'association.change_nothing')
    // Takes the row: of two who ask at the same moment the second finds another version.
    await writeSetting(tx, page, {})
    await submitChange(tx, {
      ...{ kind: 'association_change', targetType: 'association', targetId: chosen.id, field: identityField },
      ...{ submitter: { userId: actor.userId }, isShared: true, locale: actor.locale },
      ...{ before, after: { ...identity, reason } },
    })
  })
}
