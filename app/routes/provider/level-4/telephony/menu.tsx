import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { MenuPage } from '#app/modules/desk/telephony/components/menu-page.tsx'
import { loadMenu, submitMenu } from '#app/modules/desk/telephony/pages/menu-page.server.ts'
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
  const page = await loadMenu(request, actor)
  const title = translator(actor.locale, 'telephony')('menu.title')
  const head = requestHead(request, { title, description: title, path: paths.telephonyMenu(), isIndexable: false })
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  return submitMenu(request, await guardNamed('auth')(request))
}

export default function MenuRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <MenuPage page={page} answer={useActionData() as FormAnswer | undefined} />
}
