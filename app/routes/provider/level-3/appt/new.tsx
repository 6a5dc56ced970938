import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { BookingPage } from '#app/modules/desk/components/booking/booking-page.tsx'
import { lookupForm } from '#app/modules/desk/desk-forms.ts'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { choiceWords, openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import {
  bookableVisits,
  bookingStep,
  continueBooking,
  findVisit,
  readPerson,
  visitGroups,
} from '#app/modules/desk/pages/booking-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** A booking by telephone begins with the number, which never stands in an address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const desk = await orRefused(openDesk(request, actor))
  const groups = visitGroups(desk, await bookableVisits(desk))
  const comesNow = desk.search.get('arrives') === 'now'
  const head = deskHead(request, 'title.new', paths.deskNew())
  return json({ head, choice: choiceWords(desk), groups, comesNow }, { headers: privateHeaders })
}

/** Looks the number up among the practice's own patients. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const desk = await orRefused(openDesk(request, actor))
  const visits = await bookableVisits(desk)
  const submission = parseForm(await readForm(request), lookupForm)
  if (submission.status !== 'success')
    return continueBooking(desk, visits, { submission: submission.reply(), step: null }, 400)
  const { visit } = submission.value
  const found = findVisit(desk, visits, visit)
  if (!found && visit !== null) notFound()
  if (!found) {
    // Somebody who was found by name, whose doctor is asked next; or the question was left open.
    const isAsked = !submission.value.isFound
    const reply = submission.reply(isAsked ? { fieldErrors: { visit: ['desk:errors.visit'] } } : {})
    const who = await readPerson(actor, desk, submission.value)
    return continueBooking(desk, visits, { submission: reply, step: null, who }, isAsked ? 400 : 200)
  }
  const step = await bookingStep(actor, desk, found, submission.value)
  return continueBooking(desk, visits, { submission: null, step }, 200)
}

export default function NewBooking() {
  const { choice, groups, comesNow } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <BookingPage choice={choice} groups={groups} comesNow={comesNow} answer={answer} />
}
