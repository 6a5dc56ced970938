import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { InviteeForm } from '#app/modules/accounts/team/components/invitee-form.tsx'
import { readInvitation } from '#app/modules/accounts/team/pages/invitation-page.server.ts'
import { specialtiesFor, submitInvitee } from '#app/modules/accounts/team/pages/invitee-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

/** The form while the invite waits for its answer; its page says everything else, such as that somebody is signed in. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const { invitation, reader } = await readInvitation(request, token)
  if (!invitation.isOpen || reader.kind !== 'nobody') return redirect(paths.invite(token), { headers: privateHeaders })
  const locale = localeOf(request)
  const title = translator(locale, 'accounts')('invite.register.title')
  const head = requestHead(request, { title, description: title, path: paths.provider(), isIndexable: false })
  const specialties = await specialtiesFor(invitation.role, locale)
  return json({ head, token, invitation, specialties }, { headers: privateHeaders })
}

export async function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  const { invitation, reader } = await readInvitation(request, token)
  if (!invitation.isOpen || reader.kind !== 'nobody') return redirect(paths.invite(token), { headers: privateHeaders })
  return submitInvitee(request, context, token, invitation)
}

export default function InviteRegister() {
  const { token, invitation, specialties } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <InviteeForm token={token} invitation={invitation} specialties={specialties} answer={answer} />
}
