import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { AccountArea } from '#app/modules/association/member-area/components/account-area.tsx'
import { loadAccountArea, submitAccountArea } from '#app/modules/association/member-area/pages/account-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import association from '#app/styles/association.css?url'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: association }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return loadAccountArea(request, await guardNamed('auth')(request))
}

export async function action({ request, context }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return submitAccountArea(request, await guardNamed('auth')(request))
}

export default function OwnAssociations() {
  return <AccountArea page={useLoaderData<typeof loader>()} />
}
