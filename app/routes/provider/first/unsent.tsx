import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, notFound, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { ownPathOf } from '#app/modules/accounts/guards/return-path.server.ts'
import { UnsentPage } from '#app/modules/accounts/unsent/components/unsent-page.tsx'
import { findUnsentForm } from '#app/modules/accounts/unsent/queries/find-unsent-form.server.ts'
import { partOf } from '#app/modules/practice/navigation.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'provider-auth', islands: ['toast'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const form = (await findUnsentForm(actor, params.form ?? '')) ?? notFound()
  const seen: Record<string, string> = form.usedAt === null ? {} : { seen: String(form.usedAt) }
  const own = paths.unsentForm(form.id, seen)
  // The guard of the form's own page reads from the Referer in which state it was shown here.
  if (ownPathOf(request) !== own) return redirect(own, { headers: privateHeaders })
  const t = translator(actor.locale, 'accounts')
  const title = form.usedAt === null ? t('unsent.title') : t('unsent.sentTitle')
  const head = requestHead(request, { title, description: title, path: own, isIndexable: false })
  const { desk, item } = partOf(form.path)
  const words = translator(actor.locale, 'dashboard')
  const part = item === null ? words(`menu.desks.${desk}`) : words(`menu.items.${item}`)
  return json({ head, form, part }, { headers: privateHeaders })
}

export default function Unsent() {
  return <UnsentPage {...useLoaderData<typeof loader>()} />
}
