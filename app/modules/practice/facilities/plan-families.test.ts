import { describe, expect, it } from 'vitest'
import { plans } from '#drizzle/seed/reference/plans.ts'
import { carriers } from '#drizzle/seed/reference/carriers.ts'
import { familiesOf, familyStateOf, statesByFamily } from './plan-families.ts'

const sold = plans.map(({ id, carrierId, line }) => {
  return { id, carrierId, line, carrierKind: carriers.find((each) => each.id === carrierId)!.kind }
})

describe('the heads of plans', () => {
  it('are twelve at most, and every plan stands under one', () => {
    const families = familiesOf(sold)
    expect(families.size).toBe(plans.length)
    expect(new Set(families.values()).size).toBeLessThanOrEqual(12)
    // However many carriers sell many plans.
    const many = Array.from({ length: 200 }, (_, index) => {
      return {
        id: `p${index}`,
        carrierId: `c${index % 40}`,
        carrierKind: index % 2 ? 'public' : 'private',
        line: 'qhp',
      }
    })
    expect(new Set(familiesOf(many).values()).size).toBeLessThanOrEqual(12)
  })

  it('are the carriers that sell the most; cards of the government, and teeth and eyes, stand together', () => {
    const families = familiesOf(sold)
    const of = (carrierId: string) => families.get(sold.find((plan) => plan.carrierId === carrierId)!.id)
    expect([of('healthfirst'), of('metroplushealth')]).toEqual(['healthfirst', 'metroplushealth'])
    expect([of('medicare'), of('new-york-medicaid'), of('workers-compensation')]).toEqual([
      'public',
      'public',
      'public',
    ])
    expect([of('vsp'), of('delta-dental')]).toEqual(['dental', 'dental'])
    expect([of('oscar'), of('1199seiu')]).toEqual(['other', 'other'])
  })

  it('are accepted whole, in part or not', () => {
    expect(familyStateOf(['accepted', 'accepted'])).toBe('all')
    expect(familyStateOf(['accepted', 'unknown'])).toBe('part')
    expect(familyStateOf(['not_accepted', 'not_accepted'])).toBe('none')
    expect(familyStateOf(['unknown', 'unknown'])).toBe('unknown')
  })

  it('decide for their plans, but where a part is meant', () => {
    const families = new Map([
      ...([
        ['a', 'one'],
        ['b', 'one'],
        ['c', 'two'],
        ['d', 'three'],
      ] as const),
    ])
    const said = statesByFamily(
      families,
      new Map([
        ['one', 'all' as const],
        ['two', 'part' as const],
      ]),
      new Map([
        ['a', 'unknown' as const],
        ['c', 'not_accepted' as const],
      ]),
    )
    expect(said).toEqual(
      new Map([
        ['a', 'accepted'],
        ['b', 'accepted'],
        ['c', 'not_accepted'],
      ]),
    )
  })
})
