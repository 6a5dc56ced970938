import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, staleForm, toasted } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { reviewHead } from '#app/modules/review/pages/queue-page.server.ts'
import { paths } from '#app/paths.ts'
import { listSuspensions } from '#app/modules/review/suspension/queries/list-suspensions.server.ts'
import { suspensionStepOf } from '#app/modules/review/suspension/suspension-rules.ts'
import { type CredentialDecision, decideCredential } from '../commands/decide-credential.server.ts'
import { type CredentialAnswers, credentialForm } from '../forms.ts'
import { findCheckedProvider } from '../queries/checked-provider.server.ts'

/** A doctor's credentials, with the forms for who may decide about them. */
export async function loadCredentials(request: Request, actor: AdminActor, providerId: string) {
  const found = await findCheckedProvider(providerId)
  if (!found) notFound()
  const { provider, credentials } = found
  const name = displayName(provider, actor.locale)
  const isOwn = provider.userId === actor.userId
  const title = `${name.main} · ${translator(actor.locale, 'review')('credentials.title')}`
  const data = {
    head: reviewHead(request, title, paths.adminCredentials(providerId)),
    ...{ providerId, credentials, isOwn },
    ...{ name: name.main, second: name.other, npi: provider.npi, version: provider.version },
    suspensions: await listSuspensions(providerId),
    suspensionStep: actor.permissions.has('doctor.edit') && !isOwn ? suspensionStepOf(provider) : null,
    mayDecide: actor.permissions.has('doctor.edit') && !isOwn,
  }
  return json(data, { headers: privateHeaders })
}

export type CredentialsPageData = Awaited<ReturnType<Awaited<ReturnType<typeof loadCredentials>>['json']>>

function decisionOf({ intent, credential, state, source }: CredentialAnswers): CredentialDecision {
  if (intent === 'check') return { intent, credential, state, source }
  return intent === 'designate' ? { intent, source: source ?? '' } : { intent }
}

/** What a form of the page says; what somebody else did meanwhile is said, and nothing typed is lost. */
export async function submitCredential(request: Request, actor: AdminActor, providerId: string) {
  if (!(await findCheckedProvider(providerId))) notFound()
  const submission = parseForm(await readForm(request), credentialForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { version } = submission.value
  const here = paths.adminCredentials(providerId)
  const work = decideCredential(actor, { providerId, version: version ?? -1 }, decisionOf(submission.value))
  const say = translator(actor.locale, 'errors')
  const done = await orAnswered(work, {
    'directory.stale': () => staleForm(submission),
    'review.own_request': () => toasted(here, { tone: 'error', text: say('review.own_request') }),
  })
  return done instanceof Response ? done : accepted(here, translator(actor.locale, 'review')('credentials.saved'))
}
