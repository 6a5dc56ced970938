import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { homeOf } from '#app/modules/accounts/home.ts'
import { findSignedIn } from '#app/modules/accounts/guards/guards.server.ts'
import { EntryPage } from '#app/modules/practice/registration/components/entry-page.tsx'
import { findYourself } from '#app/modules/practice/registration/queries/find-yourself.server.ts'
import { readOffers } from '#app/modules/tiers/queries/offers.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const t = translator(locale, 'practice')
  const words = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
  // Who is signed in has a first page of their own; a search is still answered.
  const person = words === '' ? await findSignedIn(request) : null
  if (person) return redirect(homeOf(person))
  const limit = words === '' ? null : await takeToken('search', networkOf(context.clientAddress ?? 'unknown'))
  const offers = (await readOffers()).filter(({ isSold }) => isSold)
  const found = limit?.allowed ? await findYourself(words, locale) : null
  const head = requestHead(request, {
    title: t('entry.title'),
    description: t('entry.lead'),
    path: paths.provider(),
    isIndexable: words === '',
  })
  return json({ head, words, found, offers, isLimited: limit?.allowed === false })
}

export default function ProviderEntry() {
  const { words, found, offers, isLimited } = useLoaderData<typeof loader>()
  return <EntryPage words={words} found={found} offers={offers} isLimited={isLimited} />
}
