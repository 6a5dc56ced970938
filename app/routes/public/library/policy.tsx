import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, movedPermanently, notFound } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { PolicyPage } from '#app/modules/library/policy/components/policy-page.tsx'
import { findPolicy, isPolicyKey } from '#app/modules/library/policy/policies.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { breadcrumbThing } from '#app/modules/seo/pages/page-data.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { cache: { tags: ['library'], query: ['version'], maxAge: 300 } } satisfies PageHandle

export const meta = metaOf

export async function loader({ request, params: { policy: key = '' } }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  if (!isPolicyKey(key)) {
    const known = key.toLowerCase()
    return isPolicyKey(known) ? movedPermanently(paths.policy(known)) : notFound(pathname)
  }
  const asked = searchParams.get('version')
  const version = asked !== null && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null
  if (asked !== null && version === null) notFound(pathname)
  const locale = localeOf(request)
  const policy = await findPolicy(key, version, locale)
  if (!policy) return notFound(pathname)
  const t = translator(locale, 'library')
  const head = requestHead(request, {
    title: policy.title,
    description: policy.summary || t('policy.description', { title: policy.title }),
    path: paths.policy(key),
    structuredData: [breadcrumbThing(request, [{ name: policy.title, path: paths.policy(key) }])],
    isIndexable: policy.isCurrent,
  })
  return json({ head, policy })
}

export default function PolicyText() {
  return <PolicyPage policy={useLoaderData<typeof loader>().policy} />
}
