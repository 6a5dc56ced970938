import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { OptOutChoice } from '#app/modules/association/announcements/components/opt-out-choice.tsx'
import { loadOptOutPage, submitOptOut } from '#app/modules/association/announcements/pages/opt-out-page.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.words.title },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const headers = privatePageHeaders

export function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  return loadOptOutPage(request, token)
}

export function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  return submitOptOut(request, token)
}

export default function AnnouncementOptOut() {
  return <OptOutChoice {...useLoaderData<typeof loader>()} chosen={useActionData<typeof action>()} />
}
