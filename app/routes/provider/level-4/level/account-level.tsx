import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { LevelPage } from '#app/modules/membership/components/level-page.tsx'
import { answerLevelForm } from '#app/modules/membership/pages/level-action.server.ts'
import { loadLevelPage } from '#app/modules/membership/pages/level-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const title = translator(actor.locale, 'membership')('title')
  const head = requestHead(request, { title, description: title, path: paths.accountLevel(), isIndexable: false })
  return json({ head, page: await loadLevelPage(request, actor) }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  return answerLevelForm(request, actor, paths.accountLevel())
}

export default function AccountLevel() {
  return <LevelPage {...useLoaderData<typeof loader>().page} />
}
