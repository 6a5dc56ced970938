import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('admin-auth')(request)
  const title = translator(actor.locale, 'admin')('home.title')
  const head = requestHead(request, { title, description: title, path: paths.admin(), isIndexable: false })
  return json({ head, name: actor.name }, { headers: privateHeaders })
}

export default function AdminHome() {
  const { name } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  return <PageHead title={t('home.title')} lead={t('home.lead', { name })} />
}
