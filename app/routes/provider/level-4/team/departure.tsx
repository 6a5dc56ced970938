import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { DeparturePage } from '#app/modules/accounts/team/components/departure-page.tsx'
import { submitMemberStatus, teamHead } from '#app/modules/accounts/team/pages/team-page.server.ts'
import { getChangeableMember } from '#app/modules/accounts/team/queries/find-member.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { member: seatId = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const member = await orRefused(getChangeableMember(actor, seatId, 'let_go'))
  return json({ head: teamHead(request, member.name), member }, { headers: privateHeaders })
}

export async function action({ request, params: { member = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  return submitMemberStatus(request, actor, 'let_go', member)
}

export default function TeamDeparture() {
  const { member } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <DeparturePage member={member} refusal={answer?.refusal ?? null} />
}
