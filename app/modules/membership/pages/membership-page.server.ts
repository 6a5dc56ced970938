import type { ProviderActor } from '#app/core/actor.ts'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { findMembership, openPayer } from '../queries/memberships.server.ts'
import { listPapers } from '../queries/papers.server.ts'
import { readStanding } from '../queries/standing.server.ts'

/** What the pages of a membership show: nothing to who may not read about its money. */
export async function loadMembershipPage(actor: ProviderActor) {
  const payer = await orRefused(openPayer(actor, 'membership.read'))
  const [standing, membership] = await Promise.all([readStanding(actor), findMembership(payer.id)])
  return { standing, papers: membership ? await listPapers(membership.id) : [] }
}
