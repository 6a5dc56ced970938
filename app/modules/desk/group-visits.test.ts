import { describe, expect, it } from 'vitest'
import { seatsAmong } from './group-visits.ts'

const visit = {
  providerFacilityId: 'here',
  visitTypeId: 'class',
  startsAt: 1,
  visitCapacity: 8,
  status: 'booked',
} as const

describe('seatsAmong', () => {
  it('counts who comes at one time, and nobody who does not come', () => {
    const rows: Parameters<typeof seatsAmong>[0] = [
      visit,
      { ...visit, status: 'completed' },
      ...(['cancelled', 'no_show', 'declined', 'expired', 'entered_in_error'] as const).map((status) => ({
        ...visit,
        status,
      })),
      { ...visit, startsAt: 2 },
      { ...visit, providerFacilityId: 'there' },
      { ...visit, visitTypeId: 'other' },
    ]
    const seatsOf = seatsAmong(rows)
    expect(seatsOf(visit)).toEqual({ taken: 2, of: 8 })
    expect(seatsOf({ ...visit, startsAt: 2 })).toEqual({ taken: 1, of: 8 })
    expect(seatsOf({ ...visit, startsAt: 3 })).toEqual({ taken: 0, of: 8 })
  })

  it('says nothing of a visit for one, or without a time', () => {
    const seatsOf = seatsAmong([visit])
    expect(seatsOf({ ...visit, visitCapacity: 1 })).toBeNull()
    expect(seatsOf({ ...visit, visitCapacity: null })).toBeNull()
    expect(seatsOf({ ...visit, startsAt: null })).toBeNull()
  })
})
