import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { overseeAssociation } from '../commands/oversee-association.server.ts'
import { oversightForm } from '../forms.ts'

/** Suspends or reinstates an association; one that somebody else has settled meanwhile is shown as it stands. */
export async function submitOversight(request: Request, actor: AdminActor): Promise<Response> {
  const { association, step } = await readAnswers(request, oversightForm)
  const say = translator(actor.locale, 'errors')
  const done = await orAnswered(overseeAssociation(actor, association, step), {
    'association.not_now': () =>
      toasted(paths.adminAssociations(), { tone: 'warning', text: say('association.not_now') }),
  })
  if (done instanceof Response) return done
  return accepted(paths.adminAssociations(), translator(actor.locale, 'association')(`oversight.done.${step}`))
}
