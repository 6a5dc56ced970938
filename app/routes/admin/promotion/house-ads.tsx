import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { HouseAdsPage } from '#app/modules/promotion/oversight/components/house-ads-page.tsx'
import { adminHead } from '#app/modules/promotion/oversight/pages/queue-page.server.ts'
import { listHouseAds } from '#app/modules/promotion/oversight/queries/house-ads.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'inventory.manage')
  const head = adminHead(request, actor, { title: 'house.title', path: paths.adminHouseAds() })
  return json({ head, ads: await listHouseAds() }, { headers: privateHeaders })
}

export default function HouseAds() {
  return <HouseAdsPage ads={useLoaderData<typeof loader>().ads} />
}
