import { describe, expect, it } from 'vitest'
import { dayPart } from '../slots/day-parts.ts'
import { byTurn, isWished, shareOfTurn, type WaitlistEntry } from './freed-slots.ts'

const now = Date.parse('2026-10-20T14:00:00Z')

/** Sunday 2026-11-01, 09:00 in New York, after the clocks went back. */
const startsAt = Date.parse('2026-11-01T14:00:00Z')
const free = {
  providerId: 'bai',
  specialtyIds: ['cardiology', 'internal-medicine'],
  neighborhoodId: 'flushing',
  timeZone: 'America/New_York',
  startsAt,
}
const entry = (overrides: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  id: 'entry',
  patientId: 'patient',
  bookedById: null,
  networkHash: null,
  confirmedAt: null,
  providerId: 'bai',
  specialtyId: null,
  neighborhoodId: null,
  visitTypeId: null,
  dateFrom: '2026-11-01',
  dateTo: '2026-11-01',
  parts: [],
  weekdays: [],
  noticeMinutes: 60,
  status: 'waiting',
  missedOffers: 0,
  offeredHoldId: null,
  offerExpiresAt: null,
  appointmentId: null,
  untoldBeside: null,
  cancelReasonCode: null,
  locale: 'zh-Hans',
  createdAt: now,
  updatedAt: now,
  ...overrides,
})

describe('isWished', () => {
  it.each<[string, Partial<WaitlistEntry>, boolean]>([
    ['any time of the provider', {}, true],
    ['another provider', { providerId: 'lin' }, false],
    ['a specialty anywhere', { providerId: null, specialtyId: 'cardiology' }, true],
    ['a specialty here', { providerId: null, specialtyId: 'cardiology', neighborhoodId: 'flushing' }, true],
    ['a specialty elsewhere', { providerId: null, specialtyId: 'cardiology', neighborhoodId: 'elmhurst' }, false],
    ['another specialty', { providerId: null, specialtyId: 'dermatology' }, false],
    ['from the day after', { dateFrom: '2026-11-02', dateTo: '2026-11-09' }, false],
    ['until the day before', { dateFrom: '2026-10-01', dateTo: '2026-10-31' }, false],
    ['Sundays', { weekdays: [7] }, true],
    ['Saturdays', { weekdays: [6] }, false],
    ['mornings', { parts: ['am'] }, true],
    ['afternoons', { parts: ['pm', 'evening'] }, false],
    ['twelve days ahead', { noticeMinutes: 12 * 24 * 60 }, true],
    ['a minute more than there is', { noticeMinutes: (startsAt - now) / 60_000 + 1 }, false],
  ])('%s', (_, wishes, expected) => expect(isWished(entry(wishes), free, now)).toBe(expected))
})

describe('dayPart', () => {
  it.each([
    ['00:00', 'am'],
    ['11:59', 'am'],
    ['12:00', 'pm'],
    ['16:59', 'pm'],
    ['17:00', 'evening'],
  ])('%s is %s', (time, part) => expect(dayPart(time)).toBe(part))
})

describe('byTurn', () => {
  it('puts who waits for the provider first, then who came first, then the id', () => {
    const any = { providerId: null, specialtyId: 'cardiology' }
    const line = [
      entry({ id: 'e', ...any, createdAt: now + 1 }),
      entry({ id: 'd', ...any, createdAt: now }),
      entry({ id: 'c', createdAt: now + 5 }),
      entry({ id: 'b', createdAt: now + 2 }),
      entry({ id: 'a', createdAt: now + 5 }),
    ]
    expect(line.sort(byTurn).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd', 'e'])
  })
})

describe('the share of one run', () => {
  it('is all where they are few, else so many that every one comes up with the minutes', () => {
    expect(shareOfTurn(['a', 'b'], 2, now)).toEqual(['a', 'b'])
    const many = ['a', 'b', 'c', 'd', 'e']
    const runs = [0, 1, 2].map((minute) => shareOfTurn(many, 2, minute * 60_000))
    expect(runs).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'a'],
    ])
  })
})
