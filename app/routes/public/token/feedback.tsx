import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { FeedbackPage } from '#app/modules/booking/feedback/components/feedback-page.tsx'
import { loadFeedback, submitFeedback } from '#app/modules/booking/feedback/pages/feedback-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  return json(await loadFeedback(request, token), { headers: privateHeaders })
}

export function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  return submitFeedback(request, token)
}

export default function VisitFeedback() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <FeedbackPage {...page} answer={useActionData<FormAnswer>()} />
}
