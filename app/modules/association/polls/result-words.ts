import type { TFunction } from 'i18next'
import { type Choices, motionAnswers } from './choices.ts'
import { percentOf, type PollResult } from './poll-result.ts'
import type { Poll } from './poll-status.ts'

type Say = TFunction<'association-polls'>

/** What the words of a result need of its poll; `options` are titles in the reader's language. */
export type Counted = Pick<Poll, 'kind' | 'threshold' | 'quorumPercent' | 'countsAbstentions'> &
  Readonly<{ options: readonly string[] }>

/** What positions of a ballot stand for, in the reader's words. */
export function labelsOf({ kind, options }: Pick<Counted, 'kind' | 'options'>, t: Say): readonly string[] {
  return kind === 'motion' ? motionAnswers.map((answer) => t(`answers.${answer}`)) : options
}

/** One ballot in words. */
export function ballotWords(poll: Pick<Counted, 'kind' | 'options'>, choices: Choices, t: Say): string {
  const labels = labelsOf(poll, t)
  const said =
    poll.kind === 'rating'
      ? choices.map((points, position) => t('ballots.points', { option: labels[position], points }))
      : choices.map((position) => labels[position])
  return said.join(' · ')
}

/** How each option stands against the rule: 11 of 16 votes = 68.75 %, two thirds needed = 11. */
export function optionWords(poll: Counted, result: PollResult, position: number, t: Say): string {
  const [label, votes] = [labelsOf(poll, t)[position], result.tally[position] ?? 0]
  if (poll.kind === 'rating') {
    const average = percentOf(votes, result.votes) / 100
    return t('arith.rating', { label, points: votes, votes: result.votes, average: Math.round(average * 100) / 100 })
  }
  const { counted, needed } = result
  const percent = percentOf(votes, counted)
  return t(`arith.${poll.threshold}`, { label, votes, counted, percent, ...(needed === null ? {} : { needed }) })
}

/** Turnout against the quorum, and how abstentions were treated. */
export function turnoutWords(
  { kind, quorumPercent, countsAbstentions }: Counted,
  result: PollResult,
  t: Say,
): string[] {
  const { votes, eligible, quorumNeeded, abstentions } = result
  const numbers = { votes, eligible, percent: percentOf(votes, eligible, 0) }
  const turnout =
    quorumPercent === 0
      ? t('arith.turnoutOnly', numbers)
      : t('arith.turnout', { ...numbers, quorum: quorumPercent, needed: quorumNeeded })
  if (kind !== 'motion') return [turnout]
  return [turnout, t(countsAbstentions ? 'arith.abstainIn' : 'arith.abstainOut', { votes: abstentions })]
}

/** Positions that the rule is reckoned for: of a motion the yes alone, else all. */
export function reckonedPositions({ kind, options }: Counted): number[] {
  return kind === 'motion' ? [0] : options.map((_, position) => position)
}
