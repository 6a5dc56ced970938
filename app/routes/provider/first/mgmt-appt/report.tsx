import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { ReportPage } from '#app/modules/desk/components/list/report-page.tsx'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { reportPage } from '#app/modules/desk/pages/report-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** Missed visits and how far ahead people book, in figures; names nobody. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const desk = await orRefused(openDesk(request, actor))
  const head = deskHead(request, 'title.report', paths.clinicReport())
  return json({ head, ...(await reportPage(desk)) }, { headers: privateHeaders })
}

export default function Report() {
  return <ReportPage {...useLoaderData<typeof loader>()} />
}
