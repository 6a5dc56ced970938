import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { InvitationPage } from '#app/modules/accounts/team/components/invitation-page.tsx'
import { readInvitation } from '#app/modules/accounts/team/pages/invitation-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

/** Shows the invite and changes nothing: mail programs and scanners fetch the address too. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const { invitation, reader, hasJoined } = await readInvitation(request, token)
  const title = translator(localeOf(request), 'accounts')('invite.pageTitle')
  const head = requestHead(request, { title, description: title, path: paths.provider(), isIndexable: false })
  const status = invitation.isOpen || hasJoined ? 200 : 410
  return json({ head, token, invitation, reader, hasJoined }, { status, headers: privateHeaders })
}

export default function Invite() {
  const { token, invitation, reader, hasJoined } = useLoaderData<typeof loader>()
  return <InvitationPage token={token} invitation={invitation} reader={reader} hasJoined={hasJoined} />
}
