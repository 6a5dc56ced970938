import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { JoinPage } from '#app/modules/association/members/components/join-page.tsx'
import { loadJoinPage, submitJoinPage } from '#app/modules/association/members/pages/join-page.server.ts'
import { followMovedAssociation } from '#app/modules/association/settings/pages/moved-association.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context, params: { slug = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  await followMovedAssociation(request, slug)
  return loadJoinPage(request, slug)
}

export async function action({ request, context, params: { slug = '' } }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  await followMovedAssociation(request, slug)
  return submitJoinPage(request, context, slug)
}

export default function AssociationJoin() {
  return <JoinPage page={useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
}
