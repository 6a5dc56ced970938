import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { LinkRequestPage } from '#app/modules/association/member-area/components/link-request-page.tsx'
import { loadLinkRequest, submitLinkRequest } from '#app/modules/association/member-area/pages/link-request.server.ts'
import { followMovedAssociation } from '#app/modules/association/settings/pages/moved-association.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context, params: { slug = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  await followMovedAssociation(request, slug)
  return loadLinkRequest(request, slug)
}

export async function action({ request, context, params: { slug = '' } }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  await followMovedAssociation(request, slug)
  return submitLinkRequest(request, context, slug)
}

export default function MemberLink() {
  return <LinkRequestPage {...useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
}
