import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { answersIn, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { askedForm, lookupForm } from '#app/modules/desk/booking-forms.ts'
import { BookingPage } from '#app/modules/desk/components/booking/booking-page.tsx'
import { bookingState, continueBooking, loadBookingPage } from '#app/modules/desk/pages/booking-page.server.ts'
import { openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** A booking by telephone. What is to be booked may stand in the address (place, doctor, visit, date, time); who it is for never does. */
export async function loader({ request }: LoaderFunctionArgs) {
  return loadBookingPage(request, await guardNamed('provider-auth')(request, { showsHealthData: true }))
}

/** Takes an answer of the form and asks the next question. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const desk = await orRefused(openDesk(request, actor))
  const form = await readForm(request)
  const submission = parseForm(form, lookupForm)
  const state = await bookingState(actor, desk, answersIn(form, askedForm))
  return continueBooking(desk, { submission: submission.reply(), state }, submission.status === 'success' ? 200 : 400)
}

export default function NewBooking() {
  return <BookingPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
