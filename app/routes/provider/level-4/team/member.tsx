import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused, refusedPage } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { changeSeats } from '#app/modules/accounts/team/commands/change-seats.server.ts'
import { MemberPage } from '#app/modules/accounts/team/components/member-page.tsx'
import { memberForm } from '#app/modules/accounts/team/forms.ts'
import { submitCoordination } from '#app/modules/accounts/team/pages/coordination-roles.server.ts'
import { backToTeam, teamHead } from '#app/modules/accounts/team/pages/team-page.server.ts'
import { teamOutcome } from '#app/modules/accounts/team/pages/team-refusal.server.ts'
import { getMember } from '#app/modules/accounts/team/queries/find-member.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { member: seatId = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const member = await orRefused(getMember(actor, seatId, actor.locale))
  return json({ head: teamHead(request, member.name), member }, { headers: privateHeaders })
}

export async function action({ request, params: { member: seatId = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const member = await orRefused(getMember(actor, seatId, actor.locale))
  if (new URL(request.url).searchParams.get('form') === 'coordination')
    return submitCoordination(request, actor, member)
  // The owner's seat is not in the form.
  const seats = member.seats.filter(({ role }) => role !== 'owner')
  const wanted = await readAnswers(request, memberForm(seats.map(({ facilityId }) => facilityId)))
  const outcome = await teamOutcome(changeSeats(actor, seatId, wanted))
  if (!outcome.done) return refusedPage({ refusal: outcome.refusal }, 409)
  return backToTeam(actor.locale, outcome.value ? 'saved' : 'unchanged')
}

export default function TeamMember() {
  const { member } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <MemberPage member={member} refusal={answer?.refusal ?? null} />
}
