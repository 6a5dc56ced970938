import { log } from '#app/core/log/log.server.ts'
import { pruneCodes } from '#app/modules/action-links/commands/prune-codes.server.ts'
import { pruneLinks } from '#app/modules/action-links/commands/prune-links.server.ts'
import { pruneUnsentForms } from '#app/modules/accounts/unsent/commands/prune-unsent-forms.server.ts'
import { pruneMessages } from '#app/modules/notifications/commands/prune-messages.server.ts'
import { pruneStandings } from '#app/modules/notifications/commands/prune-standings.server.ts'
import { expireRequests } from '../appointments/commands/expire-requests.server.ts'
import { expireEntries, expireOffers } from '../waitlist/commands/expire-entries.server.ts'
import { expireHolds } from '../holds/commands/expire-holds.server.ts'
import { markMissed } from '../appointments/commands/mark-missed.server.ts'
import { offerWaiting } from '../waitlist/commands/offer-waiting.server.ts'
import { tellOfMatches } from '../appointments/commands/tell-of-matches.server.ts'
import { pruneEntries } from '../waitlist/commands/prune-entries.server.ts'
import { pruneHolds } from '../holds/commands/prune-holds.server.ts'
import { makePeopleTokens } from '../patients/commands/facility-people.server.ts'

type Chores = Readonly<Record<string, () => Promise<number>>>

/** What the clock does in this module, in an order in which each finds what those before it freed. */
const chores = {
  expireHolds,
  expireRequests,
  expireOffers,
  expireEntries,
  markMissed,
  offerWaiting,
  tellOfMatches,
  makePeopleTokens: () => inBatches(makePeopleTokens),
} satisfies Chores

/** What is forgotten. The audit and the events of appointments never are. */
const prunings = {
  pruneHolds,
  pruneCodes,
  pruneEntries,
  pruneLinks,
  pruneMessages,
  pruneStandings,
  pruneUnsentForms,
} satisfies Chores

/** Batches of one run: what a night leaves, and an end to it. */
const mostBatches = 40

/** Does every chore. One that fails is logged, counts as 0 and does not keep the others from running. */
async function runEach<Own extends Chores>(own: Own): Promise<Record<keyof Own, number>> {
  const counts: [string, number][] = []
  for (const [name, run] of Object.entries(own)) {
    const count = await run().catch((error: unknown) => {
      log.error({ err: error, chore: name }, 'a chore of booking failed')
      return 0
    })
    counts.push([name, count])
  }
  return Object.fromEntries(counts) as Record<keyof Own, number>
}

/** Does every chore once. @returns how many rows each has changed; 0 for one that failed. */
export function runChores(): Promise<Record<keyof typeof chores, number>> {
  return runEach(chores)
}

/** Forgets what is old, a batch at a time until nothing is left. @returns how much each has forgotten. */
export function pruneOld(): Promise<Record<keyof typeof prunings, number>> {
  const untilDone = Object.entries(prunings).map(([name, prune]) => [name, () => inBatches(prune)])
  return runEach(Object.fromEntries(untilDone) as typeof prunings)
}

async function inBatches(prune: () => Promise<number>): Promise<number> {
  let total = 0
  for (let batch = 0; batch < mostBatches; batch++) {
    const count = await prune()
    if (count === 0) break
    total += count
  }
  return total
}
