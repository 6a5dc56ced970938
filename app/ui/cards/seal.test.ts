import { describe, expect, it } from 'vitest'
import { sealCarving, sealCharacters, sealLetters, sealTint, sealTints } from './seal.ts'

describe('sealLetters', () => {
  it.each([
    ['白芷宁', '白'],
    ['歐陽慧', '歐陽'],
    ['欧阳慧', '欧阳'],
    ['司马', '司马'],
    [' 苏叶清 ', '苏'],
    ['Zhining Bai', 'ZB'],
    ['Mei-Ling Cheung', 'MC'],
    ['Zhining  van der Bai', 'ZB'],
    ['bai', 'B'],
    ["O'Neil, Sean", 'OS'],
    ['', ''],
    ['123', ''],
    ['𠮷田', '𠮷'],
  ])('of "%s" are "%s"', (name, letters) => {
    expect(sealLetters(name)).toBe(letters)
  })
})

describe('sealTint', () => {
  it('stays the same for the same seed', () => {
    expect(sealTint('白芷宁')).toBe(sealTint('白芷宁'))
    // Fixed forever: a doctor keeps the colour of the seal.
    expect([sealTint('a'), sealTint('b'), sealTint('')]).toMatchInlineSnapshot(`
      [
        "e",
        "b",
        "b",
      ]
    `)
  })

  it('spreads seeds over all six tints', () => {
    const counts = new Map(sealTints.map((tint) => [tint, 0]))
    for (let seed = 0; seed < 6000; seed += 1) {
      const tint = sealTint(`provider-${seed}`)
      counts.set(tint, counts.get(tint)! + 1)
    }
    for (const count of counts.values()) expect(count).toBeGreaterThan(800)
  })
})

describe('a carved seal', () => {
  it.each([
    ['白芷宁', ['白', '印']],
    ['歐陽慧', ['歐', '陽']],
    ['Zhining Bai', ['Z', 'B']],
    ['bai', ['B']],
    ['', []],
  ])('of "%s" has the characters %j', (name, characters) => {
    expect(sealCharacters(name)).toEqual(characters)
  })

  it('is carved the same way for the same seed, and about half of all seeds each way', () => {
    expect(sealCarving('provider-1')).toBe(sealCarving('provider-1'))
    const sunk = Array.from({ length: 2000 }, (_, seed) => sealCarving(`provider-${seed}`)).filter(
      (way) => way === 'yin',
    )
    expect(sunk.length).toBeGreaterThan(900)
    expect(sunk.length).toBeLessThan(1100)
  })

  it('does not follow the tint: every tint is met carved both ways', () => {
    const met = new Set(Array.from({ length: 500 }, (_, seed) => `${sealTint(`${seed}`)}${sealCarving(`${seed}`)}`))
    expect(met.size).toBe(2 * sealTints.length)
  })
})
