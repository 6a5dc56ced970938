import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, orRefused, privateHeaders, privatePageHeaders, readForm } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { requireAuth } from '#app/modules/accounts/guards.server.ts'
import { changeSeats } from '#app/modules/accounts/team/commands/change-seats.server.ts'
import { MemberPage } from '#app/modules/accounts/team/components/member-page.tsx'
import { backToTeam, refusalOf } from '#app/modules/accounts/team/pages/answer-deed.server.ts'
import { refusedPage, teamHead, wantedSeats } from '#app/modules/accounts/team/pages/team-page.server.ts'
import { getMember } from '#app/modules/accounts/team/queries/find-member.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { member: seatId = '' } }: LoaderFunctionArgs) {
  const actor = await requireAuth(request)
  const member = await orRefused(getMember(actor, seatId, actor.locale))
  return json({ head: teamHead(request, member.name), member }, { headers: privateHeaders })
}

export async function action({ request, params: { member: seatId = '' } }: ActionFunctionArgs) {
  const actor = await requireAuth(request)
  const member = await orRefused(getMember(actor, seatId, actor.locale))
  const wanted = wantedSeats(await readForm(request), member)
  let isChanged = false
  const work = changeSeats(actor, seatId, wanted, siteOrigin(request)).then((changed) => (isChanged = changed))
  const refusal = await refusalOf(work)
  return refusal ? refusedPage({ refusal }, 409) : backToTeam(actor.locale, isChanged ? 'saved' : 'unchanged')
}

export default function TeamMember() {
  const { member } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <MemberPage member={member} refusal={answer?.refusal ?? null} />
}
