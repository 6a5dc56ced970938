import { log } from '#app/core/log.server.ts'
import { expireEntries, expireHolds, expireOffers, expireRequests } from './commands/expire-due.server.ts'
import { offerWaiting } from './commands/offer-waiting.server.ts'

/** What the clock does in this module, in an order in which each finds what those before it freed. */
const chores = { expireHolds, expireRequests, expireOffers, expireEntries, offerWaiting }

type ChoreCounts = Record<keyof typeof chores, number>

/**
 * Does every chore once. One that fails is logged and does not keep the others from running.
 * @returns how many rows each has changed; 0 for one that failed.
 */
export async function runChores(): Promise<ChoreCounts> {
  const counts: ChoreCounts = { expireHolds: 0, expireRequests: 0, expireOffers: 0, expireEntries: 0, offerWaiting: 0 }
  for (const name of Object.keys(chores) as (keyof ChoreCounts)[]) {
    try {
      counts[name] = await chores[name]()
    } catch (error) {
      log.error({ err: error, chore: name }, 'a chore of booking failed')
    }
  }
  return counts
}
