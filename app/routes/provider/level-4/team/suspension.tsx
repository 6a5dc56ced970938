import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { TeamRefused } from '#app/modules/accounts/team/components/team-refused.tsx'
import { loadTeamButton, submitMemberStatus } from '#app/modules/accounts/team/pages/team-page.server.ts'
import { getSeat } from '#app/modules/accounts/team/queries/get-seat.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { member = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  return loadTeamButton(request, actor.locale, getSeat(actor, member))
}

export async function action({ request, params: { member = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  return submitMemberStatus(request, actor, 'suspend', member)
}

export default function TeamSuspension() {
  return <TeamRefused answer={useActionData<typeof action>()} />
}
