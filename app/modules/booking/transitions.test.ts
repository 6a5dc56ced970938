import { describe, expect, it } from 'vitest'
import { DomainError } from '#app/core/errors.ts'
import { appointmentStatuses, blockingStatuses, slotHolds, waitlistEntries } from '#drizzle/schema/scheduling.ts'
import {
  appointmentActions,
  appointmentDecision,
  appointmentGuards,
  appointmentTransitions,
  nextAppointmentStatus,
  type AppointmentFacts,
} from './appointments/appointment-status.ts'
import { holdActions, holdTransitions, isHoldAlive, nextHoldStatus } from './holds/hold-status.ts'
import {
  isQuiet,
  nextWaitlistStatus,
  offerExpiry,
  waitlistActions,
  waitlistGuards,
  waitlistTransitions,
} from './waitlist/waitlist-status.ts'

const actors = ['patient', 'staff', 'manager', 'system'] as const
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const noon = Date.parse('2026-10-20T16:00Z')

/** Every step of a machine: each status (and none) × action × actor. */
function steps<Status extends string, Action extends string>(statuses: readonly Status[], actions: readonly Action[]) {
  return [null, ...statuses].flatMap((from) =>
    actions.flatMap((action) => actors.map((actor) => ({ from, action, actor }))),
  )
}
const key = ({ from, action, actor }: { from: string | null; action: string; actor: string }) =>
  `${from} ${action} ${actor}`

