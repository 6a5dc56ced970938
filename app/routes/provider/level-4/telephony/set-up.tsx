import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { SetUpPage } from '#app/modules/desk/telephony/components/set-up-page.tsx'
import { loadSetUp, submitStart } from '#app/modules/desk/telephony/pages/set-up-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const page = await loadSetUp(request, actor)
  const title = translator(actor.locale, 'telephony')('setUp.heading')
  const head = requestHead(request, { title, description: title, path: paths.telephony(), isIndexable: false })
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  return submitStart(request, await guardNamed('auth')(request))
}

export default function SetUpRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <SetUpPage page={page} />
}
