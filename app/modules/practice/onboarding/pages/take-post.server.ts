import type { ProviderActor } from '#app/core/actor.ts'
import { orAnswered, orRefused, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { type FormBody, parseForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { setBookable } from '#app/modules/booking/schedule/commands/set-bookable.server.ts'
import { joinFacility } from '#app/modules/practice/facilities/commands/join-facility.server.ts'
import { saveProviderFacility } from '#app/modules/practice/facilities/commands/save-provider-facility.server.ts'
import { joinForm, providerFacilityForm, versionForm } from '#app/modules/practice/facilities/forms.ts'
import { facilityRefusals } from '#app/modules/practice/facilities/pages/facility-refusals.server.ts'
import { takeNewFacility } from '#app/modules/practice/facilities/pages/take-new-facility.server.ts'
import type { PersonalPart } from '#app/modules/practice/profile/choices.ts'
import { takePart } from '#app/modules/practice/profile/pages/take-part.server.ts'
import { finishOnboarding } from '../commands/finish-onboarding.server.ts'
import { requestsForm, scheduleForm } from '../schedule-form.ts'
import { setFirstSchedule } from '../commands/set-first-schedule.server.ts'
import type { Post } from '../steps.ts'
import type { WizardPage } from '../queries/wizard-page.server.ts'

/** The own provider facility that plans and hours are about. */
const providerFacilityOf = (page: WizardPage) => page.providerFacility ?? notFound()

type Take = (actor: ProviderActor, page: WizardPage, body: FormBody) => Promise<Response | null>

const takePlans: Take = async (actor, page, body) => {
  const submission = parseForm(body, providerFacilityForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const work = saveProviderFacility(actor, providerFacilityOf(page).id, submission.value)
  const saved = await orAnswered(work, { 'directory.stale': () => staleForm(submission) })
  return saved instanceof Response ? saved : null
}

const takeSchedule: Take = async (actor, page, body) => {
  const submission = parseForm(body, scheduleForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const work = setFirstSchedule(actor, providerFacilityOf(page).id, submission.value)
  // Sent twice, or set elsewhere meanwhile: the hours there are stay.
  await orRefused(outcomeOf(work, ['practice.has_schedule']))
  return null
}

const takeRequests: Take = async (actor, page, body) => {
  const submission = parseForm(body, requestsForm)
  if (submission.status !== 'success') return refusedForm(submission)
  await setBookable(actor, providerFacilityOf(page).id, submission.value)
  return null
}

const takeJoin: Take = async (actor, _page, body) => {
  const submission = parseForm(body, joinForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const joined = await orAnswered(joinFacility(actor, submission.value), facilityRefusals(submission, 'facility'))
  return joined instanceof Response ? joined : null
}

const takeFinish: Take = async (actor, _page, body) => {
  const submission = parseForm(body, versionForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const finished = await orAnswered(finishOnboarding(actor, submission.value.version), {
    'practice.unfinished': () => refusedForm(submission, { finish: ['onboarding.errors.unfinished'] }),
    'directory.stale': () => staleForm(submission),
  })
  return finished instanceof Response ? finished : null
}

const ownTakes: Readonly<Record<Exclude<Post, PersonalPart>, Take>> = {
  locations: takeJoin,
  place: (actor, page, body) => takeNewFacility(actor, body, page.providerFacilities.length),
  plans: takePlans,
  schedule: takeSchedule,
  requests: takeRequests,
  finish: takeFinish,
}

const isOwn = (post: Post): post is keyof typeof ownTakes => post in ownTakes

/** Reads and saves a form of the wizard; a Response when it has to come back. */
export async function takePost(
  actor: ProviderActor,
  page: WizardPage,
  post: Post,
  body: FormBody,
): Promise<Response | null> {
  if (isOwn(post)) return ownTakes[post](actor, page, body)
  const saved = await takePart(actor, post, body)
  return saved instanceof Response ? saved : null
}
