import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { WalkInPage } from '#app/modules/desk/walk-ins/components/walk-in-page.tsx'
import { walkInPage, submitWalkIn } from '#app/modules/desk/walk-ins/pages/walk-in-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** Somebody came without an appointment. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return json(await walkInPage(request, actor), { headers: privateHeaders })
}

/** Lets them wait in the order of arrival. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitWalkIn(request, actor)
}

export default function WalkIn() {
  return <WalkInPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
