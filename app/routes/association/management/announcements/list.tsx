import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { AnnouncementsList } from '#app/modules/association/announcements/components/announcements-list.tsx'
import { loadAnnouncements } from '#app/modules/association/announcements/pages/announcements-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'association-approved-admin', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return loadAnnouncements(request, await guardNamed('association-approved-admin')(request))
}

export default function AssociationAnnouncements() {
  return <AnnouncementsList {...useLoaderData<typeof loader>()} />
}
