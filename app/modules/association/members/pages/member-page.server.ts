import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, orRefused, refusedForm, staleForm, toasted } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { changeRole, saveMember } from '../commands/save-member.server.ts'
import { type MemberDecision, settleMember } from '../commands/settle-member.server.ts'
import { memberForms, partOf } from '../forms.ts'
import { assignableRoles, mayChange } from '../member-roles.ts'
import { type Member, nextMemberStatus } from '../member-status.ts'
import { chosenOf, findMember } from '../queries/find-member.server.ts'

const decisions = ['approve', 'reject', 'suspend', 'reinstate', 'lapse', 'remove'] as const satisfies MemberDecision[]

/** What is kept, as the fields of the forms say it. */
function typedOf({ name, otherName, email, number, locale, duesPaidUntil, role, office }: Member) {
  return {
    details: {
      ...{ name, otherName: otherName ?? '', email: email ?? '', number: number ?? '', locale },
      duesPaidUntil: duesPaidUntil ?? '',
    },
    role: {
      role,
      ...{ officeHans: office?.['zh-Hans'] ?? '', officeHant: office?.['zh-Hant'] ?? '' },
      officeEn: office?.['en-US'] ?? '',
    },
  }
}

/** One member for whoever manages the association. */
export async function loadMemberPage(request: Request, actor: AssociationActor, memberId: string) {
  const member = await orRefused(findMember(actor, memberId))
  const by = chosenOf(actor).role
  const { id, version, name, status, role, joinedOn, appliedAt, applicationNote, decisionNote } = member
  const isChangeable = mayChange(by, member)
  const path = paths.associationMember(id)
  const data = {
    head: requestHead(request, { title: name, description: name, path, isIndexable: false }),
    part: partOf(new URL(request.url).searchParams.get('part')),
    member: { id, version, name, status, role, joinedOn, appliedAt, applicationNote, decisionNote },
    hasAccount: member.userId !== null,
    isPublic: member.isPublic,
    isDoctor: member.providerId !== null,
    typed: typedOf(member),
    roles: assignableRoles(member),
    isChangeable,
    decisions: decisions.filter((step) => isChangeable && nextMemberStatus(status, step, 'manager') !== null),
  }
  return json(data, { headers: privateHeaders })
}

export type MemberPageData = Awaited<ReturnType<Awaited<ReturnType<typeof loadMemberPage>>['json']>>

type Asked = Readonly<{ request: Request; actor: AssociationActor; memberId: string }>

async function submitDetails({ request, actor, memberId }: Asked) {
  const submission = parseForm(await readForm(request), memberForms.details)
  if (submission.status !== 'success') return refusedForm(submission)
  const { version: seen, details } = submission.value
  return orAnswered(saveMember(actor, { memberId, seen, details }), {
    'association.member_stale': () => staleForm(submission),
    'association.email_taken': () => refusedForm(submission, { email: ['errors.emailTaken'] }, 409),
    'association.number_taken': () => refusedForm(submission, { number: ['errors.numberTaken'] }, 409),
  })
}

async function submitRole({ request, actor, memberId }: Asked) {
  const submission = parseForm(await readForm(request), memberForms.role)
  if (submission.status !== 'success') return refusedForm(submission)
  const { version: seen, ...given } = submission.value
  return orAnswered(changeRole(actor, { memberId, seen, ...given }), {
    'association.member_stale': () => staleForm(submission),
    'association.last_owner': () => refusedForm(submission, { role: ['errors.lastOwner'] }, 409),
    'association.own_access': () => refusedForm(submission, { role: ['errors.ownAccess'] }, 409),
    'association.no_account': () => refusedForm(submission, { role: ['errors.noAccount'] }, 409),
  })
}

async function submitDecision({ request, actor, memberId }: Asked) {
  const submission = parseForm(await readForm(request), memberForms.decision)
  if (submission.status !== 'success') return refusedForm(submission)
  const { decision, note } = submission.value
  const say = translator(actor.locale, 'errors')
  const warned = (text: string) => toasted(paths.associationMember(memberId), { tone: 'warning', text })
  return orAnswered(settleMember(actor, { memberId, decision, note }), {
    'association.member_not_now': () => warned(say('association.member_not_now')),
    'association.last_owner': () => warned(say('association.last_owner')),
    'association.own_access': () => warned(say('association.own_access')),
  })
}

const submits = { details: submitDetails, role: submitRole, decision: submitDecision } as const

/** Keeps what was written of a member, gives a role, or takes a decision. */
export async function submitMemberPage(request: Request, actor: AssociationActor, memberId: string) {
  const part = partOf(new URL(request.url).searchParams.get('part'))
  const answer = await submits[part]({ request, actor, memberId })
  if (answer instanceof Response) return answer
  return accepted(
    paths.associationMember(memberId),
    translator(actor.locale, 'association-members')(`member.done.${part}`),
  )
}
