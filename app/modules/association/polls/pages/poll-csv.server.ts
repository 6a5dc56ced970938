import { csvText } from '#app/core/format/csv.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { Poll } from '../poll-status.ts'
import { ballotWords, labelsOf, optionWords, reckonedPositions, turnoutWords } from '../result-words.ts'
import { pollCount, pollFacts } from './poll-view.server.ts'

/** A counted poll for a spreadsheet: what was asked, how it was reckoned, and every ballot. */
export async function pollCsv(poll: Poll, locale: Locale): Promise<string> {
  const t = translator(locale, 'association-polls')
  const [facts, { result, ballots }] = await Promise.all([pollFacts(poll, locale), pollCount(poll)])
  const outcome = poll.status === 'open' ? t('status.open') : t(`outcome.${result.outcome}`)
  return csvText([
    [t('csv.question'), facts.title],
    [t('facts.secrecy'), t(`secrecy.${poll.secrecy}`)],
    [t('facts.rule'), t(`threshold.${poll.threshold}`)],
    [t('csv.outcome'), outcome],
    ...reckonedPositions(facts).map((position) => [t('one.results'), optionWords(facts, result, position, t)]),
    ...turnoutWords(facts, result, t).map((line) => [t('one.turnout'), line]),
    [],
    [t('csv.option'), t(poll.kind === 'rating' ? 'csv.points' : 'csv.votes')],
    ...labelsOf(facts, t).map((label, position) => [label, result.tally[position] ?? 0]),
    [],
    [t(poll.secrecy === 'secret' ? 'ballots.receipt' : 'ballots.member'), t('ballots.says')],
    ...ballots.map(({ by, choices }) => [by, ballotWords(facts, choices, t)]),
  ])
}
