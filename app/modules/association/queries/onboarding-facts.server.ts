import type { AssociationActor } from '#app/core/actor.ts'
import { listWaiting } from '../access/queries/invitations.server.ts'
import { listPeople } from '../access/queries/people.server.ts'
import { findBylaws } from '../identity/queries/bylaws.server.ts'
import { findLogos } from '../identity/queries/logos.server.ts'
import { findOwnRequest } from '../identity/queries/own-request.server.ts'
import { findProof } from '../identity/queries/proofs.server.ts'
import type { Association } from '../onboarding-steps.ts'
import { countMembers } from './own-associations.server.ts'

/** What the steps of the onboarding are judged by, and what those that take a file show. */
export async function readOnboardingFacts(actor: AssociationActor, association: Association) {
  const [request, logos, members, bylaws, people, invited] = await Promise.all([
    findOwnRequest(actor),
    findLogos([association.id]),
    countMembers(association.id),
    findBylaws(association),
    listPeople(association.id),
    listWaiting(association.id),
  ])
  const proof = request && (await findProof(association.id, request.after.proofId))
  const logo = logos.get(association.id) ?? null
  const facts = {
    ...{ association, members, officers: people.length + invited.length },
    ...{ hasLogo: logo !== null, hasProof: request && proof !== null },
  }
  return { facts, proof, logo, bylaws, people, invited }
}
