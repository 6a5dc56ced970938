import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { addMember } from '../commands/add-member.server.ts'
import { memberForms } from '../forms.ts'

/** The form with which somebody enters one member. */
export function loadNewMember(request: Request, { locale }: AssociationActor) {
  const title = translator(locale, 'association-members')('new.title')
  const path = paths.associationNewMember()
  const data = {
    head: requestHead(request, { title, description: title, path, isIndexable: false }),
    typed: { name: '', otherName: '', email: '', number: '', locale, duesPaidUntil: '' },
  }
  return json(data, { headers: privateHeaders })
}

export type NewMemberData = Awaited<ReturnType<ReturnType<typeof loadNewMember>['json']>>

/** Enters them; a member whom the association has already is told beside the field that says so. */
export async function submitNewMember(request: Request, actor: AssociationActor) {
  const submission = parseForm(await readForm(request), memberForms.details)
  if (submission.status !== 'success') return refusedForm(submission)
  const added = await orAnswered(addMember(actor, submission.value.details), {
    'association.email_taken': () => refusedForm(submission, { email: ['errors.emailTaken'] }, 409),
    'association.number_taken': () => refusedForm(submission, { number: ['errors.numberTaken'] }, 409),
    'association.name_taken': () => refusedForm(submission, { name: ['errors.nameTaken'] }, 409),
  })
  if (added instanceof Response) return added
  return accepted(paths.associationMember(added), translator(actor.locale, 'association-members')('new.done'))
}
