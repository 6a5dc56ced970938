import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, notFound, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page.ts'
import { requireProvider } from '#app/modules/accounts/guards.server.ts'
import { claimForm } from '#app/modules/accounts/unsent/commands/claim-form.server.ts'
import { UnsentPage } from '#app/modules/accounts/unsent/components/unsent-page.tsx'
import { findUnsentForm } from '#app/modules/accounts/unsent/queries/find-unsent-form.server.ts'
import { partOf } from '#app/modules/practice/navigation.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'provider-auth', islands: ['toast'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireProvider(request, { showsHealthData: true })
  const { path, ...form } = (await findUnsentForm(actor, params.form ?? '')) ?? notFound()
  const t = translator(actor.locale, 'accounts')
  const title = form.usedAt === null ? t('unsent.title') : t('unsent.sentTitle')
  const head = requestHead(request, { title, description: title, path: paths.unsentForm(form.id), isIndexable: false })
  const { desk, item } = partOf(path)
  const words = translator(actor.locale, 'dashboard')
  const part = item === null ? words(`menu.desks.${desk}`) : words(`menu.items.${item}`)
  return json({ head, form, part }, { headers: privateHeaders })
}

/** Sends the form on to where it belongs: 307 has the browser post the same body there. A second press comes back here. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireProvider(request, { showsHealthData: true })
  const { id } = (await findUnsentForm(actor, params.form ?? '')) ?? notFound()
  const seen = new URL(request.url).searchParams.get('seen')
  const to = await claimForm(actor, id, /^\d{1,15}$/.test(seen ?? '') ? Number(seen) : null)
  if (to === null) return redirect(paths.unsentForm(id), { headers: privateHeaders })
  return redirect(to, { status: 307, headers: privateHeaders })
}

export default function Unsent() {
  return <UnsentPage {...useLoaderData<typeof loader>()} />
}