function refusal(run: () => unknown): DomainError {
  try {
    run()
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

/** Facts under which each guard holds that does not contradict another. */
const ready: AppointmentFacts = {
  now: noon,
  startsAt: noon + 24 * hourMs,
  reasonCode: 'other',
  cancelNoticeMinutes: 240,
  rescheduleNoticeMinutes: 240,
  rescheduleCount: 0,
  maxReschedules: 3,
}

describe('appointment', () => {
  const listed = new Set(appointmentTransitions.map(key))

  it('refuses every step that is not listed, whatever the facts', () => {
    const unlisted = steps(appointmentStatuses, appointmentActions).filter((step) => !listed.has(key(step)))
    expect(unlisted.length).toBeGreaterThan(600)
    for (const step of unlisted)
      for (const facts of [ready, { now: noon }, { ...ready, startsAt: noon - hourMs, isClosureDecided: true }]) {
        const error = refusal(() => nextAppointmentStatus(step, facts))
        expect([error.code, error.status, error.params.guard]).toEqual(['booking.INVALID_TRANSITION', 409, 'unlisted'])
      }
  })

  it('refuses a listed step when nothing is known of what its guards look at', () => {
    for (const line of appointmentTransitions.filter(({ guards }) => guards.length > 0))
      expect(appointmentDecision(line, { now: noon }), key(line)).toMatchObject({ ok: false })
  })

  it('lists exactly these steps', () => {
    const lines = new Set(
      appointmentTransitions.map(
        ({ from, actor, action, to }) =>
          `${from ?? 'new'} → ${to} (${actor === 'manager' ? 'staff' : actor} ${action})`,
      ),
    )
    expect([...lines].sort()).toEqual(
      [
        'new → requested (patient request)',
        'new → booked (patient book)',
        'new → booked (staff book)',
        'new → arrived (staff walk_in)',
        'requested → booked (staff approve)',
        'requested → declined (staff decline)',
        'requested → cancelled (patient cancel)',
        'requested → expired (system expire)',
        'booked → confirmed (patient confirm)',
        'booked → confirmed (staff confirm)',
        ...['booked', 'confirmed'].flatMap((from) => [
          `${from} → arrived (staff arrive)`,
          `${from} → cancelled (patient cancel)`,
          `${from} → cancelled (staff cancel)`,
          `${from} → cancelled (system cancel)`,
          `${from} → no_show (staff mark_no_show)`,
          `${from} → no_show (system mark_no_show)`,
          `${from} → booked (patient move)`,
          `${from} → booked (staff move)`,
        ]),
        'arrived → in_room (staff room)',
        'arrived → cancelled (staff cancel)',
        'arrived → completed (staff complete)',
        'in_room → completed (staff complete)',
        'no_show → arrived (staff arrive)',
        'completed → arrived (staff undo)',
        'completed → in_room (staff undo)',
        'arrived → booked (staff undo)',
        'arrived → confirmed (staff undo)',
        'arrived → no_show (staff undo)',
        'no_show → booked (staff undo)',
        'no_show → confirmed (staff undo)',
        ...['requested', 'booked', 'confirmed'].map((from) => `${from} → ${from} (staff keep)`),
        ...blockingStatuses.map((from) => `${from} → entered_in_error (staff mark_entered_in_error)`),
      ].sort(),
    )
  })

  it('lets managers alone undo and mark errors, but for what a scanner has just done', () => {
    for (const { action, actor, guards } of appointmentTransitions)
      if (action === 'mark_entered_in_error' || (action === 'undo' && !guards.includes('scan_undo_open')))
        expect(actor).toBe('manager')
  })

  it('lets staff take back an arrival at a scanner for five minutes', () => {
    const undo = (minutes: number, facts: Partial<AppointmentFacts> = {}) =>
      take('arrived', 'undo', 'staff', { scannedAt: noon - minutes * minuteMs, previousStatus: 'booked', ...facts })
    expect([undo(5), undo(5, { previousStatus: 'confirmed' })]).toEqual(['booked', 'confirmed'])
    expect([undo(5.1), undo(1, { scannedAt: null })]).toEqual(['scan_undo_open', 'scan_undo_open'])
    expect(take('completed', 'undo', 'staff', { scannedAt: noon, previousStatus: 'arrived' })).toBeNull()
  })

  it('uses every guard and reaches every status', () => {
    expect(new Set(appointmentTransitions.flatMap(({ guards }) => guards))).toEqual(new Set(appointmentGuards))
    expect(new Set(appointmentTransitions.map(({ to }) => to))).toEqual(new Set(appointmentStatuses))
  })

  const take = (from: string | null, action: string, actor: string, facts: Partial<AppointmentFacts>) => {
    const decision = appointmentDecision({ from, action, actor } as Parameters<typeof appointmentDecision>[0], {
      ...ready,
      ...facts,
    })
    return decision.ok ? decision.to : decision.guard
  }

  it('asks for approval, or does not, as the visit type says', () => {
    expect(take(null, 'book', 'patient', { needsApproval: false })).toBe('booked')
    expect(take(null, 'book', 'patient', { needsApproval: true })).toBe('needs_no_approval')
    expect(take(null, 'request', 'patient', { needsApproval: true })).toBe('requested')
    expect(take(null, 'request', 'patient', { needsApproval: false })).toBe('needs_approval')
    expect(take('requested', 'approve', 'staff', { startsAt: null })).toBe('has_time')
    expect(take('requested', 'decline', 'staff', { reasonCode: '' })).toBe('has_reason')
  })

  it('lets a patient cancel and move until the cut-off, to the minute', () => {
    const at = (minutes: number) => ({ startsAt: noon + minutes * minuteMs })
    expect(take('confirmed', 'cancel', 'patient', at(240))).toBe('cancelled')
    expect(take('confirmed', 'cancel', 'patient', { startsAt: noon + 240 * minuteMs - 1 })).toBe('before_cancel_cutoff')
    expect(take('confirmed', 'cancel', 'staff', at(1))).toBe('cancelled')
    expect(take('booked', 'move', 'patient', at(240))).toBe('booked')
    expect(take('booked', 'move', 'patient', at(239))).toBe('before_reschedule_cutoff')
    expect(take('confirmed', 'move', 'patient', { rescheduleCount: 2 })).toBe('booked')
    expect(take('confirmed', 'move', 'patient', { rescheduleCount: 3 })).toBe('moves_left')
    expect(take('confirmed', 'move', 'staff', { rescheduleCount: 3, ...at(1) })).toBe('booked')
    expect(take('booked', 'cancel', 'system', {})).toBe('closure_decided')
    expect(take('booked', 'cancel', 'system', { isClosureDecided: true })).toBe('cancelled')
  })

  it('checks in from 90 minutes before and marks no-shows from 15 minutes after the start', () => {
    const at = (minutes: number) => ({ startsAt: noon + minutes * minuteMs })
    expect(take('booked', 'arrive', 'staff', at(91))).toBe('check_in_open')
    expect(take('booked', 'arrive', 'staff', at(90))).toBe('arrived')
    expect(take('confirmed', 'mark_no_show', 'staff', at(-14))).toBe('no_show_open')
    expect(take('confirmed', 'mark_no_show', 'staff', at(-15))).toBe('no_show')
    const day = { marksNoShowsItself: true, dayEndsAt: noon - 12 * hourMs }
    expect(take('booked', 'mark_no_show', 'system', day)).toBe('no_show')
    expect(take('booked', 'mark_no_show', 'system', { ...day, marksNoShowsItself: false })).toBe('auto_no_show_due')
    expect(take('booked', 'mark_no_show', 'system', { ...day, dayEndsAt: day.dayEndsAt + 1 })).toBe('auto_no_show_due')
    const daysAgo = (days: number) => ({ ...day, startsAt: noon - days * 24 * hourMs })
    expect(take('booked', 'mark_no_show', 'system', daysAgo(5))).toBe('no_show')
    expect(take('booked', 'mark_no_show', 'system', daysAgo(5.01))).toBe('auto_no_show_due')
  })

  it('lets the late come on the same day only, and a manager undo within a day', () => {
    const day = { dayStartsAt: noon - 12 * hourMs, dayEndsAt: noon + 12 * hourMs }
    expect(take('no_show', 'arrive', 'staff', day)).toBe('arrived')
    expect(take('no_show', 'arrive', 'staff', { ...day, dayEndsAt: noon })).toBe('same_day')
    const undo = { previousStatus: 'confirmed', changedAt: noon - 24 * hourMs } as const
    expect(take('no_show', 'undo', 'manager', undo)).toBe('confirmed')
    expect(take('no_show', 'undo', 'manager', { ...undo, changedAt: undo.changedAt - 1 })).toBe('undo_open')
    expect(take('completed', 'undo', 'manager', undo)).toBe('was_arrived')
    expect(take('completed', 'undo', 'manager', { ...undo, previousStatus: 'in_room' })).toBe('in_room')
    expect(take('arrived', 'undo', 'manager', { ...undo, previousStatus: null })).toBe('was_booked')
  })

  it('lets a request run out unanswered, or when the lead time before its start is reached', () => {
    expect(take('requested', 'expire', 'system', { answerDueAt: noon })).toBe('expired')
    expect(take('requested', 'expire', 'system', { answerDueAt: noon + 1 })).toBe('unanswered')
    expect(take('requested', 'expire', 'system', { leadMinutes: 24 * 60 })).toBe('expired')
    expect(take('requested', 'expire', 'system', { leadMinutes: 24 * 60 - 1 })).toBe('unanswered')
  })
})

describe('slot hold', () => {
  it('ends once: every step that is not listed is refused', () => {
    const listed = new Set(holdTransitions.map(key))
    for (const step of steps(slotHolds.status.enumValues, holdActions)) {
      if (step.from === null || listed.has(key(step))) continue
      const error = refusal(() => nextHoldStatus({ ...step, from: step.from! }, { now: noon, expiresAt: noon }))
      expect(error.code, key(step)).toBe('booking.INVALID_TRANSITION')
    }
    expect(holdTransitions.every(({ from }) => from === 'active')).toBe(true)
  })

  it('keeps its time until the instant it expires', () => {
    const step = { from: 'active', actor: 'patient' } as const
    const before = { now: noon, expiresAt: noon + 1 }
    const after = { now: noon, expiresAt: noon }
    expect(nextHoldStatus({ ...step, action: 'convert' }, before)).toBe('converted')
    expect(refusal(() => nextHoldStatus({ ...step, action: 'convert' }, after)).params.guard).toBe('alive')
    expect(nextHoldStatus({ ...step, action: 'expire', actor: 'system' }, after)).toBe('expired')
    expect(refusal(() => nextHoldStatus({ ...step, action: 'expire', actor: 'system' }, before)).params.guard).toBe(
      'run_out',
    )
    expect(nextHoldStatus({ ...step, action: 'release' }, before)).toBe('released')
    expect([
      isHoldAlive({ status: 'active', ...before }, noon),
      isHoldAlive({ status: 'active', ...after }, noon),
    ]).toEqual([true, false])
    expect(isHoldAlive({ status: 'released', ...before }, noon)).toBe(false)
  })
})

describe('waitlist entry', () => {
  const statuses = waitlistEntries.status.enumValues
  const next = (from: string, action: string, actor: string, facts: object = {}) =>
    nextWaitlistStatus({ from, action, actor } as Parameters<typeof nextWaitlistStatus>[0], { now: noon, ...facts })

  it('refuses every step that is not listed', () => {
    const listed = new Set(waitlistTransitions.map(key))
    const facts = {
      isConfirmed: true,
      offerExpiresAt: noon + 1,
      missedOffers: 0,
      isSameDay: true,
      today: '2026-10-21',
      dateTo: '2026-10-20',
    }
    for (const step of steps(statuses, waitlistActions)) {
      if (step.from === null || listed.has(key(step))) continue
      expect(refusal(() => next(step.from!, step.action, step.actor, facts)).code, key(step)).toBe(
        'booking.INVALID_TRANSITION',
      )
    }
    expect(new Set(waitlistTransitions.flatMap(({ guards }) => guards))).toEqual(new Set(waitlistGuards))
    expect(new Set(waitlistTransitions.map(({ to }) => to))).toEqual(new Set(statuses))
  })

  it('is offered a time outside of the quiet hours, or at any hour for the same day', () => {
    expect([20 * 60 + 59, 21 * 60, 0, 7 * 60 + 59, 8 * 60].map(isQuiet)).toEqual([false, true, true, true, false])
    expect(next('waiting', 'offer', 'system', { minuteOfDay: 600, isSameDay: false })).toBe('offered')
    const quiet = () => next('waiting', 'offer', 'system', { minuteOfDay: 1300, isSameDay: false })
    expect(refusal(quiet).params.guard).toBe('may_write_now')
    expect(next('waiting', 'offer', 'system', { minuteOfDay: 1300, isSameDay: true })).toBe('offered')
  })

  it('is offered a time by the desk only once its contact is confirmed, and booked for or taken out while it waits', () => {
    const day = { minuteOfDay: 600, isConfirmed: true }
    for (const actor of ['staff', 'manager']) {
      expect(next('waiting', 'offer', actor, day)).toBe('offered')
      expect(refusal(() => next('waiting', 'offer', actor, { minuteOfDay: 600 })).params.guard).toBe(
        'contact_confirmed',
      )
      expect(refusal(() => next('waiting', 'offer', actor, { ...day, minuteOfDay: 1300 })).params.guard).toBe(
        'may_write_now',
      )
      for (const from of ['waiting', 'offered', 'paused']) {
        expect(next(from, 'book', actor)).toBe('accepted')
        expect(next(from, 'cancel', actor)).toBe('cancelled')
      }
    }
  })

  it('holds an offer for 30 minutes, or 10 when the visit is less than four hours away', () => {
    expect(offerExpiry(noon, noon + 4 * hourMs) - noon).toBe(30 * minuteMs)
    expect(offerExpiry(noon, noon + 4 * hourMs - 1) - noon).toBe(10 * minuteMs)
    expect(next('offered', 'accept', 'patient', { offerExpiresAt: noon + 1 })).toBe('accepted')
    expect(refusal(() => next('offered', 'accept', 'patient', { offerExpiresAt: noon })).params.guard).toBe(
      'offer_alive',
    )
  })

  it('waits again after an offer, and pauses after the third that was missed', () => {
    const miss = (missedOffers: number) => next('offered', 'miss', 'system', { offerExpiresAt: noon, missedOffers })
    expect([0, 1, 2].map(miss)).toEqual(['waiting', 'waiting', 'paused'])
    expect(next(next('offered', 'decline', 'patient'), 'requeue', 'system')).toBe('waiting')
    expect(next('paused', 'resume', 'patient')).toBe('waiting')
  })

  it('ends after its last day', () => {
    expect(next('paused', 'expire', 'system', { today: '2026-10-21', dateTo: '2026-10-20' })).toBe('expired')
    const sameDay = () => next('waiting', 'expire', 'system', { today: '2026-10-20', dateTo: '2026-10-20' })
    expect(refusal(sameDay).params.guard).toBe('past_last_day')
  })
})
