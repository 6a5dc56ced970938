import type { AssociationActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { lockAssociation } from '#app/modules/association/members/commands/write-member.server.ts'
import { chosenOf } from '#app/modules/association/members/queries/find-member.server.ts'
import type { Association } from '#app/modules/association/onboarding-steps.ts'
import { readShown } from '#app/modules/association/commands/own-settings.server.ts'
import { takesPeople } from '../access-status.ts'

/**
 * The chosen association for this transaction alone, if it is the one that the page has shown and may take people.
 * @throws DomainError conflict `association.other_chosen`, `association.not_now`
 */
export async function holdOpen(tx: Transaction, actor: AssociationActor, shown: string): Promise<Association> {
  await lockAssociation(tx, chosenOf(actor).id)
  const association = await readShown(tx, actor, shown)
  if (!takesPeople(association.status)) throw new DomainError('conflict', 'association.not_now')
  return association
}
