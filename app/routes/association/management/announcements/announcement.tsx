import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { ManagedAnnouncement } from '#app/modules/association/announcements/components/managed-announcement.tsx'
import {
  loadAnnouncement,
  submitAnnouncement,
} from '#app/modules/association/announcements/pages/announcement-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'association-approved-admin', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context, params: { announcement = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return loadAnnouncement(request, await guardNamed('association-approved-admin')(request), announcement)
}

export async function action({ request, context, params: { announcement = '' } }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return submitAnnouncement(request, await guardNamed('association-approved-admin')(request), announcement)
}

export default function AssociationAnnouncement() {
  return <ManagedAnnouncement page={useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
}
