import { describe, expect, it } from 'vitest'
import type { Choices } from './choices.ts'
import { countPoll, percentOf } from './poll-result.ts'

const times = (count: number, choices: Choices) => Array.from({ length: count }, () => choices)
const motion = {
  kind: 'motion',
  threshold: 'two_thirds',
  quorumPercent: 50,
  countsAbstentions: false,
  options: 0,
} as const
const votes = (yes: number, no: number, abstain = 0) => [...times(yes, [0]), ...times(no, [1]), ...times(abstain, [2])]

describe('a motion', () => {
  it('passes by two thirds as story 9 reckons it', () => {
    const result = countPoll(motion, 30, votes(11, 5))
    expect(result).toEqual({
      ...{ eligible: 30, votes: 16, quorumNeeded: 15, hasQuorum: true, abstentions: 0, counted: 16, needed: 11 },
      ...{ tally: [11, 5, 0], winners: [0], outcome: 'passed' },
    })
    expect([percentOf(11, 16), percentOf(16, 30, 0)]).toEqual([68.75, 53])
  })

  it.each([
    // eligible, yes, no, abstain, outcome, needed
    ['plurality', 30, 8, 7, 0, 'passed', null],
    ['plurality', 30, 7, 8, 0, 'not_passed', null],
    ['plurality', 30, 8, 8, 0, 'tie', null],
    ['majority', 30, 8, 7, 0, 'passed', 8],
    ['majority', 30, 8, 8, 0, 'tie', 9],
    ['majority', 30, 7, 9, 0, 'not_passed', 9],
    ['two_thirds', 30, 10, 5, 0, 'passed', 10],
    ['two_thirds', 30, 10, 6, 0, 'not_passed', 11],
    ['two_thirds', 30, 9, 6, 0, 'not_passed', 10],
    ['unanimous', 30, 15, 0, 0, 'passed', 15],
    ['unanimous', 30, 15, 1, 0, 'not_passed', 16],
    // An abstention is a vote for the quorum and none for the threshold.
    ['unanimous', 30, 14, 0, 1, 'passed', 14],
    ['majority', 30, 2, 1, 12, 'passed', 2],
    ['majority', 30, 0, 0, 15, 'not_passed', 1],
    ['majority', 31, 15, 0, 0, 'no_quorum', 8],
    ['majority', 31, 16, 0, 0, 'passed', 9],
  ] as const)(
    'by %s of %i eligible with %i yes, %i no, %i abstentions: %s',
    (threshold, eligible, y, n, a, outcome, needed) => {
      const result = countPoll({ ...motion, threshold }, eligible, votes(y, n, a))
      expect([result.outcome, result.needed, result.abstentions]).toEqual([outcome, needed, a])
    },
  )

  it('counts abstentions among the votes where the poll says so', () => {
    const counted = { ...motion, countsAbstentions: true }
    expect(countPoll(counted, 30, votes(11, 3, 2))).toMatchObject({ counted: 16, needed: 11, outcome: 'passed' })
    expect(countPoll(counted, 30, votes(10, 3, 3))).toMatchObject({ counted: 16, needed: 11, outcome: 'not_passed' })
    expect(countPoll(motion, 30, votes(10, 3, 3))).toMatchObject({ counted: 13, needed: 9, outcome: 'passed' })
  })

  it('needs two thirds in whole votes, whatever the number', () => {
    for (let counted = 1; counted <= 300; counted++) {
      const { needed } = countPoll({ ...motion, quorumPercent: 0 }, counted, votes(counted, 0))
      expect(3 * needed! >= 2 * counted && 3 * (needed! - 1) < 2 * counted).toBe(true)
    }
  })

  it('that nobody voted on does not pass, even where there is no quorum to reach', () => {
    expect(countPoll({ ...motion, quorumPercent: 0 }, 30, []).outcome).toBe('not_passed')
    expect(countPoll({ ...motion, quorumPercent: 0, threshold: 'unanimous' }, 30, []).outcome).toBe('not_passed')
  })
})

describe('a choice', () => {
  const single = { ...motion, kind: 'single', options: 3, quorumPercent: 0 } as const
  const cast = (...counts: number[]) => counts.flatMap((count, position) => times(count, [position]))

  it.each([
    ['plurality', [5, 4, 3], 'passed', [0]],
    ['plurality', [5, 5, 3], 'tie', [0, 1]],
    ['majority', [5, 4, 3], 'not_passed', []],
    ['majority', [7, 4, 1], 'passed', [0]],
    ['majority', [6, 6, 0], 'tie', [0, 1]],
    ['two_thirds', [1, 8, 3], 'passed', [1]],
    ['unanimous', [0, 0, 4], 'passed', [2]],
    ['unanimous', [1, 0, 4], 'not_passed', []],
  ] as const)('by %s of %j: %s', (threshold, counts, outcome, winners) => {
    expect(countPoll({ ...single, threshold }, 20, cast(...counts))).toMatchObject({ outcome, winners })
  })

  it('of several is reckoned from ballots, and every option that has enough is chosen', () => {
    const multiple = { ...single, kind: 'multiple', threshold: 'majority' } as const
    const ballots = [...times(3, [0, 1]), ...times(1, [1]), ...times(1, [2])]
    expect(countPoll(multiple, 20, ballots)).toMatchObject({ counted: 5, needed: 3, tally: [3, 4, 1], winners: [0, 1] })
  })

  it('by points is won by the most of them', () => {
    const rating = { ...single, kind: 'rating', threshold: 'plurality', options: 2 } as const
    expect(
      countPoll(rating, 20, [
        [5, 4],
        [1, 3],
      ]),
    ).toMatchObject({ tally: [6, 7], winners: [1], outcome: 'passed' })
    expect(
      countPoll(rating, 20, [
        [5, 4],
        [1, 2],
      ]),
    ).toMatchObject({ winners: [0, 1], outcome: 'tie' })
  })
})

it('a share is never rounded up to what was not reached', () => {
  expect([percentOf(2, 3), percentOf(29999, 60000), percentOf(0, 0)]).toEqual([66.66, 49.99, 0])
})
