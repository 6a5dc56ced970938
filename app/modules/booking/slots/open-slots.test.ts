import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeDates, inputOf, rule, simpleCase, slotCases, visitType, zones } from '#tests/bench/slots/cases.ts'
import { slowSlots } from '#tests/bench/slots/oracle.ts'
import { printedSlots } from '#tests/bench/slots/print-slots.ts'
import { countOpenSlots, isOpen, openSlots } from './open-slots.ts'

const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16) + 'Z'
const startsOf = (...args: Parameters<typeof simpleCase>) =>
  openSlots(inputOf(simpleCase(...args))).map(({ startsAt }) => iso(startsAt))
const minuteMs = 60_000

describe('open slots, against a slow oracle', () => {
  it('are the same in any case', () => {
    fc.assert(
      fc.property(slotCases, (test) => {
        const input = inputOf(test)
        const slots = openSlots(input)
        expect(slots).toEqual(slowSlots(test))
        const { counts, first } = countOpenSlots([input])
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(slots.length)
        expect(first).toEqual(slots[0] ?? null)
        for (const slot of slots.slice(0, 3)) expect(isOpen(input, slot.startsAt)).toEqual({ ok: true, slot })
      }),
      { numRuns: 3000, seed: 20_261_101 },
    )
  })

  it.each(zones)('are right for every start hour on the change days of %s', (timeZone) => {
    for (const date of changeDates(timeZone))
      for (let hour = 0; hour < 24; hour++) {
        const starts = `${String(hour).padStart(2, '0')}:00`
        for (const ends of [`${String((hour + 1) % 24).padStart(2, '0')}:30`, '24:00']) {
          const test = simpleCase(date, starts, ends, { timeZone })
          expect(openSlots(inputOf(test)), `${date} ${starts}–${ends}`).toEqual(slowSlots(test))
        }
      }
  })
})

describe('open slots across a clock change in New York', () => {
  it('are at nine on the wall on both sides of it', () => {
    const weekend = startsOf('2026-10-31', '09:00', '12:00', { days: 2 })
    expect(weekend).toHaveLength(12)
    expect(weekend.slice(0, 6)).toEqual(
      ['13:00', '13:30', '14:00', '14:30', '15:00', '15:30'].map((t) => `2026-10-31T${t}Z`),
    )
    expect(weekend.slice(6)).toEqual(
      ['14:00', '14:30', '15:00', '15:30', '16:00', '16:30'].map((t) => `2026-11-01T${t}Z`),
    )
    const label = (instant: string) =>
      new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeStyle: 'short' })
        .format(Date.parse(instant))
        .replace(/\s/u, ' ')
    expect([weekend[0]!, weekend[6]!].map(label)).toEqual(['9:00 AM', '9:00 AM'])
  })

  it.each(['2026-03-08', '2027-03-14', '2028-03-12', '2029-03-11', '2030-03-10'])(
    'leave a working day whole and a night two short on %s',
    (date) => {
      expect(startsOf(date, '09:00', '17:00')).toHaveLength(16)
      const night = { days: 2, rules: [{ ...rule('22:00', '06:00'), weekdays: [6] }] }
      const before = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
      expect(startsOf(before, '22:00', '06:00', night)).toHaveLength(14)
    },
  )

  it.each(['2026-11-01', '2027-11-07', '2028-11-05', '2029-11-04', '2030-11-03'])(
    'leave a working day whole and a night two longer on %s',
    (date) => {
      expect(startsOf(date, '09:00', '17:00')).toHaveLength(16)
      const night = { days: 2, rules: [{ ...rule('22:00', '06:00'), weekdays: [6] }] }
      const before = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
      expect(startsOf(before, '22:00', '06:00', night)).toHaveLength(18)
    },
  )

  it('move a skipped boundary forward and take the first and the second of a repeated one', () => {
    // 02:30 does not exist: the span begins at 03:00, which is 07:00 UTC.
    expect(startsOf('2026-03-08', '02:30', '04:00')).toEqual(['2026-03-08T07:00Z', '2026-03-08T07:30Z'])
    expect(startsOf('2026-03-08', '02:00', '02:30')).toEqual([])
    expect(startsOf('2026-11-01', '01:00', '01:30')).toEqual(
      ['05:00', '05:30', '06:00'].map((time) => `2026-11-01T${time}Z`),
    )
  })

  it('do not depend on the zone of the server', () => {
    const here = printedSlots()
    for (const TZ of ['Pacific/Apia', 'Asia/Kathmandu']) {
      const script = `import('./tests/bench/slots/print-slots.ts').then((m) => {
        const here = Intl.DateTimeFormat().resolvedOptions().timeZone
        process.stdout.write(here + ' ' + new Date(2026, 0, 1).getTimezoneOffset() + '\\n' + m.printedSlots())
      })`
      const answer = execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
        env: { ...process.env, TZ },
        encoding: 'utf8',
        maxBuffer: 64 << 20,
      })
      const [zone, ...rest] = answer.split('\n')
      expect(zone).not.toContain(' 0')
      expect(rest.join('\n')).toBe(here)
    }
  })
})

