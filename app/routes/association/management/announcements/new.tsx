import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { AnnouncementFormPage } from '#app/modules/association/announcements/components/announcement-form-page.tsx'
import {
  type CountedAnswer,
  loadAnnouncementForm,
  submitAnnouncementForm,
} from '#app/modules/association/announcements/pages/announcement-form.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'association-approved-admin', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return loadAnnouncementForm(request, await guardNamed('association-approved-admin')(request), null)
}

export async function action({ request, context }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return submitAnnouncementForm(request, await guardNamed('association-approved-admin')(request), null)
}

export default function NewAssociationAnnouncement() {
  return <AnnouncementFormPage page={useLoaderData<typeof loader>()} answer={useActionData<CountedAnswer>()} />
}
