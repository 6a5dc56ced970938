import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { refusedPage } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { cancelAppointment } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import { CancellationPage } from '#app/modules/booking/appointments/components/change-pages.tsx'
import { cancellationForm } from '#app/modules/booking/form/forms.ts'
import { loadChangePage, openAppointment } from '#app/modules/booking/appointments/pages/change-page.server.ts'
import { publicOutcome, type Refused } from '#app/modules/booking/form/pages/public-refusal.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  return json(await loadChangePage(request, token, 'change.cancelTitle'), { headers: privateHeaders })
}

export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const { appointmentId, actor } = await openAppointment(request, token)
  const submission = parseForm(await readForm(request), cancellationForm)
  const reasonCode = (submission.status === 'success' && submission.value.reason) || 'other'
  const outcome = await publicOutcome(cancelAppointment({ appointmentId, actor, reasonCode }))
  if (!outcome.done) return refusedPage<Refused>({ code: outcome.code, nearest: [] }, outcome.status)
  return redirect(paths.link(token), { headers: privateHeaders })
}

export default function Cancellation() {
  const { ticket, token } = useLoaderData<typeof loader>()
  return <CancellationPage page={ticket} token={token} refused={useActionData<typeof action>()} />
}
