import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { PublicPage, type PublicPageData } from '#app/modules/coordination/components/public-page.tsx'
import { submitPublicPage } from '#app/modules/coordination/pages/public-forms.server.ts'
import { loadPublicPage } from '#app/modules/coordination/pages/public-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import practice from '#app/styles/practice.css?url'
import pro from '#app/styles/pro.css?url'

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [pro, practice].map((href) => ({ rel: 'stylesheet', href }))

/** Opening the link changes nothing. */
export function loader({ request, params: { uuid = '' } }: LoaderFunctionArgs) {
  return loadPublicPage(request, uuid)
}

export function action({ request, params: { uuid = '' } }: ActionFunctionArgs) {
  return submitPublicPage(request, uuid)
}

export default function LinkedCare() {
  const page = useLoaderData<typeof loader>() as PublicPageData
  const answer = useActionData() as (FormAnswer & { error?: undefined }) | { error: string } | undefined
  const form = new URLSearchParams(useLocation().search).get('form')
  const isForm = answer !== undefined && answer.error === undefined
  return <PublicPage page={page} error={answer?.error} answer={isForm ? answer : undefined} form={form} />
}
