import type { LoaderFunctionArgs } from '@remix-run/node'
import { localeOf } from '#app/core/i18n/locale.ts'
import { countAd } from '#app/modules/promotion/pages/count-ad.server.ts'
import { findAdVisit } from '#app/modules/promotion/queries/ad-visit.server.ts'

/** One transparent pixel (GIF89a). */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The picture that a browser asks for where an advertisement comes into sight: the same for everybody, and counted. */
export async function loader({ request, context, params: { campaign = '' } }: LoaderFunctionArgs) {
  const visit = await findAdVisit(campaign, localeOf(request))
  if (visit?.isShown) await countAd(request, context.clientAddress, { campaign, kind: 'impressions' })
  return new Response(pixel, {
    headers: { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' },
  })
}
