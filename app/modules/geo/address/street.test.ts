import { describe, expect, it } from 'vitest'
import { editDistance, readStreet } from './street.ts'

describe('readStreet', () => {
  it.each([
    ['136-08 Magnolia Rd', '13608 magnolia road'],
    ['136-08 Magnolia Rd., Ste 2A', '13608 MAGNOLIA ROAD'],
    ['40-12 38th Ave #3', '4012 38 Avenue, Unit 3'],
    ['101 W 14th St, 3rd Floor', '101 West 14 Street'],
    ['55 Fifth Ave Fl 2', '55 5th Avenue'],
    ['12 St. Nicholas Ave', '12 St Nicholas Avenue'],
    ['８１８ ６０ｔｈ Ｓｔ', '818 60th street'],
  ])('%s and %s are one house', (one, other) => {
    const [a, b] = [readStreet(one), readStreet(other)]
    expect([a.house, a.street]).toEqual([b.house, b.street])
  })

  it.each([
    ['136-08 Magnolia Rd', '136-10 Magnolia Rd'],
    ['60-01 38th Ave', '60-01 39th Ave'],
    ['101 W 14th St', '101 E 14th St'],
    ['12 St Nicholas Ave', '12 Nicholas St'],
  ])('%s and %s are two', (one, other) => {
    const [a, b] = [readStreet(one), readStreet(other)]
    expect(`${a.house} ${a.street}`).not.toBe(`${b.house} ${b.street}`)
  })

  it('keeps the unit aside', () => {
    expect(readStreet('136-08 Magnolia Rd, Ste 2A')).toEqual({
      house: '13608',
      street: 'magnolia road',
      unit: 'ste 2a',
    })
    expect(readStreet('9 Plum Ln 3rd Floor').unit).toBe('3rd floor')
    expect(readStreet('9 Plum Ln #4').unit).toBe('unit 4')
  })

  it('fails on nothing', () => {
    expect(readStreet('')).toEqual({ house: '', street: '', unit: '' })
    expect(readStreet('11354')).toEqual({ house: '', street: '11354', unit: '' })
    expect(readStreet('缅街 💊').house).toBe('')
  })
})

describe('editDistance', () => {
  it('counts letters up to a limit', () => {
    expect(editDistance('magnolia', 'magnolia', 2)).toBe(0)
    expect(editDistance('magnolia', 'magnola', 2)).toBe(1)
    expect(editDistance('magnolia', 'mangolia', 2)).toBe(2)
    expect(editDistance('magnolia', 'apricot', 2)).toBe(3)
    expect(editDistance('a', 'abcdef', 2)).toBe(3)
  })
})
