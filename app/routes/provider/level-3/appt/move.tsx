import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { now } from '#app/core/clock.ts'
import { parseForm } from '#app/core/form-body.server.ts'
import { json, orRefused, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { guard } from '#app/modules/accounts/guards.server.ts'
import { rescheduleAppointment } from '#app/modules/booking/commands/reschedule-appointment.server.ts'
import { changeVisit } from '#app/modules/desk/commands/change-visit.server.ts'
import { MoveForm } from '#app/modules/desk/components/time-forms.tsx'
import { moveForm } from '#app/modules/desk/desk-forms.ts'
import { instantOf, offeredTimes, sendBackStep } from '#app/modules/desk/pages/step-answers.server.ts'
import { answerStep, loadVisitPage, readStep } from '#app/modules/desk/pages/visit-page.server.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/parts/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { appointment = '' } }: LoaderFunctionArgs) {
  const actor = await guard('provider-auth')(request, { showsHealthData: true })
  const { open, page } = await loadVisitPage(request, actor, appointment)
  const offer = await offeredTimes(open, localeOf(request))
  return json({ ...page, offer, today: localDate(now(), open.place.timeZone) }, { headers: privateHeaders })
}

/** Moves a visit to another time, near ones or any; the patient is written to unless the desk says not to. */
export async function action({ request, params: { appointment = '' } }: ActionFunctionArgs) {
  const actor = await guard('provider-auth')(request, { showsHealthData: true })
  const asked = await readStep(request, appointment, 'move')
  const submission = parseForm(asked.form, moveForm)
  if (submission.status !== 'success') return sendBackStep(submission.reply())
  const { time, tells } = submission.value
  const outcome = await orRefused(
    changeVisit(actor, asked, (who, { place }) =>
      rescheduleAppointment({ ...who, startsAt: instantOf(time, place.timeZone) ?? 0, tells }),
    ),
  )
  return answerStep(asked, outcome)
}

export default function Move() {
  return <MoveForm page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
