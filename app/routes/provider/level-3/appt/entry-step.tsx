import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { EntryPage } from '#app/modules/desk/components/waitlist/entry-page.tsx'
import { entryStepOf, loadEntryPage, takeEntryStep } from '#app/modules/desk/pages/entry-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** The entry: a step itself is only taken by its form. */
export async function loader({ request, params: { entry = '', step = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  entryStepOf(request, step)
  return json(await loadEntryPage(request, actor, entry), { headers: privateHeaders })
}

/** Takes the step that the address names. */
export async function action({ request, params: { entry = '', step = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return takeEntryStep(request, actor, entry, entryStepOf(request, step))
}

export default function EntryStep() {
  return <EntryPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
