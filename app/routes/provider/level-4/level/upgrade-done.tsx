import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { UpgradeDonePage } from '#app/modules/membership/components/upgrade-done-page.tsx'
import { loadUpgradeDone } from '#app/modules/membership/pages/upgrade-done-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

/** While the payment is not there, the page looks again by itself, also without scripts; unless the reader turned that off. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...metaOf({ data }),
  ...(data?.done.refresh ? [{ httpEquiv: 'refresh', content: data.done.refresh }] : []),
]

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const title = translator(actor.locale, 'membership')('done.title')
  const head = requestHead(request, { title, description: title, path: paths.upgradeDone(), isIndexable: false })
  return json({ head, done: await loadUpgradeDone(request, actor) }, { headers: privateHeaders })
}

export default function UpgradeDone() {
  return <UpgradeDonePage {...useLoaderData<typeof loader>().done} />
}
