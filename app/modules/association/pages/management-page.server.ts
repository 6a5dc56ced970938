import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, orRefused, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { findSignedInToAssociations } from '#app/modules/accounts/guards/guards.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { answerReviewer } from '../commands/answer-reviewer.server.ts'
import { chooseAssociation } from '../commands/choose-association.server.ts'
import { findOpenChange } from '../changes/queries/own-change.server.ts'
import { homeForm } from '../forms.ts'
import { stepsOf } from '../onboarding-steps.ts'
import { countApplications } from '../members/queries/member-list.server.ts'
import { readOnboardingFacts } from '../queries/onboarding-facts.server.ts'
import { chosenOf, listOwn, readChosen } from '../queries/own-associations.server.ts'
import { findReturned } from '../queries/returned-request.server.ts'
import { readUnderWay } from './under-way.server.ts'

/** What the frame of the management shows. No guard: whether a page is shown is for the page. */
export async function readManagementFrame(request: Request) {
  const actor = await findSignedInToAssociations(request)
  if (!actor || actor.associations.length === 0) return { person: null, slug: null, applications: 0 }
  const { id, name, slug, status } = await readChosen(actor)
  return {
    person: { name: actor.name, association: name[localeOf(request)] },
    slug: status === 'approved' ? slug : null,
    applications: status === 'approved' ? (await countApplications(id)).count : 0,
  }
}

/** What a reviewer asks for, and what was sent before; null when nothing came back. */
async function returnedWords(actor: AssociationActor) {
  const returned = await findReturned(actor)
  const evidence = returned?.after.evidence
  return returned && { note: returned.decisionNote ?? '', evidence: typeof evidence === 'string' ? evidence : '' }
}

/** The first page of whoever manages an association: how it stands and what is still to be done. */
export async function loadManagementHome(request: Request, actor: AssociationActor) {
  const { locale } = actor
  const title = translator(locale, 'association')('home.title')
  const head = requestHead(request, { title, description: title, path: paths.associationHome(), isIndexable: false })
  const own = await listOwn(actor)
  const chosen = chosenOf(actor, own)
  const { facts, logo } = await readOnboardingFacts(actor, chosen)
  const data = {
    head,
    chosen: { id: chosen.id, name: chosen.name[locale], slug: chosen.slug, status: chosen.status },
    own: own.map(({ id, name, status }) => ({ id, name: name[locale], status })),
    ...{ steps: stepsOf(facts), logo, categories: chosen.categories },
    members: facts.members,
    applications: chosen.status === 'approved' ? (await countApplications(chosen.id)).count : 0,
    underWay: chosen.status === 'approved' ? await readUnderWay(chosen.id, locale) : null,
    returned: await returnedWords(actor),
    hasReturnedChange: (await findOpenChange(chosen.id))?.status === 'needs_info',
    isSentBack: new URL(request.url).searchParams.get('reason') === 'pending' && chosen.status !== 'approved',
  }
  return json(data, { headers: privateHeaders })
}

export type ManagementHomeData = Awaited<ReturnType<Awaited<ReturnType<typeof loadManagementHome>>['json']>>

/** Chooses another of one's associations, or answers the reviewer. */
export async function submitManagementHome(request: Request, actor: AssociationActor) {
  const submission = parseForm(await readForm(request), homeForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const form = submission.value
  if (form.intent === 'choose') {
    await orRefused(chooseAssociation(actor, form.association))
    return accepted(paths.associationHome())
  }
  const text = translator(actor.locale, 'errors')('association.not_now')
  const done = await orAnswered(answerReviewer(actor, form.evidence), {
    'association.not_now': () => toasted(paths.associationHome(), { tone: 'warning', text }),
  })
  if (done instanceof Response) return done
  return accepted(paths.associationHome(), translator(actor.locale, 'association')('home.answered'))
}
