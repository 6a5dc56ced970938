import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { refusedPage } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { resendInvite } from '#app/modules/accounts/team/commands/resend-invite.server.ts'
import { TeamRefused } from '#app/modules/accounts/team/components/team-refused.tsx'
import { loadTeamButton, submitInviteButton } from '#app/modules/accounts/team/pages/team-page.server.ts'
import { getInvite } from '#app/modules/accounts/team/queries/get-seat.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { invite = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  return loadTeamButton(request, actor.locale, getInvite(actor, invite))
}

export async function action({ request, params: { invite = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const limit = await takeToken('invite', actor.userId)
  if (!limit.allowed) {
    const refusal = { reason: 'tooMany', limit: 0 } as const
    return refusedPage({ refusal }, 429, limit.retryAfterSeconds)
  }
  return submitInviteButton(request, actor, (mark) => resendInvite(actor, invite, mark), 'resent')
}

export default function TeamInviteRenewal() {
  return <TeamRefused answer={useActionData<typeof action>()} />
}
