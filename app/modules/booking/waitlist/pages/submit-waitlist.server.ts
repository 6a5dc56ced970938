import { type FormBody, parseForm } from '#app/core/form/form-body.server.ts'
import { problem } from '#app/core/form/problem.ts'
import { redirect } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { heldLinks } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { paths } from '#app/paths.ts'
import { joinWaitlist, type WaitlistInput } from '../commands/join-waitlist.server.ts'
import { type WaitlistAnswers, waitlistForm } from '#app/modules/booking/form/forms.ts'
import type { PublicRefusal } from '#app/modules/booking/form/form-answer.ts'
import type { BookingPage } from '#app/modules/booking/form/pages/booking-page.server.ts'
import { leadToLink } from '#app/modules/booking/links/pages/lead-to-link.server.ts'
import { patientForm, publicOutcome } from '#app/modules/booking/form/pages/public-refusal.server.ts'
import type { SpecialtyWaitlist } from './specialty-waitlist.server.ts'

type Waited = Pick<WaitlistInput, 'providerId' | 'specialtyId' | 'neighborhoodId' | 'visitTypeId'>

/** A list that can be joined. */
type List = {
  /** Where a machine is led that fills in the form. */
  back: string
  languages: readonly { value: string }[]
  /** What the answers wait for; null when they name an area that is not to choose from. */
  waitedFor: (answers: WaitlistAnswers) => Waited | null
  /** What is told when it takes nobody. */
  closed: PublicRefusal
}

type Sent = { request: Request; address: string; locale: Locale; list: List }

/** The waitlist of a doctor. */
export function listOfDoctor({ doctor, visits, languages }: BookingPage): List {
  return {
    back: paths.doctor(doctor.specialtySlug, doctor.slug),
    languages,
    waitedFor: ({ vt }) => ({
      providerId: doctor.id,
      specialtyId: null,
      neighborhoodId: null,
      visitTypeId: visits.find(({ code }) => code === vt)?.id ?? null,
    }),
    // It is the list that is closed, not the doctor at some time.
    closed: 'WAITLIST_CLOSED',
  }
}

/** The waitlist of a specialty, in one of its areas or anywhere. */
export function listOfSpecialty({ specialty, areas, languages }: SpecialtyWaitlist): List {
  return {
    back: paths.doctorsOfSpecialty(specialty.slug),
    languages,
    waitedFor: ({ area }) => {
      const chosen = areas.find(({ value }) => value === area)
      if (area !== null && !chosen) return null
      return { providerId: null, specialtyId: specialty.id, neighborhoodId: chosen?.id ?? null, visitTypeId: null }
    },
    closed: 'SPECIALTY_WAITLIST_CLOSED',
  }
}

/** A form sent to join a waitlist: joins and leads to the entry's page, or sends it back. */
export async function submitWaitlist({ request, address, locale, list }: Sent, body: FormBody): Promise<Response> {
  const submission = parseForm(body, waitlistForm)
  if (submission.status !== 'success') return patientForm(submission.reply(), 400)
  const answers = submission.value
  const network = networkOf(address)
  const limit = await takeToken('booking', network)
  if (!limit.allowed) return patientForm(submission.reply(), 429, { refusal: 'TOO_MANY' }, limit.retryAfterSeconds)
  if (answers.isMachine) return redirect(list.back)
  const waited = list.waitedFor(answers)
  if (!waited) return patientForm(submission.reply({ fieldErrors: { area: [problem('errors.area')] } }), 400)
  const { forWhom, patient, contact, smsConsent, emailConsent, dateFrom, dateTo, parts, weekdays } = answers
  const work = joinWaitlist({
    ...{ forWhom, patient, contact, smsConsent, emailConsent, dateFrom, dateTo, parts, weekdays, locale },
    languageId: list.languages.find(({ value }) => value === answers.language)?.value ?? null,
    ...waited,
    noticeMinutes: answers.noticeMinutes,
    heldLinks: heldLinks(request),
    network,
  })
  const outcome = await publicOutcome(work)
  if (!outcome.done) {
    const refusal = outcome.code === 'CLOSED' ? list.closed : outcome.code
    return patientForm(submission.reply(), outcome.status, { refusal })
  }
  return leadToLink(request, outcome.value.manageToken)
}
