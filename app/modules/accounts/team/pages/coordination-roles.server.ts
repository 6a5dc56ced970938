import type { ProviderActor } from '#app/core/actor.ts'
import { refusedPage } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { changeCoordination } from '../commands/change-coordination.server.ts'
import { coordinationForm } from '../forms.ts'
import type { Member } from '../queries/find-member.server.ts'
import { backToTeam } from './team-page.server.ts'
import { teamOutcome } from './team-refusal.server.ts'

/** What a member may do with referrals, at the places where the actor says so. */
export async function submitCoordination(request: Request, actor: ProviderActor, { seatId, seats }: Member) {
  const places = seats.filter(({ givesCoordination }) => givesCoordination).map(({ facilityId }) => facilityId)
  const wanted = await readAnswers(request, coordinationForm(places))
  const outcome = await teamOutcome(changeCoordination(actor, seatId, wanted))
  if (!outcome.done) return refusedPage({ refusal: outcome.refusal }, 409)
  return backToTeam(actor.locale, outcome.value ? 'saved' : 'unchanged')
}
