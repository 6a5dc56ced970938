import { describe, expect, it } from 'vitest'
import { enrollmentOn } from './enrollment.ts'

const medicare = { opensOn: '10-15', closesOn: '12-07' }
const winter = { opensOn: '11-01', closesOn: '01-31' }

describe('a period of enrollment', () => {
  it('is open on its first and its last day', () => {
    expect(enrollmentOn(medicare, '2026-10-14')).toEqual({
      state: 'closed',
      opensOn: '2026-10-15',
      closesOn: '2026-12-07',
    })
    expect(enrollmentOn(medicare, '2026-10-15')).toEqual({ state: 'open', closesOn: '2026-12-07', daysLeft: 53 })
    expect(enrollmentOn(medicare, '2026-12-07')).toEqual({ state: 'open', closesOn: '2026-12-07', daysLeft: 0 })
    expect(enrollmentOn(medicare, '2026-12-08')).toMatchObject({ state: 'closed', opensOn: '2027-10-15' })
  })

  it('may end in the next year', () => {
    expect(enrollmentOn(winter, '2026-10-31')).toMatchObject({ state: 'closed', opensOn: '2026-11-01' })
    expect(enrollmentOn(winter, '2026-12-31')).toMatchObject({ state: 'open', closesOn: '2027-01-31' })
    expect(enrollmentOn(winter, '2027-01-31')).toEqual({ state: 'open', closesOn: '2027-01-31', daysLeft: 0 })
    expect(enrollmentOn(winter, '2027-02-01')).toEqual({
      state: 'closed',
      opensOn: '2027-11-01',
      closesOn: '2028-01-31',
    })
  })

  it('ends with February where that has 28 days', () => {
    expect(enrollmentOn({ opensOn: '01-01', closesOn: '02-29' }, '2027-02-10')).toMatchObject({
      closesOn: '2027-02-28',
    })
    expect(enrollmentOn({ opensOn: '01-01', closesOn: '02-29' }, '2028-02-10')).toMatchObject({
      closesOn: '2028-02-29',
    })
  })

  it('is all year without dates', () => {
    expect(enrollmentOn({ opensOn: null, closesOn: null }, '2026-11-02')).toEqual({ state: 'all_year' })
  })
})
