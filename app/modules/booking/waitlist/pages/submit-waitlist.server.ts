import { type FormBody, parseForm } from '#app/core/form/form-body.server.ts'
import { redirect } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { heldLinks } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { paths } from '#app/paths.ts'
import { joinWaitlist } from '../commands/join-waitlist.server.ts'
import { waitlistForm } from '#app/modules/booking/form/forms.ts'
import type { BookingPage } from '#app/modules/booking/form/pages/booking-page.server.ts'
import { leadToLink } from '#app/modules/booking/links/pages/lead-to-link.server.ts'
import { patientForm, publicOutcome } from '#app/modules/booking/form/pages/public-refusal.server.ts'

type Sent = { request: Request; address: string; locale: Locale; page: BookingPage }

/** A form sent to join a doctor's waitlist: joins and leads to the entry's page, or sends it back. */
export async function submitWaitlist({ request, address, locale, page }: Sent, body: FormBody): Promise<Response> {
  const submission = parseForm(body, waitlistForm)
  if (submission.status !== 'success') return patientForm(submission.reply(), 400)
  const answers = submission.value
  const network = networkOf(address)
  const limit = await takeToken('booking', network)
  if (!limit.allowed) return patientForm(submission.reply(), 429, { refusal: 'TOO_MANY' }, limit.retryAfterSeconds)
  const { doctor, visits, languages } = page
  if (answers.isMachine) return redirect(paths.doctor(doctor.specialtySlug, doctor.slug))
  const { forWhom, patient, contact, smsConsent, emailConsent, dateFrom, dateTo, parts, weekdays } = answers
  const work = joinWaitlist({
    ...{ forWhom, patient, contact, smsConsent, emailConsent, dateFrom, dateTo, parts, weekdays, locale },
    languageId: languages.find(({ value }) => value === answers.language)?.value ?? null,
    providerId: doctor.id,
    specialtyId: null,
    neighborhoodId: null,
    visitTypeId: visits.find(({ code }) => code === answers.vt)?.id ?? null,
    noticeMinutes: answers.noticeMinutes,
    heldLinks: heldLinks(request),
    network,
  })
  const outcome = await publicOutcome(work)
  if (!outcome.done) {
    // It is the list that is closed, not the doctor at some time.
    const refusal = outcome.code === 'CLOSED' ? 'WAITLIST_CLOSED' : outcome.code
    return patientForm(submission.reply(), outcome.status, { refusal })
  }
  return leadToLink(request, outcome.value.manageToken)
}
