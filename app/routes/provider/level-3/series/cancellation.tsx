import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { FollowingCancellation } from '#app/modules/desk/series/components/following-pages.tsx'
import {
  loadFollowingCancellation,
  submitFollowingCancellation,
} from '#app/modules/desk/series/pages/following-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { appointment: id = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return loadFollowingCancellation(request, actor, id)
}

/** Cancels a visit and those of its series that follow, as far as they are ticked. */
export async function action({ request, params: { appointment: id = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitFollowingCancellation(request, actor, id)
}

export default function Cancellation() {
  return <FollowingCancellation page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
