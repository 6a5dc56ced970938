import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { refusedPage } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { confirmAppointment } from '#app/modules/booking/appointments/commands/confirm-appointment.server.ts'
import { ConfirmationPage } from '#app/modules/booking/appointments/components/change-pages.tsx'
import { loadChangePage, openAppointment } from '#app/modules/booking/appointments/pages/change-page.server.ts'
import { publicOutcome, type Refused } from '#app/modules/booking/form/pages/public-refusal.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  return json(await loadChangePage(request, token, 'change.confirmTitle'), { headers: privateHeaders })
}

export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const { appointmentId, actor } = await openAppointment(request, token)
  const outcome = await publicOutcome(confirmAppointment({ appointmentId, actor }))
  if (!outcome.done) return refusedPage<Refused>({ code: outcome.code, nearest: [] }, outcome.status)
  return redirect(paths.link(token), { headers: privateHeaders })
}

export default function Confirmation() {
  const { ticket, token } = useLoaderData<typeof loader>()
  return <ConfirmationPage page={ticket} token={token} refused={useActionData<typeof action>()} />
}
