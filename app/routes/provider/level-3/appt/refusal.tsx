import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { declineRequest } from '#app/modules/booking/appointments/commands/answer-request.server.ts'
import { RefusalForm } from '#app/modules/desk/components/visit/reason-forms.tsx'
import { refusalForm } from '#app/modules/desk/desk-forms.ts'
import { loadStepPage, submitStep } from '#app/modules/desk/pages/step-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { appointment: id = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return loadStepPage(request, actor, id)
}

/** Turns a request down, with a reason; the patient is told without it. */
export async function action({ request, params: { appointment: id = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitStep(request, actor, { id, step: 'refusal', schema: refusalForm }, (who, { reason }) =>
    declineRequest({ ...who, reasonCode: reason }),
  )
}

export default function Refusal() {
  return <RefusalForm page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
