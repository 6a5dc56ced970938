import { describe, expect, it } from 'vitest'
import { inOrderOfUse, isInList, type Lot, lotState, stockOf } from './stock.ts'

const today = '2026-10-20'
const lot = (id: string, expiresOn: string | null, balance: number): Lot => ({ id, lotNumber: id, expiresOn, balance })

describe('a lot', () => {
  it.each([
    ['2026-10-19', 'expired'],
    ['2026-10-20', 'soon'],
    ['2026-12-19', 'soon'],
    ['2026-12-20', 'good'],
    [null, 'good'],
  ] as const)('that may be used until %s is %s', (expiresOn, state) => {
    expect(lotState(expiresOn, today)).toBe(state)
  })

  it('that expires first is used first, and an expired one last', () => {
    const lots = [
      lot('never', null, 1),
      lot('gone', '2026-10-01', 1),
      lot('later', '2027-01-01', 1),
      lot('next', '2026-11-01', 1),
    ]
    expect(inOrderOfUse(lots, today).map(({ id }) => id)).toEqual(['next', 'later', 'never', 'gone'])
  })
})

describe('the stock of an item', () => {
  it('fills its minimum with what can be used alone', () => {
    const lots = [lot('gone', '2026-10-01', 8), lot('next', '2026-11-01', 3), lot('never', null, 2)]
    expect(stockOf(10, lots, today)).toEqual({
      ...{ onHand: 13, expired: 8, usable: 5, missing: 5, nextExpiry: '2026-11-01' },
      tags: ['low', 'soon', 'expired'],
    })
    expect(stockOf(5, lots, today)).toMatchObject({ missing: 0, tags: ['soon', 'expired'] })
  })

  it('stands out by no lot that is used up', () => {
    const lots = [lot('gone', '2026-10-01', 0), lot('next', '2026-11-01', 0)]
    expect(stockOf(0, lots, today)).toMatchObject({ onHand: 0, nextExpiry: null, tags: [] })
  })

  it('is in the lists of what it stands out by, and archived in one alone', () => {
    const item = { isArchived: false, stock: stockOf(1, [], today) }
    expect([isInList('all', item), isInList('low', item), isInList('soon', item)]).toEqual([true, true, false])
    expect(isInList('archived', item)).toBe(false)
    const archived = { ...item, isArchived: true }
    expect([isInList('all', archived), isInList('low', archived), isInList('archived', archived)]).toEqual([
      false,
      false,
      true,
    ])
  })
})
