import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { HouseAdPage } from '#app/modules/promotion/oversight/components/house-ads-page.tsx'
import { loadHouseAd, submitHouseAd } from '#app/modules/promotion/oversight/pages/house-ad-page.server.ts'
import { adminHead } from '#app/modules/promotion/oversight/pages/queue-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { ad = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'inventory.manage')
  const page = await loadHouseAd(ad)
  const head = adminHead(request, actor, { title: 'house.title', path: paths.adminHouseAd(ad) })
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request, params: { ad = '' } }: ActionFunctionArgs) {
  return submitHouseAd(request, await adminWith(request, 'inventory.manage'), ad)
}

export default function HouseAd() {
  return <HouseAdPage page={useLoaderData<typeof loader>().page} answer={useActionData<FormAnswer>()} />
}
