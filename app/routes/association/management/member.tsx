import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { MemberPage } from '#app/modules/association/members/components/member-page.tsx'
import { loadMemberPage, submitMemberPage } from '#app/modules/association/members/pages/member-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'association-approved-admin', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context, params: { member = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return loadMemberPage(request, await guardNamed('association-approved-admin')(request), member)
}

export async function action({ request, context, params: { member = '' } }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return submitMemberPage(request, await guardNamed('association-approved-admin')(request), member)
}

export default function AssociationMember() {
  return <MemberPage page={useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
}
