import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { type FormBody, parseForm } from '#app/core/form/form-body.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { chosenOf } from '#app/modules/association/members/queries/find-member.server.ts'
import { sendInvitation } from '../commands/send-invitation.server.ts'
import { inviteForm } from '../forms.ts'

/** Mail to strangers is bounded by the day, whoever of the association writes it. */
export const takeInvitation = (actor: AssociationActor) => takeToken('association_invite', chosenOf(actor).id)

/** Invites whom a form names; `backTo` is the page that the form stands on. */
export async function inviteByForm(actor: AssociationActor, body: FormBody, backTo: string): Promise<Response> {
  const submission = parseForm(body, inviteForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const limit = await takeInvitation(actor)
  if (!limit.allowed) return refusedForm(submission, { email: ['errors.tooMany'] }, 429, limit.retryAfterSeconds)
  const { shown, invited } = submission.value
  const refuse = (key: string) => () => refusedForm(submission, { email: [key] }, 409)
  const notNow = translator(actor.locale, 'errors')('association.not_now')
  const sent = await orAnswered(sendInvitation(actor, shown, invited), {
    'association.other_chosen': () => refusedForm(submission, { association: ['errors.otherChosen'] }, 409),
    'association.not_now': () => toasted(backTo, { tone: 'warning', text: notNow }),
    'association.invited_already': refuse('errors.invited'),
    'association.has_role': refuse('errors.hasRole'),
    'association.member_barred': refuse('errors.barred'),
  })
  return sent instanceof Response
    ? sent
    : accepted(backTo, translator(actor.locale, 'association-access')('done.invite'))
}
