import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { EntryPage } from '#app/modules/desk/components/waitlist/entry-page.tsx'
import { loadEntryPage } from '#app/modules/desk/pages/entry-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** One who waits: what they wish for, and everything that the desk can do for them. */
export async function loader({ request, params: { entry = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return json(await loadEntryPage(request, actor, entry), { headers: privateHeaders })
}

export default function Entry() {
  return <EntryPage {...useLoaderData<typeof loader>()} answer={undefined} />
}
