import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { JoinConfirmation } from '#app/modules/association/members/components/join-page.tsx'
import {
  loadJoinConfirmation,
  submitJoinConfirmation,
} from '#app/modules/association/members/pages/join-page.server.ts'
import { followMovedAssociation } from '#app/modules/association/settings/pages/moved-association.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context, params: { slug = '', token = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  await followMovedAssociation(request, slug)
  return loadJoinConfirmation(request, slug, token)
}

/** Notes that the reader of the mail asked to join. */
export async function action({ request, context, params: { slug = '', token = '' } }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  await followMovedAssociation(request, slug)
  return submitJoinConfirmation(request, slug, token)
}

export default function AssociationJoinConfirmation() {
  return <JoinConfirmation {...useLoaderData<typeof loader>()} />
}
