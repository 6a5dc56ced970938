import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { MemberCode } from '#app/modules/association/member-area/components/link-gate.tsx'
import { loadCodePage, submitMemberCode } from '#app/modules/association/member-area/pages/link-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export function loader({ request, context, params: { token = '' } }: LoaderFunctionArgs) {
  return loadCodePage(request, context, token)
}

export function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  return submitMemberCode(request, context, token)
}

export default function MemberCodePage() {
  const { token, person, note } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <MemberCode token={token} person={person} error={answer?.error} note={answer ? undefined : note} />
}
