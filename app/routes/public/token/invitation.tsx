import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { InvitationPage } from '#app/modules/association/access/components/invitation-page.tsx'
import { type InvitedAnswer, submitInvitation } from '#app/modules/association/access/pages/invitation-answer.server.ts'
import { loadInvitation } from '#app/modules/association/access/pages/invitation-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import pro from '#app/styles/pro.css?url'

export const handle = { islands: ['toast'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: pro }]

export function loader({ request, context, params: { token = '' } }: LoaderFunctionArgs) {
  return loadInvitation(request, context, token)
}

export function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  return submitInvitation(request, context, token)
}

export default function AssociationInvitation() {
  return <InvitationPage page={useLoaderData<typeof loader>()} answer={useActionData<InvitedAnswer>()} />
}
