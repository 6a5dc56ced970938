import { type FormBody, parseForm } from '#app/core/form/form-body.server.ts'
import { redirect } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { heldLinks } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { listPlans } from '#app/modules/directory/queries/reference.server.ts'
import { fold } from '#app/modules/directory/search/fold.ts'
import { helpTopicsIn } from '#app/modules/help-lines/recognize.server.ts'
import { paths } from '#app/paths.ts'
import type { BookingResult } from '#app/modules/booking/booking-input.ts'
import { bookAppointment } from '../commands/book-appointment.server.ts'
import { requestAppointment } from '../commands/request-appointment.server.ts'
import {
  type BookingAnswers,
  bookingForm,
  privacyNoticeVersion,
  type RequestAnswers,
  requestForm,
} from '#app/modules/booking/form/forms.ts'
import { forgetHolderKey, readHolderKey } from '#app/modules/booking/holds/pages/holder-key.server.ts'
import type { BookingPage } from '#app/modules/booking/form/pages/booking-page.server.ts'
import { nearestTimes } from '#app/modules/booking/form/pages/chosen-time.server.ts'
import { leadToLink } from '#app/modules/booking/links/pages/lead-to-link.server.ts'
import { isAboutTime, patientForm, publicOutcome } from '#app/modules/booking/form/pages/public-refusal.server.ts'

type Sent = { request: Request; address: string; locale: Locale; page: BookingPage }

/** What a form says, as commands take it. */
async function commonInput(answers: BookingAnswers | RequestAnswers, { request, locale, page }: Sent) {
  const plan = answers.plan === null ? null : (await listPlans()).find(({ slug }) => slug === answers.plan)
  const { visit, seen } = page
  const isNewPatient =
    visit && visit.newPatients !== 'all' ? visit.newPatients === 'new_only' : (seen ?? answers.visited) !== 'yes'
  const { key, forWhom, patient, contact, remindsPatient, reason, smsConsent, emailConsent } = answers
  return {
    idempotencyKey: key,
    ...{ forWhom, patient, contact, remindsPatient, reason, smsConsent, emailConsent, isNewPatient, locale },
    languageId: page.languages.find(({ value }) => value === answers.language)?.value ?? null,
    planId: plan?.id ?? null,
    privacyNoticeVersion,
    source: 'web' as const,
    heldLinks: heldLinks(request),
  }
}

/** Whether the chosen plan is to be warned of: not among those accepted here, and not warned of yet. */
function isPlanSurprise({ plan, planNoticed }: BookingAnswers | RequestAnswers, { plans }: BookingPage): boolean {
  return plan !== null && plan !== planNoticed && plans.others.some(({ value }) => value === plan)
}

/** A form sent on the booking page: books, asks for a time, or sends it back. */
export async function submitBooking(sent: Sent, body: FormBody): Promise<Response> {
  const { request, address, locale, page } = sent
  const { providerFacility, visit } = page
  const submission = page.mode === 'live' && visit ? parseForm(body, bookingForm) : parseForm(body, requestForm)
  if (submission.status !== 'success') return patientForm(submission.reply(), 400)
  const answers: BookingAnswers | RequestAnswers = submission.value
  const limit = await takeToken('booking', networkOf(address))
  if (!limit.allowed) return patientForm(submission.reply(), 429, { refusal: 'TOO_MANY' }, limit.retryAfterSeconds)
  // A filled honeypot is led away like a person, and nothing is kept.
  if (answers.isMachine) return redirect(paths.doctor(page.doctor.specialtySlug, page.doctor.slug))
  // Words of danger: the lines that help come first, and whoever sends again has seen them.
  const help = answers.isHelpNoticed ? [] : helpTopicsIn(fold(answers.reason ?? ''))
  if (help.length > 0) return patientForm(submission.reply(), 409, { help })
  if (isPlanSurprise(answers, page)) return patientForm(submission.reply(), 409, { warnsOfPlan: true })
  const outcome = await publicOutcome(book(answers, sent))
  if (outcome.done) return leadToLink(request, outcome.value.manageToken, [forgetHolderKey()])
  const { code, status } = outcome
  const isTime = isAboutTime(code) && 'startsAt' in answers && visit !== null
  const nearest = isTime ? await nearestTimes({ providerFacility, visit, startsAt: answers.startsAt }, locale) : []
  return patientForm(submission.reply(), status, { refusal: code, nearest })
}

/** Books the chosen time, or asks for one where the clinic sets it. */
async function book(answers: BookingAnswers | RequestAnswers, sent: Sent): Promise<BookingResult> {
  const { providerFacility, visit } = sent.page
  const common = await commonInput(answers, sent)
  if ('windows' in answers) {
    return requestAppointment({
      ...common,
      providerFacilityId: providerFacility.id,
      visitTypeId: null,
      windows: answers.windows,
    })
  }
  const holderKey = readHolderKey(sent.request)
  const claim = {
    providerFacilityId: providerFacility.id,
    visitTypeId: visit!.id,
    startsAt: answers.startsAt,
    holderKey,
  }
  return bookAppointment({ ...common, ...claim })
}
