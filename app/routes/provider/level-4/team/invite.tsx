import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ProviderActor } from '#app/core/actor.ts'
import { orRefused, refusedPage } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { sendInvite } from '#app/modules/accounts/team/commands/send-invite.server.ts'
import { InviteForm } from '#app/modules/accounts/team/components/invite-form.tsx'
import { inviteForm } from '#app/modules/accounts/team/forms.ts'
import { backToTeam, teamHead } from '#app/modules/accounts/team/pages/team-page.server.ts'
import { teamOutcome } from '#app/modules/accounts/team/pages/team-refusal.server.ts'
import { listManagedFacilities } from '#app/modules/accounts/team/queries/list-team.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

const ownFacilities = (actor: ProviderActor) => orRefused(listManagedFacilities(actor, actor.locale))

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const facilities = await ownFacilities(actor)
  const head = teamHead(request, translator(actor.locale, 'accounts')('team.form.title'))
  return json({ head, facilities }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const facilities = await ownFacilities(actor)
  const submission = parseForm(await readForm(request), inviteForm)
  if (submission.status !== 'success') return refusedPage({ submission: submission.reply(), refusal: null }, 400)
  const { places: facilityIds, ...invite } = submission.value
  if (!facilityIds.every((id) => facilities.some((facility) => facility.id === id))) notFound()
  const limit = await takeToken('invite', actor.userId)
  if (!limit.allowed) {
    const refusal = { reason: 'tooMany', limit: 0 } as const
    return refusedPage({ submission: submission.reply(), refusal }, 429, limit.retryAfterSeconds)
  }
  const outcome = await teamOutcome(sendInvite(actor, { ...invite, facilityIds }))
  if (outcome.done) return backToTeam(actor.locale, 'invited')
  return refusedPage({ submission: submission.reply(), refusal: outcome.refusal }, 409)
}

export default function TeamInvite() {
  const { facilities } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <InviteForm facilities={facilities} answer={answer} />
}
