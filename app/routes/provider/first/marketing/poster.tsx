import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, notFound, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { PosterPage } from '#app/modules/practice/marketing/components/poster-page.tsx'
import { loadPosterPage } from '#app/modules/practice/marketing/pages/poster-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'provider-auth', density: 'pro', islands: ['print'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** A sheet to print and hang up. */
export async function loader({ request, params: { providerFacility = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request)
  const page = (await loadPosterPage(actor, providerFacility, new URL(request.url).searchParams)) ?? notFound()
  const { poster } = page
  if (!poster) return redirect(paths.marketingOf(page.id))
  const title = translator(actor.locale, 'marketing')('poster.title')
  const path = paths.poster(page.id)
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  return json({ head, page: { ...page, poster } }, { headers: privateHeaders })
}

export default function PosterToPrint() {
  return <PosterPage {...useLoaderData<typeof loader>().page} />
}
