import { describe, expect, it } from 'vitest'
import { answerDueAt } from './answer-due.ts'

const due = (at: string) => new Date(answerDueAt(Date.parse(at), 'America/New_York')).toISOString()

describe('answerDueAt', () => {
  it.each([
    ['a weekday', '2026-10-20T14:00:00Z', '2026-10-21T14:00:00.000Z'],
    ['Friday, over the weekend', '2026-10-23T14:00:00Z', '2026-10-26T14:00:00.000Z'],
    ['Saturday, from Monday’s midnight on', '2026-10-24T14:00:00Z', '2026-10-27T04:00:00.000Z'],
    ['before Thanksgiving', '2026-11-25T15:00:00Z', '2026-11-27T15:00:00.000Z'],
    ['Friday before the clocks go back: hours, not wall time', '2026-10-30T14:00:00Z', '2026-11-02T15:00:00.000Z'],
    ['over Christmas and a weekend', '2026-12-24T15:00:00Z', '2026-12-28T15:00:00.000Z'],
  ])('%s', (_, at, expected) => expect(due(at)).toBe(expected))
})
