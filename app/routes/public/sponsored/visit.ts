import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { countAd } from '#app/modules/promotion/pages/count-ad.server.ts'
import { findAdVisit } from '#app/modules/promotion/queries/ad-visit.server.ts'

/** Leads from an advertisement to the doctor's profile, and counts that; old links lead there too and count for nothing. */
export async function loader({ request, context, params: { campaign = '' } }: LoaderFunctionArgs) {
  const visit = await findAdVisit(campaign, localeOf(request))
  if (!visit) notFound(new URL(request.url).pathname)
  if (visit.isShown) await countAd(request, context.clientAddress, { campaign, kind: 'clicks' })
  return redirect(visit.to, {
    status: 303,
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' },
  })
}
