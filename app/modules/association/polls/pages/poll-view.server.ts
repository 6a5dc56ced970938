import type { Locale } from '#app/core/i18n/locale.ts'
import type { Poll } from '../poll-status.ts'
import { listBallots, listOptions, readResult } from '../queries/polls.server.ts'

/** The id of a poll that an address names; of which association it is, is for the query. */
export const pollNamed = (request: Request) => new URL(request.url).searchParams.get('poll') ?? ''

/** What everybody may read of a poll, in the reader's language. */
export async function pollFacts(poll: Poll, locale: Locale) {
  const { id, title, body, kind, secrecy, eligible, threshold, quorumPercent, countsAbstentions } = poll
  const { maxChoices, resultsVisible, status, opensAt, closesAt, outcome } = poll
  const options = await listOptions(id)
  return {
    ...{ id, title: title[locale], body: body[locale], kind, secrecy, eligible, threshold, quorumPercent },
    ...{ countsAbstentions, maxChoices, resultsVisible, status, opensAt, closesAt, outcome },
    options: options.map((option) => option.title[locale]),
  }
}

export type PollFacts = Awaited<ReturnType<typeof pollFacts>>

/** The result and every ballot of a poll whose results are for this reader. */
export async function pollCount(poll: Poll) {
  const [result, ballots] = await Promise.all([readResult(poll), listBallots(poll)])
  return { result, ballots }
}

export type PollCount = Awaited<ReturnType<typeof pollCount>>
