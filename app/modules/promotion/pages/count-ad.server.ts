import { isbot } from 'isbot'
import { isFetchedAhead } from '#app/core/http.server.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { type CountKind, countFor } from '../counts.server.ts'

type Counted = Readonly<{ campaign: string; kind: CountKind }>

/** A program asks, or a browser that fetches ahead of a press which may never come. */
function isNobody({ headers }: Request): boolean {
  const agent = headers.get('User-Agent')
  if (!agent || isbot(agent)) return true
  return isFetchedAhead(headers)
}

/**
 * Counts that a person saw or pressed a campaign: no robot, and no more from one network than people see and press. The network is
 * looked at for that limit alone, hashed and in memory; the count knows nothing of it.
 */
export async function countAd(request: Request, address: string | undefined, { campaign, kind }: Counted) {
  if (request.method !== 'GET' || isNobody(request)) return
  const network = networkOf(address ?? 'unknown')
  const limit = kind === 'clicks' ? takeToken('ad_click', `${network} ${campaign}`) : takeToken('ad_view', network)
  if ((await limit).allowed) countFor(campaign, kind)
}
