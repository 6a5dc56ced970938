import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { accepted, orRefused } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { answersIn, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { bookingRefusals } from '#app/modules/booking/refusal.ts'
import { askedForm, bookingForm } from '#app/modules/desk/booking-forms.ts'
import { bookAtDesk, startOf } from '#app/modules/desk/commands/book-at-desk.server.ts'
import { BookingPage } from '#app/modules/desk/components/booking/booking-page.tsx'
import {
  bookingState,
  continueBooking,
  loadBookingPage,
  meansOthers,
} from '#app/modules/desk/pages/booking-page.server.ts'
import { findOffer } from '#app/modules/desk/pages/booking-choice.server.ts'
import { openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { askAboutTime, isAboutTime } from '#app/modules/desk/pages/time-question.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** The same page as its beginning: what was asked for stands in the form that is sent here. */
export async function loader({ request }: LoaderFunctionArgs) {
  return loadBookingPage(request, await guardNamed('provider-auth')(request, { showsHealthData: true }))
}

/** Books, and leads to the slip. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const desk = await orRefused(openDesk(request, actor))
  const form = await readForm(request)
  const submission = parseForm(form, bookingForm)
  const asked = answersIn(form, askedForm)
  if (submission.status !== 'success' || meansOthers(asked)) {
    const isRight = submission.status === 'success'
    const state = await bookingState(actor, desk, asked)
    return continueBooking(desk, { submission: submission.reply(), state }, isRight ? 200 : 400)
  }
  const found = await findOffer(desk, submission.value.visit)
  const { locale, choice } = desk
  const where = { ...found, providerFacilities: choice?.colleagues ?? [], locale }
  const outcome = await orRefused(outcomeOf(bookAtDesk(actor, submission.value, where), bookingRefusals))
  if (outcome.done) return accepted(`${paths.deskSlip(outcome.value.appointmentId)}?booked=1`)
  const { reason, status } = outcome.refusal
  const state = await bookingState(actor, desk, asked)
  const startsAt = startOf(submission.value, found.providerFacility)
  const wanted = startsAt === null ? null : { visitTypeId: found.visit.visitTypeId, startsAt }
  const question = wanted && isAboutTime(reason) ? await askAboutTime(found.providerFacility, wanted, locale) : null
  return continueBooking(desk, { submission: submission.reply(), refusal: reason, question, state }, status)
}

export default function Booking() {
  return <BookingPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
