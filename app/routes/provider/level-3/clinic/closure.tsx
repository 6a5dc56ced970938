import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { ClosurePage } from '#app/modules/desk/clinic-panel/components/closure-page.tsx'
import { closurePage, submitClosure } from '#app/modules/desk/clinic-panel/pages/closure-page.server.ts'
import { panelHead } from '#app/modules/desk/clinic-panel/pages/panel-words.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** What closing the clinic would touch. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const page = await closurePage(request, actor)
  const head = panelHead(request, `closure.title.${page.span}`, paths.deskClinicClosure({ span: page.span }))
  return json({ head, ...page }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitClosure(request, actor)
}

export default function Closure() {
  return <ClosurePage {...useLoaderData<typeof loader>()} />
}
