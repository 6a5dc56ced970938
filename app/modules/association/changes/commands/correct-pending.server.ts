import type { AssociationActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { slugOf } from '#app/modules/association/association-slug.ts'
import { readShown, type Shown, writeSetting } from '#app/modules/association/commands/own-settings.server.ts'
import { submitAgain } from '#app/modules/association/identity/commands/submit-again.server.ts'
import { findOwnRequest } from '#app/modules/association/identity/queries/own-request.server.ts'
import type { Association } from '#app/modules/association/onboarding-steps.ts'
import { freeSlug } from '#app/modules/association/queries/free-slug.server.ts'
import { changedNames, identityOf } from '../identity-values.ts'

type Corrected = Shown & Readonly<{ identity: Pick<Association, 'name' | 'kind'> }>

/**
 * Corrects name and kind of an association that nobody has decided about yet. Reviewers get the request anew: what they had before them is
 * superseded. The address follows the English name, as nobody has been told it. The same once more changes nothing.
 * @returns whether anything was another.
 * @throws DomainError conflict `association.not_now` when no request of one's own waits, `association.stale`, `association.other_chosen`
 */
export async function correctPending(actor: AssociationActor, { identity, ...page }: Corrected): Promise<boolean> {
  return withTransaction(async (tx) => {
    const chosen = await readShown(tx, actor, page.shown)
    const request = await findOwnRequest(actor, tx)
    if (!request || chosen.status !== 'pending') throw new DomainError('conflict', 'association.not_now')
    const said = identityOf(identity)
    if (changedNames(identityOf(chosen), said).length === 0) return false
    const isSameAddress = slugOf(said.nameEn) === slugOf(chosen.name['en-US'])
    const slug = isSameAddress ? chosen.slug : await freeSlug(tx, said.nameEn)
    await writeSetting(tx, page, { ...identity, slug })
    await submitAgain(tx, actor, request, said)
    return true
  })
}
