import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { MergeSearchPage } from '#app/modules/desk/same-person/components/merge-search-page.tsx'
import { mergeSearchPage, submitMergeSearch } from '#app/modules/desk/same-person/pages/search-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** The search for who a patient is the same person as. */
export async function loader({ request, params: { patient = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return json(await mergeSearchPage(request, actor, patient), { headers: privateHeaders })
}

/** Looks for them. Whom, stands in the form and so in no address, history or log. */
export async function action({ request, params: { patient = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitMergeSearch(request, actor, patient)
}

export default function MergeSearch() {
  return <MergeSearchPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
