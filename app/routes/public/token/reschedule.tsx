import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { refusedPage } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { heldLinks } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { rescheduleAppointment } from '#app/modules/booking/appointments/commands/reschedule-appointment.server.ts'
import { ReschedulePage } from '#app/modules/booking/appointments/components/reschedule-page.tsx'
import { rescheduleForm } from '#app/modules/booking/form/forms.ts'
import { readSlot } from '#app/modules/booking/slots/slot-text.ts'
import {
  findNewTimes,
  findWantedTime,
  loadChangePage,
  nearestNewTimes,
  openAppointment,
} from '#app/modules/booking/appointments/pages/change-page.server.ts'
import { isAboutTime, publicOutcome } from '#app/modules/booking/form/pages/public-refusal.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const page = await loadChangePage(request, token, 'change.rescheduleTitle')
  const isPossible = page.ticket.can.reschedule === 'yes'
  const search = new URL(request.url).searchParams
  const { appointmentId, when } = page.ticket
  // Whoever goes back to the question once the visit has moved finds what came of it.
  if (when && search.get('slot') === when.slot) return redirect(paths.link(token), { headers: privateHeaders })
  const times = isPossible ? await findNewTimes(appointmentId, search, localeOf(request)) : null
  const wanted = isPossible ? await findWantedTime(appointmentId, search, localeOf(request)) : null
  return json({ ...page, times, wanted }, { headers: privateHeaders })
}

export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const { appointmentId, actor } = await openAppointment(request, token)
  const submission = parseForm(await readForm(request), rescheduleForm)
  const startsAt = submission.status === 'success' ? readSlot(submission.value.slot) : null
  if (startsAt === null) return redirect(paths.linkReschedule(token), { headers: privateHeaders })
  const work = rescheduleAppointment({ appointmentId, actor, startsAt, heldLinks: heldLinks(request) })
  const outcome = await publicOutcome(work)
  if (outcome.done) return redirect(paths.link(token), { headers: privateHeaders })
  const { code, status } = outcome
  const nearest = isAboutTime(code) ? await nearestNewTimes(appointmentId, startsAt, localeOf(request)) : []
  return refusedPage({ code, nearest }, status)
}

export default function Reschedule() {
  const { ticket, token, times, wanted } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return <ReschedulePage page={ticket} token={token} times={times} wanted={wanted} refused={refused} />
}
