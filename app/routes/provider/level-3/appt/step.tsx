import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { notFound, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { takeStep } from '#app/modules/desk/commands/change-visit.server.ts'
import { VisitPage } from '#app/modules/desk/components/visit/visit-page.tsx'
import { endStep, loadStepPage, readStep } from '#app/modules/desk/pages/step-page.server.ts'
import { isButtonStep } from '#app/modules/desk/step-nouns.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** The visit: a step itself is only taken by its button. */
export async function loader({ request, params: { appointment = '', step = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  if (!isButtonStep(step)) notFound(new URL(request.url).pathname)
  return loadStepPage(request, actor, appointment)
}

/** Takes the step that the address names. */
export async function action({ request, params: { appointment = '', step = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  if (!isButtonStep(step)) notFound(new URL(request.url).pathname)
  const asked = await readStep(request, appointment, step)
  const outcome = await orRefused(takeStep(actor, { ...asked, step }))
  return endStep(asked, outcome)
}

export default function Step() {
  return <VisitPage {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()?.refusal ?? null} />
}
