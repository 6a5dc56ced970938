import { describe, expect, it } from 'vitest'
import { runStatuses } from '#drizzle/schema/runs.ts'
import {
  nextRunStatus,
  runActions,
  runDecision,
  type RunFacts,
  runGuards,
  runTransitions,
  undoUntil,
} from './run-status.ts'

const now = Date.parse('2026-11-01T05:30:00Z')
const facts = (given: Partial<RunFacts> = {}): RunFacts => ({ now, leaseUntil: null, undoUntil: null, ...given })
const held = facts({ leaseUntil: now + 1 })
const lapsed = facts({ leaseUntil: now })

describe('the table of runs', () => {
  it('reaches every status, uses every action and every guard', () => {
    expect(new Set(runTransitions.map(({ to }) => to))).toEqual(new Set(runStatuses))
    expect(new Set(runTransitions.map(({ action }) => action))).toEqual(new Set(runActions))
    expect(new Set(runTransitions.flatMap(({ guards }) => guards))).toEqual(new Set(runGuards))
  })

  it('leads nowhere from undone, and from done only to undone', () => {
    expect(runTransitions.filter(({ from }) => from === 'undone')).toEqual([])
    expect(new Set(runTransitions.filter(({ from }) => from === 'done').map(({ to }) => to))).toEqual(
      new Set(['done', 'undone']),
    )
  })

  it('never leaves it open which of two lines holds', () => {
    for (const step of runTransitions) {
      for (const given of [facts(), held, lapsed]) {
        const holding = runTransitions.filter(
          (line) =>
            line.from === step.from &&
            line.action === step.action &&
            line.actor === step.actor &&
            line.guards.every((guard) =>
              guard === 'lease_held' ? given === held : guard === 'lease_free' && given !== held,
            ),
        )
        expect(holding.length, `${step.from} ${step.action}`).toBeLessThanOrEqual(1)
      }
    }
  })

  it('gives a running run to another process from the instant its lease ends', () => {
    const claim = { from: 'running', action: 'claim', actor: 'worker' } as const
    expect(runDecision(claim, held)).toEqual({ ok: false, guard: 'lease_free' })
    expect(runDecision(claim, lapsed)).toEqual({ ok: true, to: 'running' })
  })

  it('cancels at the next batch while somebody works on it, otherwise at once', () => {
    const cancel = { from: 'running', action: 'cancel', actor: 'person' } as const
    expect(nextRunStatus(cancel, held)).toBe('cancelling')
    expect(nextRunStatus(cancel, lapsed)).toBe('cancelled')
  })

  it('refuses what is not listed, and says of an undo why', () => {
    const code = (code: string) => expect.objectContaining({ code, kind: 'conflict' }) as unknown
    const thrown = (step: Parameters<typeof nextRunStatus>[0], given: RunFacts) => {
      try {
        return nextRunStatus(step, given)
      } catch (error) {
        return error
      }
    }
    const ask = { from: 'done', action: 'ask_undo', actor: 'person' } as const
    expect(thrown(ask, facts({ undoUntil: now + 1 }))).toBe('done')
    expect(thrown(ask, facts({ undoUntil: now }))).toEqual(code('long_work.undo_closed'))
    expect(thrown(ask, facts())).toEqual(code('long_work.cannot_undo'))
    expect(thrown({ ...ask, from: 'undone' }, facts())).toEqual(code('long_work.status_changed'))
    expect(thrown({ from: 'done', action: 'finish', actor: 'person' }, facts())).toEqual(
      code('long_work.status_changed'),
    )
  })
})

describe('the undo window', () => {
  it('is whole days of 24 hours, also over a clock change', () => {
    expect(new Date(undoUntil(now, 7)).toISOString()).toBe('2026-11-08T05:30:00.000Z')
  })
})
