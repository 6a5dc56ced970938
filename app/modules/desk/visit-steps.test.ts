import { describe, expect, it } from 'vitest'
import type { AppointmentStatus } from '#app/modules/booking/appointments/appointment-status.ts'
import { appointmentStatuses } from '#drizzle/schema/scheduling.ts'
import { dayStatuses } from '#app/modules/booking/appointments/queries/visits-of-span.server.ts'
import { columnOf } from './step-nouns.ts'
import { coversStep, nextStep, offeredSteps } from './visit-steps.ts'

const minute = 60_000
const now = Date.parse('2026-10-20T14:00:00Z')
const day = { dayStartsAt: Date.parse('2026-10-20T04:00:00Z'), dayEndsAt: Date.parse('2026-10-21T04:00:00Z') }
const desk = { manage: true, markNoShow: true, undo: false }
const manager = { ...desk, undo: true }
const reader = { manage: false, markNoShow: false, undo: false }
const steps = (status: AppointmentStatus, startsAt: number | null, powers = desk, more = {}) =>
  offeredSteps(status, { now, startsAt, ...day, ...more }, powers)

describe('the steps offered', () => {
  it('follow the table of states and the clock', () => {
    expect(steps('booked', now + 3 * 60 * minute)).toEqual(['move', 'cancellation', 'confirmation'])
    expect(steps('booked', now + 60 * minute)).toEqual(['move', 'cancellation', 'confirmation', 'arrival'])
    expect(steps('booked', now - 15 * minute)).toContain('no-show')
    expect(steps('booked', now - 14 * minute)).not.toContain('no-show')
    expect(steps('arrived', now)).toEqual(['cancellation', 'room', 'completion'])
    expect(steps('in_room', now)).toEqual(['completion'])
    expect(steps('no_show', now - 60 * minute)).toEqual(['arrival'])
    expect(steps('completed', now)).toEqual([])
  })

  it('offer a request its answer, with or without a time', () => {
    expect(steps('requested', null)).toEqual(['approval', 'refusal'])
    expect(steps('requested', now + 60 * minute)).toEqual(['approval', 'refusal'])
  })

  it('offer a manager the last step back and striking out', () => {
    const last = { changedAt: now - minute, previousStatus: 'in_room' }
    expect(steps('completed', now, manager, last)).toEqual(['correction'])
    expect(steps('completed', now, desk, last)).toEqual([])
    expect(steps('completed', now, manager, { ...last, changedAt: now - 25 * 60 * minute })).toEqual([])
    expect(steps('booked', now + 60 * minute, manager)).toContain('error')
  })

  it('offer nothing to who may only read', () => {
    for (const status of ['requested', 'booked', 'arrived', 'no_show'] as const)
      expect(steps(status, now, reader)).toEqual([])
    expect(coversStep({ ...reader, markNoShow: true }, 'no-show')).toBe(true)
    expect(coversStep(desk, 'correction')).toBe(false)
  })
})

describe('the day', () => {
  it('names the usual next step', () => {
    expect(nextStep(['move', 'confirmation', 'arrival'], 'booked')).toBe('arrival')
    expect(nextStep(['move', 'confirmation'], 'booked')).toBe('confirmation')
    expect(nextStep(['cancellation', 'room'], 'arrived')).toBe('room')
    expect(nextStep([], 'in_room')).toBeNull()
    expect(nextStep(['correction'], 'completed')).toBeNull()
  })

  it('puts each status into its column', () => {
    expect(
      ['booked', 'in_room', 'completed', 'no_show', 'cancelled', 'requested'].map((s) => columnOf(s as never)),
    ).toEqual(['booked', 'in_room', 'done', 'done', null, null])
    // The office counts the same in its query.
    expect(appointmentStatuses.filter((status) => columnOf(status) !== null)).toEqual(
      appointmentStatuses.filter((status) => (dayStatuses as readonly string[]).includes(status)),
    )
  })
})
