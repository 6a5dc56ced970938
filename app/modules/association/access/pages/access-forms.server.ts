import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, orRefused, refusedForm, staleForm, toasted } from '#app/core/answer/answer.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { answersIn, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { changeAccess } from '../commands/change-access.server.ts'
import { resendInvitation, revokeInvitation } from '../commands/change-invitation.server.ts'
import { offerHandover, revokeHandover } from '../commands/offer-handover.server.ts'
import { offerForm, personForm, waitingForm, withdrawForm } from '../forms.ts'
import { formOf, personOf } from './access-page.server.ts'
import { inviteByForm, takeInvitation } from './invite-form.server.ts'

const done = (actor: AssociationActor, what: 'resend' | 'revoke' | 'person' | 'offer' | 'withdraw') =>
  accepted(paths.associationAccess(), translator(actor.locale, 'association-access')(`done.${what}`))

/** A button that did nothing, with the words of why. */
const warned =
  (actor: AssociationActor) =>
  ({ code }: { code: ErrorCode }) =>
    toasted(paths.associationAccess(), { tone: 'warning', text: translator(actor.locale, 'errors')(code) })

const submitInvite = async (request: Request, actor: AssociationActor) =>
  inviteByForm(actor, await readForm(request), paths.associationAccess())

async function submitWaiting(request: Request, actor: AssociationActor) {
  const {
    association: shown,
    invitation: invitationId,
    version: seen,
    step,
  } = answersIn(await readForm(request), waitingForm)
  const warn = warned(actor)
  if (step === 'resend' && !(await takeInvitation(actor)).allowed) {
    const text = translator(actor.locale, 'association-access')('errors.tooMany')
    return toasted(paths.associationAccess(), { tone: 'warning', text })
  }
  const command = step === 'resend' ? resendInvitation : revokeInvitation
  const written = await orAnswered(command(actor, { shown, invitationId, seen }), {
    'association.other_chosen': warn,
    'association.not_now': warn,
    'association.invitation_ended': warn,
    'association.stale': warn,
  })
  return written instanceof Response ? written : done(actor, step)
}

async function submitPerson(request: Request, actor: AssociationActor) {
  const submission = parseForm(await readForm(request), personForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { version: seen, role, sure } = submission.value
  const changing = { memberId: personOf(request) ?? '', seen, role, isSure: sure === 'on' }
  const changed = await orAnswered(changeAccess(actor, changing), {
    'association.member_stale': () => staleForm(submission),
    'association.member_not_now': warned(actor),
    'association.last_owner': () => refusedForm(submission, { role: ['errors.lastOwner'] }, 409),
    'association.no_account': () => refusedForm(submission, { role: ['errors.noAccount'] }, 409),
    'association.own_access': () => refusedForm(submission, { sure: ['errors.sure'] }, 409),
  })
  return changed instanceof Response ? changed : done(actor, 'person')
}

async function submitOffer(request: Request, actor: AssociationActor) {
  const submission = parseForm(await readForm(request), offerForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { association: shown, heir } = submission.value
  const offered = await orAnswered(offerHandover(actor, shown, heir), {
    'association.other_chosen': () => refusedForm(submission, { association: ['errors.otherChosen'] }, 409),
    'association.not_now': warned(actor),
    'association.no_admin': () => refusedForm(submission, { heir: ['errors.heir'] }, 409),
    'association.handover_open': warned(actor),
  })
  return offered instanceof Response ? offered : done(actor, 'offer')
}

async function submitWithdrawal(request: Request, actor: AssociationActor) {
  const { association: shown } = answersIn(await readForm(request), withdrawForm)
  const warn = warned(actor)
  const answers = { 'association.other_chosen': warn, 'association.not_now': warn }
  const taken = await orAnswered(revokeHandover(actor, shown), answers)
  return taken instanceof Response ? taken : done(actor, 'withdraw')
}

const submits = {
  invite: submitInvite,
  waiting: submitWaiting,
  person: submitPerson,
  offer: submitOffer,
  withdraw: submitWithdrawal,
} as const

/** Keeps what one of the forms says; which one, its address says. */
export async function submitAccess(request: Request, actor: AssociationActor): Promise<Response> {
  return orRefused(submits[formOf(request)](request, actor))
}
