import { describe, expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { refillStatuses as stored } from '#drizzle/schema/practice/pharmacy.ts'
import {
  isInList,
  isOverdue,
  openActions,
  refillActions,
  refillLine,
  type RefillParty,
  refillStatuses,
} from './refill-status.ts'

const everyStep = (parties: readonly RefillParty[]) =>
  refillStatuses.flatMap((from) =>
    refillActions.flatMap((action) => {
      const line = refillLine(from, action, parties)
      return line ? `${from} ${action} → ${line.to}` : []
    }),
  )

const desk = [
  'new send_on → with_clinician',
  'new withdraw → closed',
  'with_clinician withdraw → closed',
  'approved send → sent',
  'denied close → closed',
  'sent close → closed',
]

describe('a request for a refill', () => {
  it('has the statuses of its table', () => {
    expect(refillStatuses).toEqual(stored)
  })

  it('goes these ways and no other, each by its party', () => {
    expect(everyStep(['desk']).toSorted()).toEqual(desk.toSorted())
    expect(everyStep(['clinician'])).toEqual([...['with_clinician approve → approved', 'with_clinician deny → denied']])
    expect(everyStep(['desk', 'clinician'])).toHaveLength(8)
    expect(everyStep([])).toEqual([])
  })

  it('tells the patient when it was sent and when no was said, and asks for words where somebody decides', () => {
    const both = ['desk', 'clinician'] as const
    const all = refillStatuses.flatMap((from) => openActions(from, both).map((each) => ({ from, ...each })))
    expect(all.filter(({ tells }) => tells).map(({ from, action }) => [from, action])).toEqual([
      ['approved', 'send'],
      ['denied', 'close'],
    ])
    expect(all.filter(({ answers }) => answers).map(({ action }) => action)).toEqual(['approve', 'deny'])
  })

  it('is overdue after a day in which nobody took its next step', () => {
    const waiting = { status: 'new', waitsSince: 0 } as const
    expect([isOverdue(waiting, dayMs), isOverdue(waiting, dayMs + 1)]).toEqual([false, true])
    expect(isOverdue({ ...waiting, status: 'sent' }, 9 * dayMs)).toBe(false)
    expect(isInList('overdue', waiting, dayMs + 1)).toBe(true)
    expect(isInList('open', { ...waiting, status: 'closed' }, 0)).toBe(false)
    expect(isInList('done', { ...waiting, status: 'closed' }, 0)).toBe(true)
    expect(isInList('clinician', { ...waiting, status: 'with_clinician' }, 0)).toBe(true)
  })
})
