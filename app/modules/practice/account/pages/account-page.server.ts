import type { AppLoadContext } from '@remix-run/node'
import type { ProviderActor } from '#app/core/actor.ts'
import {
  accepted,
  orAnswered,
  refusedForm,
  staleForm,
  type Submission,
  toasted,
} from '#app/core/answer/answer.server.ts'
import { type FormBody, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { endOwnSessions } from '#app/modules/accounts/own-sessions/commands/end-own-sessions.server.ts'
import { listOwnSessions } from '#app/modules/accounts/own-sessions/queries/own-sessions.server.ts'
import { pageCaller } from '#app/modules/accounts/pages/page-caller.server.ts'
import { mayAnywhere } from '#app/modules/practice/navigation.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { saveLegalEntity } from '../commands/save-legal-entity.server.ts'
import { saveNoticeRules } from '../commands/save-notice-rules.server.ts'
import { accountForms, allOthers, legalForm, noticesForm, sessionsForm } from '../forms.ts'
import { findFacilityAccount, type LedFacility, listLedFacilities } from '../queries/facility-account.server.ts'

const searchOf = (request: Request) => new URL(request.url).searchParams

function formOf(request: Request) {
  const named = searchOf(request).get('form')
  return accountForms.find((form) => form === named) ?? 'sessions'
}

/** The facility that an address names by `place`, or the first that somebody leads; null where they lead none of that name. */
function chosenOf(request: Request, led: readonly LedFacility[]): LedFacility | null {
  const slug = searchOf(request).get('place')
  return (slug ? led.find((facility) => facility.slug === slug) : led[0]) ?? null
}

/** What may be taken along, each where it is made. */
function exportsOf(actor: ProviderActor) {
  return {
    visits: mayAnywhere(actor, 'appointment.export'),
    papers: mayAnywhere(actor, 'membership.read'),
    campaigns: mayAnywhere(actor, 'promotion.read'),
  }
}

/** The own sign-ins of whoever asks and, for who leads a facility, what it tells of itself. */
export async function loadAccount(request: Request, actor: ProviderActor) {
  const title = translator(actor.locale, 'account-page')('title')
  const [sessions, led] = await Promise.all([listOwnSessions(actor), listLedFacilities(actor)])
  const chosen = chosenOf(request, led)
  const data = {
    head: requestHead(request, { title, description: title, path: paths.clinicAccount(), isIndexable: false }),
    ...{ form: formOf(request), sessions, exports: exportsOf(actor) },
    led: led.map(({ slug, name }) => ({ slug, name })),
    facility: chosen && { slug: chosen.slug, name: chosen.name, npi: chosen.npi },
    account: chosen && (await findFacilityAccount(chosen.id)),
  }
  return json(data, { headers: privateHeaders })
}

export type AccountData = Awaited<ReturnType<Awaited<ReturnType<typeof loadAccount>>['json']>>

const wordsOf = (actor: ProviderActor) => translator(actor.locale, 'account-page')

/** The page again, at the facility that it showed. */
function backTo(request: Request): string {
  const place = searchOf(request).get('place')
  return paths.clinicAccount(place ? { place } : {})
}

async function submitSessions(request: Request, context: AppLoadContext, actor: ProviderActor, body: FormBody) {
  const submission = parseForm(body, sessionsForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { session } = submission.value
  const which = session === allOthers ? session : { sessionId: session }
  const count = await endOwnSessions(actor, which, pageCaller(request, context))
  const t = wordsOf(actor)
  if (count > 0) return accepted(backTo(request), t('sessions.ended', { count }))
  return toasted(backTo(request), { tone: 'warning', text: t('sessions.endedBefore') })
}

/** Answers a form about a facility after its write. */
async function answerSaved(request: Request, actor: ProviderActor, submission: Submission, write: Promise<void>) {
  const done = await orAnswered(write, { 'directory.stale': () => staleForm(submission) })
  return done instanceof Response ? done : accepted(backTo(request), wordsOf(actor)('saved'))
}

/** Does what one of the forms says; which one, its address says. A facility that somebody does not lead looks like none. */
export async function submitAccount(request: Request, context: AppLoadContext, actor: ProviderActor) {
  const form = formOf(request)
  if (form === 'sessions') return submitSessions(request, context, actor, await readForm(request))
  const { id: facilityId } = chosenOf(request, await listLedFacilities(actor)) ?? notFound()
  const body = await readForm(request)
  if (form === 'notices') {
    const submission = parseForm(body, noticesForm)
    if (submission.status !== 'success') return refusedForm(submission)
    const { version: seen, told } = submission.value
    return answerSaved(request, actor, submission, saveNoticeRules(actor, { facilityId, seen, told }))
  }
  const submission = parseForm(body, legalForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { version: seen, ...answers } = submission.value
  return answerSaved(request, actor, submission, saveLegalEntity(actor, { facilityId, seen, answers }))
}
