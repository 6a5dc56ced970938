import { describe, expect, it } from 'vitest'
import { mixSoonest, type Soon } from './soonest-mix.ts'

type Time = Soon & { specialty: string }
const time = (providerId: string, specialty: string, neighborhoodId: string | null, startsAt: number): Time => ({
  providerId,
  specialty,
  neighborhoodId,
  startsAt,
})
const mix = (times: Time[], count: number, areaIds = ['flushing', 'elmhurst']) =>
  mixSoonest(times, { areaIds, specialtyOf: ({ specialty }) => specialty, count }).map(({ providerId }) => providerId)

describe('a mix of the soonest times', () => {
  it('shows another specialty and another area before the same again, and in the order of time', () => {
    const times = [
      time('a', 'dentistry', 'flushing', 1),
      time('b', 'dentistry', 'elmhurst', 2),
      time('c', 'cardiology', 'flushing', 3),
      time('d', 'pediatrics', 'elmhurst', 4),
    ]
    expect(mix(times, 2)).toEqual(['a', 'd'])
    expect(mix(times, 3)).toEqual(['a', 'c', 'd'])
    expect(mix(times, 9)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('takes areas that were not asked for only when the others are used up', () => {
    const times = [time('far', 'dentistry', 'yonkers', 1), time('nowhere', 'urology', null, 2)]
    expect(mix([...times, time('near', 'dentistry', 'flushing', 9)], 1)).toEqual(['near'])
    expect(mix([...times, time('near', 'dentistry', 'flushing', 9)], 3)).toEqual(['far', 'nowhere', 'near'])
  })

  it('names a doctor of two places once, with the earlier time', () => {
    const times = [time('a', 'dentistry', 'elmhurst', 5), time('a', 'dentistry', 'flushing', 1)]
    expect(
      mixSoonest(times, { areaIds: ['flushing'], specialtyOf: () => 'dentistry', count: 6 }).map(
        (each) => each.startsAt,
      ),
    ).toEqual([1])
  })

  it('has nothing to show of nothing', () => {
    expect(mix([], 6)).toEqual([])
  })
})
