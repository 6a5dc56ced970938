import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { parseForm } from '#app/core/form-body.server.ts'
import { json, orRefused, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guard } from '#app/modules/accounts/guards.server.ts'
import { cancelAppointment } from '#app/modules/booking/commands/cancel-appointment.server.ts'
import { changeVisit } from '#app/modules/desk/commands/change-visit.server.ts'
import { CancellationForm } from '#app/modules/desk/components/reason-forms.tsx'
import { cancellationForm } from '#app/modules/desk/desk-forms.ts'
import { sendBackStep } from '#app/modules/desk/pages/step-answers.server.ts'
import { answerStep, loadVisitPage, readStep } from '#app/modules/desk/pages/visit-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/parts/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { appointment = '' } }: LoaderFunctionArgs) {
  const actor = await guard('provider-auth')(request, { showsHealthData: true })
  const { page } = await loadVisitPage(request, actor, appointment)
  return json(page, { headers: privateHeaders })
}

/** Cancels a visit, with a reason. */
export async function action({ request, params: { appointment = '' } }: ActionFunctionArgs) {
  const actor = await guard('provider-auth')(request, { showsHealthData: true })
  const asked = await readStep(request, appointment, 'cancellation')
  const submission = parseForm(asked.form, cancellationForm)
  if (submission.status !== 'success') return sendBackStep(submission.reply())
  const { reason: reasonCode } = submission.value
  const outcome = await orRefused(changeVisit(actor, asked, (who) => cancelAppointment({ ...who, reasonCode })))
  return answerStep(asked, outcome)
}

export default function Cancellation() {
  return <CancellationForm page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
