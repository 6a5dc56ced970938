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

/**
 * Does the chores for as long as the process lives, every `interval` milliseconds, give or take a fifth, so that several
 * processes do not ask at once. Does not keep the process alive.
 * @returns what ends it: it resolves when nothing is on its way any more. Call it before the database is closed.
 */
export function startChores({ interval = 30_000 } = {}): { stop: () => Promise<void> } {
  let isStopped = false
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout
  const schedule = () => {
    timer = setTimeout(run, interval * (0.8 + Math.random() * 0.4)).unref()
  }
  const run = () => {
    running = runChores().then(() => {
      if (!isStopped) schedule()
    })
  }
  schedule()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
