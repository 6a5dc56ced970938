import { describe, expect, it } from 'vitest'
import { mixSoonest, type Soon } from './soonest-mix.ts'

type Time = Soon & { specialty: string }
const timeZone = 'America/New_York'
/** Midnight in New York. */
const midnight = Date.parse('2026-10-20T04:00:00Z')
const hourMs = 3_600_000
const time = (providerId: string, specialty: string, neighborhoodId: string | null, hour: number): Time => ({
  providerId,
  specialty,
  neighborhoodId,
  startsAt: midnight + hour * hourMs,
  timeZone,
})
const mix = (times: Time[], count: number, areaIds = ['flushing', 'elmhurst']) =>
  mixSoonest(times, { areaIds, specialtyOf: ({ specialty }) => specialty, count }).map(({ providerId }) => providerId)

describe('a mix of the soonest times', () => {
  it('shows another specialty and another area before the same again, and in the order of time', () => {
    const times = [
      time('a', 'dentistry', 'flushing', 8),
      time('b', 'dentistry', 'elmhurst', 9),
      time('c', 'family-medicine', 'flushing', 10),
      time('d', 'pediatrics', 'elmhurst', 11),
    ]
    expect(mix(times, 2)).toEqual(['a', 'd'])
    expect(mix(times, 3)).toEqual(['a', 'c', 'd'])
    expect(mix(times, 9)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('takes areas that were not asked for only when the others are used up', () => {
    const times = [time('far', 'dentistry', 'yonkers', 8), time('nowhere', 'pediatrics', null, 9)]
    expect(mix([...times, time('near', 'dentistry', 'flushing', 12)], 1)).toEqual(['near'])
    expect(mix([...times, time('near', 'dentistry', 'flushing', 12)], 3)).toEqual(['far', 'nowhere', 'near'])
  })

  it('takes the day and everyday specialties first, and fills with others only when these are too few', () => {
    const times = [
      time('night', 'family-medicine', 'flushing', 3.25),
      time('early', 'internal-medicine', 'elmhurst', 6.99),
      time('cancer', 'hematology-and-oncology', 'flushing', 8),
      time('seven', 'dentistry', 'flushing', 7),
      time('far', 'pediatrics', 'yonkers', 21.99),
      time('late', 'pediatrics', 'elmhurst', 22),
    ]
    expect(mix(times, 2)).toEqual(['seven', 'far'])
    expect(mix(times, 3)).toEqual(['seven', 'cancer', 'far'])
    expect(mix(times, 9)).toEqual(['seven', 'cancer', 'far', 'night', 'early', 'late'])
  })

  it('names a doctor of two places once, with the earlier time', () => {
    const times = [time('a', 'dentistry', 'elmhurst', 12), time('a', 'dentistry', 'flushing', 8)]
    expect(
      mixSoonest(times, { areaIds: ['flushing'], specialtyOf: () => 'dentistry', count: 6 }).map(
        (each) => each.startsAt,
      ),
    ).toEqual([midnight + 8 * hourMs])
  })

  it('has nothing to show of nothing', () => {
    expect(mix([], 6)).toEqual([])
  })
})
