import { expect, it } from 'vitest'
import { pollStatuses, resultsVisibles } from '#drizzle/schema/association/polls.ts'
import { readChoices } from './choices.ts'
import { actionsFor, nextPollStatus, pollActions, showsResults, stepPoll, takesVotes } from './poll-status.ts'

it('a poll takes these steps and no other', () => {
  const steps = pollStatuses.flatMap((from) =>
    pollActions.flatMap((action) =>
      nextPollStatus(from, action) ? [`${from} ${action} ${nextPollStatus(from, action)}`] : [],
    ),
  )
  expect(steps).toEqual([
    'draft schedule scheduled',
    'draft open open',
    'draft cancel canceled',
    'scheduled open open',
    'scheduled cancel canceled',
    'open close closed',
    'open extend open',
    'open cancel canceled',
    'closed archive archived',
  ])
  expect(actionsFor('open')).toEqual(['close', 'extend', 'cancel'])
  expect(() => stepPoll('closed', 'cancel')).toThrow('polls.not_now')
})

it('votes are taken until the last millisecond before the end', () => {
  expect(takesVotes({ status: 'open', closesAt: 10 }, 9)).toBe(true)
  expect(takesVotes({ status: 'open', closesAt: 10 }, 10)).toBe(false)
  expect(takesVotes({ status: 'scheduled', closesAt: 10 }, 9)).toBe(false)
})

it('results of a secret poll exist after the close alone, whatever was chosen', () => {
  for (const resultsVisible of resultsVisibles) {
    expect(showsResults({ status: 'open', secrecy: 'secret', resultsVisible }, true)).toBe(false)
    expect(showsResults({ status: 'closed', secrecy: 'secret', resultsVisible }, false)).toBe(true)
    expect(showsResults({ status: 'canceled', secrecy: 'open', resultsVisible }, true)).toBe(false)
  }
  const seen = (resultsVisible: (typeof resultsVisibles)[number], hasVoted: boolean) =>
    showsResults({ status: 'open', secrecy: 'open', resultsVisible }, hasVoted)
  expect([
    seen('always', false),
    seen('after_vote', false),
    seen('after_vote', true),
    seen('after_close', true),
  ]).toEqual([...[true, false, true, false]])
})

it.each([
  ['single', [1], { choices: [1] }],
  ['single', [], { problem: 'none' }],
  ['single', [0, 1], { problem: 'many' }],
  ['single', [3], { problem: 'unknown' }],
  ['single', [-1], { problem: 'unknown' }],
  ['single', [0.5], { problem: 'unknown' }],
  ['multiple', [2, 0, 2], { choices: [0, 2] }],
  ['multiple', [0, 1, 2], { problem: 'many' }],
  ['motion', [2], { choices: [2] }],
  ['motion', [3], { problem: 'unknown' }],
  ['rating', [1, 5, 3], { choices: [1, 5, 3] }],
  ['rating', [1, 5], { problem: 'incomplete' }],
  ['rating', [1, 5, 6], { problem: 'unknown' }],
  ['rating', [0, 5, 1], { problem: 'unknown' }],
] as const)('a ballot of a %s that says %j is %j', (kind, sent, read) => {
  expect(readChoices({ kind, maxChoices: 2, options: kind === 'motion' ? 0 : 3 }, sent)).toEqual(read)
})
