import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, endWithPage, orRefused } from '#app/core/answer/answer.server.ts'
import { answersIn, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import {
  endorsementAnswerIn,
  loadDoctorsEndorsements,
  submitEndorsementAnswer,
} from '#app/modules/association/endorsements/pages/doctors-endorsements.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { applyWithAccount } from '../commands/apply-with-account.server.ts'
import { applicationForm, intentForm } from '../forms.ts'
import { listOwnMemberships } from '../queries/acting-members.server.ts'
import { listOpenAssociations } from '../queries/open-associations.server.ts'
import { intentNamed, loadArea } from './sections.server.ts'

/** What somebody is a member of, and the one that the address names, else the first. */
async function readOwn(request: Request, actor: ProviderActor) {
  const own = await listOwnMemberships(actor, localeOf(request))
  const asked = new URL(request.url).searchParams.get('association')
  return { own, shown: own.find(({ member }) => member.slug === asked) ?? own[0] ?? null }
}

/** The associations of somebody of the provider area: what they are a member of, one of them with all its parts, and those they may join. */
export async function loadAccountArea(request: Request, actor: ProviderActor) {
  const locale = localeOf(request)
  const title = translator(locale, 'association-member')('account.title')
  const head = requestHead(request, { title, description: title, path: paths.ownAssociations(), isIndexable: false })
  const { own, shown } = await readOwn(request, actor)
  const others = await listOpenAssociations(own.map(({ member }) => member.associationId))
  return json(
    {
      head,
      own: own.map(({ member: { slug, associationName, status } }) => ({
        slug,
        name: associationName[locale],
        status,
      })),
      endorsements: await loadDoctorsEndorsements(actor, locale),
      area: shown && (await loadArea(shown, request)),
      others: others.map(({ name, ...other }) => ({ ...other, name: name[locale] })),
    },
    { headers: privateHeaders },
  )
}

export type AccountAreaData = Awaited<ReturnType<Awaited<ReturnType<typeof loadAccountArea>>['json']>>

/** A button or form of the member's page, the wish to join, or what a doctor says to being endorsed. */
export async function submitAccountArea(request: Request, actor: ProviderActor): Promise<Response> {
  const body = await readForm(request)
  const { intent } = answersIn(body, intentForm)
  if (intent === 'apply') {
    const { association } = answersIn(body, applicationForm)
    await orRefused(applyWithAccount(actor, association))
    const text = translator(localeOf(request), 'association-member')('account.applied')
    return accepted(paths.ownAssociations({ association }), text)
  }
  const answer = endorsementAnswerIn(intent)
  if (answer) return submitEndorsementAnswer(actor, body, { answer, locale: localeOf(request) })
  const { shown } = await readOwn(request, actor)
  const act = intentNamed(intent)
  if (!act || !shown) endWithPage({ status: 400 })
  return act(shown.member, body, { path: paths.ownAssociations({ association: shown.member.slug }) })
}
