import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { LinkPage } from '#app/modules/booking/schedule/components/link-page.tsx'
import { bookingLinks } from '#app/modules/booking/schedule/pages/booking-links.server.ts'
import { openSchedulePage } from '#app/modules/booking/schedule/pages/schedule-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { providerFacility: providerFacilityId = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const page = await openSchedulePage(request, actor, providerFacilityId, 'title.link')
  const links = await bookingLinks(page.providerFacility, localeOf(request))
  return json({ head: page.head, page, links }, { headers: privateHeaders })
}

export default function BookingLinks() {
  const { page, links } = useLoaderData<typeof loader>()
  return <LinkPage page={page} links={links} />
}
