import type { Actor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'
import { type FormBody, parseForm } from '#app/core/form-body.server.ts'
import { json, notFound } from '#app/core/http.server.ts'
import { setBookable } from '#app/modules/booking/schedule/commands/set-bookable.server.ts'
import { joinClinic, saveClinic } from '../places/change-clinic.server.ts'
import { joinForm, placeForm, versionForm } from '../places/forms.ts'
import { takeNewPlace } from '../places/take-new-place.server.ts'
import { orStale, refuseForm } from '../profile/part-answers.server.ts'
import { takePart } from '../profile/part-answers.server.ts'
import { orPlaceRefused } from '../places/answers.server.ts'
import { finishOnboarding } from './finish-onboarding.server.ts'
import { requestsForm, scheduleForm } from './schedule-form.ts'
import { setFirstSchedule } from './set-first-schedule.server.ts'
import type { Post } from './steps.ts'
import type { WizardPage } from './wizard-page.server.ts'

/** The own place that plans and hours are about. */
const placeOf = (page: WizardPage) => page.place ?? notFound()

async function takePlans(actor: Actor, page: WizardPage, body: FormBody): Promise<Response | null> {
  const submission = parseForm(body, placeForm)
  if (submission.status !== 'success') return refuseForm(submission)
  const saved = await orStale(saveClinic(actor, placeOf(page).id, submission.value), submission)
  return saved instanceof Response ? saved : null
}

async function takeSchedule(actor: Actor, page: WizardPage, body: FormBody): Promise<Response | null> {
  const submission = parseForm(body, scheduleForm)
  if (submission.status !== 'success') return refuseForm(submission)
  try {
    await setFirstSchedule(actor, placeOf(page).id, submission.value)
    return null
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    // Sent twice, or set elsewhere meanwhile: the hours there are stay.
    if (error.code === 'practice.has_schedule') return null
    throw json({ path: null, code: error.code }, { status: error.status })
  }
}

async function takeJoin(actor: Actor, body: FormBody): Promise<Response | null> {
  const submission = parseForm(body, joinForm)
  if (submission.status !== 'success') return refuseForm(submission)
  const joined = await orPlaceRefused(joinClinic(actor, submission.value), submission, 'facility')
  return joined instanceof Response ? joined : null
}

async function takeFinish(actor: Actor, body: FormBody): Promise<Response | null> {
  const submission = parseForm(body, versionForm)
  if (submission.status !== 'success') return refuseForm(submission)
  try {
    await finishOnboarding(actor, submission.value.version)
    return null
  } catch (error) {
    if (error instanceof DomainError && error.code === 'practice.unfinished')
      return refuseForm(submission, 400, { finish: ['onboarding.errors.unfinished'] })
    if (error instanceof DomainError && error.code === 'directory.stale') return refuseForm(submission, 409)
    throw error
  }
}

/** Reads and saves a form of the wizard; a Response when it has to come back. */
export async function takeStep(actor: Actor, page: WizardPage, post: Post, body: FormBody): Promise<Response | null> {
  switch (post) {
    case 'locations':
      return takeJoin(actor, body)
    case 'place':
      return takeNewPlace(actor, body, page.places.length)
    case 'plans':
      return takePlans(actor, page, body)
    case 'schedule':
      return takeSchedule(actor, page, body)
    case 'requests': {
      const submission = parseForm(body, requestsForm)
      if (submission.status !== 'success') return refuseForm(submission)
      await setBookable(actor, placeOf(page).id, submission.value)
      return null
    }
    case 'finish':
      return takeFinish(actor, body)
    default: {
      const saved = await takePart(actor, post, body)
      return saved instanceof Response ? saved : null
    }
  }
}
