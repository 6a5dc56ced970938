import { type FormBody, parseForm } from '#app/core/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { networkOf, takeToken } from '#app/core/rate-limit.server.ts'
import { grantLinkAccess, heldLinks } from '#app/modules/action-links/access-cookie.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { listPlans } from '#app/modules/directory/queries/reference.server.ts'
import { paths } from '#app/paths.ts'
import type { BookingResult } from '../booking-input.ts'
import { bookAppointment } from '../commands/book-appointment.server.ts'
import { requestAppointment } from '../commands/request-appointment.server.ts'
import { type BookingAnswers, bookingForm, privacyNoticeVersion, type RequestAnswers, requestForm } from '../forms.ts'
import { forgetHolderKey, readHolderKey } from '../holder-key.server.ts'
import { type BookingPage, nearestTimes } from './booking-page.server.ts'
import { isAboutTime, refusalOf, sendBack, sendBackLater } from './form-answer.server.ts'

type Sent = { request: Request; address: string; locale: Locale; page: BookingPage }

/** Opens the new appointment's page for this browser and leads there. */
async function toTicket(request: Request, { manageToken }: BookingResult): Promise<Response> {
  const link = await findActionLink(manageToken)
  const headers = new Headers(privateHeaders)
  if (link) headers.append('Set-Cookie', grantLinkAccess(request, link))
  headers.append('Set-Cookie', forgetHolderKey())
  return redirect(paths.link(manageToken), { headers })
}

/** What a form says, as commands take it. */
async function commonInput(answers: BookingAnswers | RequestAnswers, { request, locale, page }: Sent) {
  const plan = answers.plan === null ? null : (await listPlans()).find(({ slug }) => slug === answers.plan)
  const { visit } = page
  const isNewPatient =
    visit && visit.newPatients !== 'all' ? visit.newPatients === 'new_only' : answers.visited !== 'yes'
  const { key, forWhom, patient, contact, reason, smsConsent, emailConsent } = answers
  return {
    idempotencyKey: key,
    ...{ forWhom, patient, contact, reason, smsConsent, emailConsent, isNewPatient, locale },
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
  const { place, visit } = page
  const submission = page.mode === 'live' && visit ? parseForm(body, bookingForm) : parseForm(body, requestForm)
  if (submission.status !== 'success') return sendBack({ submission: submission.reply(), status: 400 })
  const answers: BookingAnswers | RequestAnswers = submission.value
  const limit = await takeToken('booking', networkOf(address))
  if (!limit.allowed) return sendBackLater(submission.reply(), limit)
  // A filled honeypot is led away like a person, and nothing is kept.
  if (answers.isMachine) return redirect(paths.doctor(page.doctor.specialtySlug, page.doctor.slug))
  if (isPlanSurprise(answers, page))
    return sendBack({ submission: submission.reply(), status: 409 }, { warnsOfPlan: true })
  try {
    const common = await commonInput(answers, sent)
    if ('windows' in answers) {
      const wishes = { providerFacilityId: place.id, visitTypeId: null, windows: answers.windows }
      return await toTicket(request, await requestAppointment({ ...common, ...wishes }))
    }
    const { startsAt } = answers
    const holderKey = readHolderKey(request)
    const claim = { providerFacilityId: place.id, visitTypeId: visit!.id, startsAt, holderKey }
    return await toTicket(request, await bookAppointment({ ...common, ...claim }))
  } catch (error) {
    const { code, status } = refusalOf(error)
    const isTime = isAboutTime(code) && 'startsAt' in answers && visit !== null
    const nearest = isTime ? await nearestTimes({ place, visit, startsAt: answers.startsAt }, locale) : []
    return sendBack({ submission: submission.reply(), status }, { refusal: code, nearest })
  }
}
