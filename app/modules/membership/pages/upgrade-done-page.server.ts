import type { ProviderActor } from '#app/core/actor.ts'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { mostLooks, readLooks, secondsBetweenLooks, stillSearch } from '#app/modules/payments/payment-status.ts'
import { paths } from '#app/paths.ts'
import { findLatestOrder } from '../queries/latest-order.server.ts'

/** What the page after a payment says: it looks again by itself for a minute, also without scripts, and never believes its address. */
export async function loadUpgradeDone(request: Request, actor: ProviderActor) {
  const { searchParams } = new URL(request.url)
  const order = await findLatestOrder(actor)
  const looks = readLooks(searchParams.get('n'))
  const isStill = searchParams.get('updates') === stillSearch.updates
  const isWaiting = order?.status === 'open'
  const looksAgain = isWaiting && !isStill && looks < mostLooks
  const next = paths.upgradeDone({ n: String(looks + 1) })
  const words = order?.status === 'paid' ? 'paid' : !isWaiting ? 'nothing' : looksAgain || isStill ? 'waiting' : 'still'
  return {
    words: words as 'paid' | 'nothing' | 'waiting' | 'still',
    tier: order?.tierNow ?? actor.tier,
    refresh: looksAgain ? `${secondsBetweenLooks};url=${withPrefix(next, actor.locale)}` : null,
    stop: looksAgain ? paths.upgradeDone(stillSearch) : null,
    again: isWaiting && !looksAgain ? paths.upgradeDone(isStill ? stillSearch : {}) : null,
  }
}

export type UpgradeDone = Awaited<ReturnType<typeof loadUpgradeDone>>
