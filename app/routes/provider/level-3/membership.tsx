import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { DeskMembershipPage } from '#app/modules/membership/components/membership-page.tsx'
import { loadMembershipPage } from '#app/modules/membership/pages/membership-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request)
  const page = await loadMembershipPage(actor)
  const title = translator(actor.locale, 'membership')('office.title')
  const head = requestHead(request, { title, description: title, path: paths.deskMembership(), isIndexable: false })
  return json({ head, ...page }, { headers: privateHeaders })
}

export default function DeskMembership() {
  const { standing, papers } = useLoaderData<typeof loader>()
  return <DeskMembershipPage standing={standing} papers={papers} />
}