describe('isOpen', () => {
  const at = (time: string) => Date.parse(`2026-10-20T${time}-04:00`)
  const base = simpleCase('2026-10-20', '09:00', '12:00', {
    now: at('08:00'),
    visitType: { ...visitType, leadMinutes: 120 },
  })
  const reason = (startsAt: number, overrides: Partial<typeof base> = {}) => {
    const answer = isOpen(inputOf({ ...base, ...overrides }), startsAt)
    return answer.ok ? 'open' : answer.reason
  }

  it('says why a start cannot be had', () => {
    expect(reason(at('10:00'))).toBe('open')
    expect(reason(at('09:30'))).toBe('TOO_SOON')
    expect(reason(at('08:30'))).toBe('CLOSED')
    expect(reason(at('10:10'))).toBe('CLOSED')
    expect(reason(at('11:45'))).toBe('CLOSED')
    expect(reason(at('10:00'), { taken: [at('10:15'), at('10:20')] })).toBe('SLOT_TAKEN')
    expect(reason(at('10:00'), { visitType: { ...visitType, dailyCap: 1 }, cappedStarts: [at('07:00')] })).toBe(
      'SLOT_TAKEN',
    )
    expect(reason(at('10:00'), { visitType: { ...visitType, newPatients: 'new_only' }, isNewPatient: false })).toBe(
      'CLOSED',
    )
    expect(reason(at('10:00'), { visitType: { ...visitType, resourceKinds: ['room'] } })).toBe('SLOT_TAKEN')
  })

  it('takes bookings until the end of the last local day of the horizon', () => {
    const visit = { ...visitType, horizonDays: 1 }
    const days = { fromDate: '2026-10-19', days: 5, visitType: visit, rules: [rule('00:00', '24:00')] }
    const late = at('23:30') + 24 * 60 * minuteMs
    expect(reason(late, days)).toBe('open')
    expect(reason(late + 30 * minuteMs, days)).toBe('CLOSED')
  })

  it('fills the seats of a group visit from the lowest, and then is full', () => {
    const visit = { ...visitType, capacity: 3 }
    const times = { startsAt: at('10:00'), endsAt: at('10:30'), busyFrom: at('10:00'), busyTo: at('10:30') }
    const seat = (number: number) => ({
      ...times,
      seat: number,
      sharesBuffers: false,
      visitTypeId: visit.id,
      resourceIds: ['r1'],
    })
    const joined = isOpen(inputOf({ ...base, visitType: visit, busy: [seat(0), seat(2)] }), at('10:00'))
    expect(joined).toEqual({ ok: true, slot: { ...times, seat: 1, resourceIds: ['r1'] } })
    expect(reason(at('10:00'), { visitType: visit, busy: [seat(0), seat(1), seat(2)] })).toBe('SLOT_TAKEN')
  })

  it('lets buffers lie over buffers only where both visit types share them', () => {
    const visit = { ...visitType, bufferAfter: 30, sharesBuffers: true }
    const next = (sharesBuffers: boolean) => ({
      busy: [
        {
          ...{ startsAt: at('11:00'), endsAt: at('11:30'), busyFrom: at('10:30'), busyTo: at('11:30') },
          ...{ sharesBuffers, visitTypeId: 'other', seat: 0, resourceIds: [] },
        },
      ],
      visitType: visit,
    })
    expect(reason(at('10:00'), next(true))).toBe('open')
    expect(reason(at('10:00'), next(false))).toBe('SLOT_TAKEN')
    expect(reason(at('10:30'), next(true))).toBe('SLOT_TAKEN')
  })
})
