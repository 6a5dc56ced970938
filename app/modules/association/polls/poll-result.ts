import type { pollOutcomes } from '#drizzle/schema/association/polls.ts'
import { abstain, type Choices, no, positionsOf, yes } from './choices.ts'
import type { Poll } from './poll-status.ts'

export type PollOutcome = (typeof pollOutcomes)[number]

type Rules = Pick<Poll, 'kind' | 'threshold' | 'quorumPercent' | 'countsAbstentions'> & Readonly<{ options: number }>

/** How a poll came out, and every number by which somebody can reckon it again. */
export type PollResult = Readonly<{
  /** How many may vote and how many did. */
  eligible: number
  votes: number
  /** How many have to vote; 0 without a quorum. */
  quorumNeeded: number
  hasQuorum: boolean
  abstentions: number
  /** The votes that the threshold is reckoned from. */
  counted: number
  /** Votes that an option needs; null where the most decide. */
  needed: number | null
  /** By position: who named it, or the points that it was given. */
  tally: readonly number[]
  /** Positions that have won; of a tie those that are level. */
  winners: readonly number[]
  outcome: PollOutcome
}>

/** Votes that a threshold asks for of so many. Whole numbers, so that no rounding of a fraction decides. */
function neededOf(threshold: Rules['threshold'], counted: number): number | null {
  if (threshold === 'plurality') return null
  if (threshold === 'majority') return Math.floor(counted / 2) + 1
  return threshold === 'two_thirds' ? Math.ceil((2 * counted) / 3) : counted
}

function tallyOf({ kind, options }: Rules, ballots: readonly Choices[]): number[] {
  const tally = new Array<number>(positionsOf({ kind, options })).fill(0)
  for (const ballot of ballots) {
    if (kind === 'rating') ballot.forEach((score, position) => (tally[position]! += score))
    else for (const position of ballot) tally[position]! += 1
  }
  return tally
}

type Standing = Pick<PollResult, 'winners' | 'outcome'>

/** Who has won among those that compete, quorum aside. */
function decide({ kind, threshold }: Rules, tally: readonly number[], counted: number): Standing {
  const contenders = kind === 'motion' ? tally.slice(0, abstain) : tally
  const best = Math.max(0, ...contenders)
  const level = contenders.flatMap((votes, position) => (votes === best && best > 0 ? [position] : []))
  const needed = neededOf(threshold, counted)
  if (counted === 0 || best === 0) return { winners: [], outcome: 'not_passed' }
  if (needed === null) {
    if (level.length > 1) return { winners: level, outcome: 'tie' }
    return kind === 'motion' && level[0] === no
      ? { winners: [], outcome: 'not_passed' }
      : { winners: level, outcome: 'passed' }
  }
  const reached = contenders.flatMap((votes, position) => (votes >= needed ? [position] : []))
  const winners = kind === 'motion' ? reached.filter((position) => position === yes) : reached
  if (winners.length > 0) return { winners, outcome: 'passed' }
  // Two halves: neither has more than the other.
  const all = contenders.reduce((sum, votes) => sum + votes, 0)
  const isSplit = threshold === 'majority' && kind !== 'multiple' && level.length === 2 && best * 2 === all
  return isSplit ? { winners: level, outcome: 'tie' } : { winners: [], outcome: 'not_passed' }
}

/** How many of so many have to vote. */
export const quorumOf = (eligible: number, percent: number) => Math.ceil((eligible * percent) / 100)

/** Counts ballots by the rules of a poll. */
export function countPoll(rules: Rules, eligible: number, ballots: readonly Choices[]): PollResult {
  const votes = ballots.length
  const tally = tallyOf(rules, ballots)
  const abstentions = rules.kind === 'motion' ? tally[abstain]! : 0
  const counted = rules.countsAbstentions ? votes : votes - abstentions
  const quorumNeeded = quorumOf(eligible, rules.quorumPercent)
  const hasQuorum = votes >= quorumNeeded
  const standing: Standing = hasQuorum ? decide(rules, tally, counted) : { winners: [], outcome: 'no_quorum' }
  return {
    ...{ eligible, votes, quorumNeeded, hasQuorum, abstentions, counted, tally },
    needed: neededOf(rules.threshold, counted),
    ...standing,
  }
}

/** A share in percent with at most two decimals, cut off and never rounded up to a bound that was not reached. */
export function percentOf(part: number, whole: number, decimals: 0 | 2 = 2): number {
  const scale = 10 ** decimals
  return whole === 0 ? 0 : Math.floor((part * 100 * scale) / whole) / scale
}
