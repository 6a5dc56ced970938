import { describe, expect, it } from 'vitest'
import { metersPerMile } from '#app/modules/geo/distance.ts'
import { type Alternative, mostSimilar } from './similar-providers.ts'

const sought = { languageIds: ['yue', 'cmn'], soonBefore: 1000 }
const someone = (miles: number | null, rest: Partial<Alternative> = {}) => ({
  meters: miles === null ? null : miles * metersPerMile,
  languageIds: ['yue', 'cmn'],
  firstAt: 1,
  ...rest,
})
const order = (others: Record<string, Alternative>, wished = sought) =>
  mostSimilar(
    Object.entries(others).map(([name, other]) => ({ name, ...other })),
    wished,
  ).map(({ name }) => name)

describe('who is similar', () => {
  it('is nearer, all else alike', () => {
    expect(order({ far: someone(4), near: someone(0.5), lost: someone(null), middle: someone(2) })).toEqual([
      'near',
      'middle',
      'far',
      'lost',
    ])
  })

  it('speaks the same languages, even some miles further away', () => {
    const others = {
      silent: someone(0.5, { languageIds: ['en'] }),
      half: someone(0.5, { languageIds: ['cmn', 'en'] }),
      same: someone(3),
      distant: someone(20),
    }
    expect(order(others)).toEqual(['same', 'half', 'silent', 'distant'])
    expect(order(others, { ...sought, languageIds: [] })).toEqual(['silent', 'half', 'same', 'distant'])
  })

  it('can be booked soon, before who can be booked later or not at all', () => {
    const others = {
      never: someone(1, { firstAt: null }),
      later: someone(1, { firstAt: 1000 }),
      soon: someone(1, { firstAt: 999 }),
    }
    expect(order(others)).toEqual(['soon', 'later', 'never'])
    expect(order({ ...others, soon: someone(9) })).toEqual(['later', 'never', 'soon'])
  })

  it('stays in the order found where nothing tells them apart', () => {
    expect(order({ one: someone(1), two: someone(1), three: someone(1) })).toEqual(['one', 'two', 'three'])
  })
})
