import { describe, expect, it } from 'vitest'
import type { PostalAddress } from './address.ts'
import { bestMatch, matchAddress } from './address-match.ts'

const known = {
  line1: '136-08 Magnolia Rd',
  city: 'Flushing',
  state: 'NY',
  zip: '11354',
  cityNames: ['Flushing', 'Queens', 'New York'],
}
const entered = (changes: Partial<PostalAddress> = {}): PostalAddress => ({
  line1: '136-08 Magnolia Road',
  line2: 'Ste 9',
  city: 'Flushing',
  state: 'NY',
  zip: '11354',
  ...changes,
})
const confidence = (changes: Partial<PostalAddress>) => matchAddress(entered(changes), known).confidence

describe('matchAddress', () => {
  it('is exact whatever the spelling, the suite and the four digits after the ZIP code', () => {
    for (const same of [
      {},
      { line1: '13608 MAGNOLIA RD' },
      { city: 'queens' },
      { line2: null },
      { zip: '11354-1234' },
    ]) {
      expect(confidence(same), JSON.stringify(same)).toBe('exact')
    }
  })

  it('is high with one part wrong, medium with two, low with three', () => {
    expect(confidence({ zip: '11355' })).toBe('high')
    expect(confidence({ city: 'Brooklyn' })).toBe('high')
    expect(confidence({ line1: '136-08 Magnola Rd' })).toBe('high')
    expect(confidence({ line1: '136-08 Magnolia St' })).toBe('high')
    expect(confidence({ line1: '136-08 Magnola Rd', zip: '11355' })).toBe('medium')
    expect(confidence({ line1: '136-08 Magnola Rd', zip: '11355', state: 'NJ' })).toBe('low')
  })

  it('asks about a neighbor only when everything else agrees', () => {
    expect(confidence({ line1: '136-10 Magnolia Rd' })).toBe('low')
    expect(confidence({ line1: '136-10 Magnolia Rd', zip: '11355' })).toBe('none')
  })

  it('knows nothing of another street or another town', () => {
    expect(confidence({ line1: '136-08 Apricot Rd' })).toBe('none')
    expect(confidence({ city: 'Brooklyn', zip: '11220' })).toBe('none')
    expect(confidence({ line1: 'Magnolia Rd' })).not.toBe('exact')
  })

  it('does not take one numbered street for the next', () => {
    const avenue = { ...known, line1: '60-01 38th Ave' }
    expect(matchAddress(entered({ line1: '60-01 39th Ave' }), avenue).confidence).toBe('none')
    expect(matchAddress(entered({ line1: '60-01 38th St' }), avenue).street).toBe('plausible')
  })

  it('says which part differs', () => {
    expect(matchAddress(entered({ zip: '11355' }), known)).toEqual({
      address_number: 'matched',
      street: 'matched',
      place: 'matched',
      region: 'matched',
      postcode: 'unmatched',
      confidence: 'high',
    })
  })
})

describe('bestMatch', () => {
  it('takes the surest, of equals the first, or none', () => {
    const near = { ...known, line1: '136-10 Magnolia Rd' }
    expect(bestMatch(entered(), [near, known, { ...known }])?.known).toBe(known)
    expect(bestMatch(entered(), [near])?.match.confidence).toBe('low')
    expect(bestMatch(entered(), [{ ...known, line1: '1 Plum Ln' }])).toBeNull()
    expect(bestMatch(entered(), [])).toBeNull()
  })
})
