import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused, refusedPage } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { OwnershipPage } from '#app/modules/accounts/team/components/ownership-page.tsx'
import { ownershipForm } from '#app/modules/accounts/team/forms.ts'
import { submitTransfer } from '#app/modules/accounts/team/pages/transfer-page.server.ts'
import { teamHead } from '#app/modules/accounts/team/pages/team-page.server.ts'
import { getChangeableMember } from '#app/modules/accounts/team/queries/find-member.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { member: seatId = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const member = await orRefused(getChangeableMember(actor, seatId, 'make_owner'))
  return json({ head: teamHead(request, member.name), member, email: actor.email }, { headers: privateHeaders })
}

export async function action({ request, params: { member: seatId = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  await orRefused(getChangeableMember(actor, seatId, 'make_owner'))
  const submission = parseForm(await readForm(request), ownershipForm)
  const reply = (error: Parameters<typeof submission.reply>[0] = {}) =>
    submission.reply({ ...error, hideFields: ['currentPassword'] })
  if (submission.status !== 'success') return refusedPage({ submission: reply(), refusal: null }, 400)
  return submitTransfer(request, actor, seatId, submission.value, reply)
}

export default function TeamOwnership() {
  const { member, email } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <OwnershipPage member={member} email={email} answer={answer} />
}
