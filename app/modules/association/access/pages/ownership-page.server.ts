import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { acceptHandover, declineHandover } from '../commands/answer-handover.server.ts'
import { ownershipForm } from '../forms.ts'
import { findOfferTo, listOffersTo } from '../queries/handovers.server.ts'

/** What somebody is asked to own: in all associations that they manage, since a message leads here whichever they work for. */
async function offersTo(actor: AssociationActor) {
  const found = await Promise.all((await listOffersTo(actor)).map((id) => findOfferTo(actor, id)))
  return found.flatMap((offer) =>
    offer?.isStanding && offer.association.status === 'approved'
      ? {
          ...{ id: offer.handover.id, name: offer.association.name[actor.locale], slug: offer.association.slug },
          ...{ from: offer.from.name, until: offer.handover.expiresAt },
        }
      : [],
  )
}

/** The page on which an admin agrees to own an association. Looking changes nothing. */
export async function loadOwnership(request: Request, actor: AssociationActor) {
  const title = translator(actor.locale, 'association-access')('ownership.title')
  const head = requestHead(request, {
    ...{ title, description: title, path: paths.associationOwnership(), isIndexable: false },
  })
  return json({ head, offers: await offersTo(actor) }, { headers: privateHeaders })
}

export type OwnershipData = Awaited<ReturnType<Awaited<ReturnType<typeof loadOwnership>>['json']>>

export async function submitOwnership(request: Request, actor: AssociationActor) {
  const submission = parseForm(await readForm(request), ownershipForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { handover: handoverId, answer, confirmation = '' } = submission.value
  const t = translator(actor.locale, 'association-access')
  const ended = () =>
    toasted(paths.associationOwnership(), {
      ...{ tone: 'warning', text: translator(actor.locale, 'errors')('association.handover_ended') },
    })
  const work =
    answer === 'accept'
      ? acceptHandover(actor, { handoverId, confirmation: confirmation.trim() })
      : declineHandover(actor, handoverId)
  const done = await orAnswered(work, {
    'association.handover_ended': ended,
    'association.slug_differs': () => refusedForm(submission, { confirmation: ['errors.confirmation'] }),
  })
  return done instanceof Response ? done : accepted(paths.associationHome(), t(`ownership.done.${answer}`))
}
