import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { findSignedIn } from '#app/modules/accounts/guards/guards.server.ts'
import { NextSteps } from '#app/modules/practice/components/next-steps.tsx'
import { findOwnRegistration } from '#app/modules/practice/queries/own-registration.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(localeOf(request), 'practice')
  const actor = await findSignedIn(request)
  const own = actor?.scope === 'provider' ? await findOwnRegistration(actor) : null
  const head = requestHead(request, {
    title: t('success.title'),
    description: t('success.lead'),
    path: paths.onboardingSuccess(),
    isIndexable: false,
  })
  return json({ head, own }, { headers: privateHeaders })
}

export default function OnboardingSuccess() {
  return <NextSteps own={useLoaderData<typeof loader>().own} />
}
