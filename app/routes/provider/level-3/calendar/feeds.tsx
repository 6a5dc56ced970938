import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { FeedsPage } from '#app/modules/desk/feeds/components/feeds-page.tsx'
import { feedsPage, setFeed } from '#app/modules/desk/feeds/pages/feeds-page.server.ts'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request)
  const page = await feedsPage(actor, localeOf(request))
  return json({ head: deskHead(request, 'title.feeds', paths.deskFeeds()), ...page }, { headers: privateHeaders })
}

/** Starts a feed, puts a new address in place of one, or ends it. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request)
  return orRefused(setFeed(request, actor))
}

export default function Feeds() {
  return <FeedsPage {...useLoaderData<typeof loader>()} />
}
