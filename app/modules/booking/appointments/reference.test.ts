import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { formatReference, newReference, parseReference, referencesIn } from './reference.ts'

const alphabet = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789']
const samples = Array.from({ length: 200 }, () => newReference(randomBytes))

describe('a reference', () => {
  it('has nine characters of an alphabet without look-alikes and can be read back', () => {
    for (const reference of samples) {
      expect(reference).toMatch(/^[A-HJ-NP-Z2-9]{9}$/)
      expect(parseReference(reference)).toBe(reference)
    }
    expect(new Set(samples).size).toBe(samples.length)
  })

  it('is read as it is printed or typed', () => {
    const reference = samples[0]!
    const printed = formatReference(reference)
    expect(printed).toMatch(/^.{4}-.{4}-.$/)
    expect(parseReference(` ${printed.toLowerCase()} `)).toBe(reference)
    expect([parseReference(''), parseReference(reference.slice(1)), parseReference(`${reference}A`)]).toEqual([
      null,
      null,
      null,
    ])
    expect(parseReference('AAAA-AAAA-O')).toBeNull()
  })

  it('shows any one wrong character', () => {
    for (const reference of samples.slice(0, 30))
      for (let index = 0; index < 9; index++)
        for (const wrong of alphabet) {
          if (wrong === reference[index]) continue
          expect(parseReference(reference.slice(0, index) + wrong + reference.slice(index + 1))).toBeNull()
        }
  })

  it('shows any two characters that changed places, neighbors above all', () => {
    for (const reference of samples)
      for (let one = 0; one < 9; one++)
        for (let other = one + 1; other < 9; other++) {
          if (reference[one] === reference[other]) continue
          const swapped = [...reference]
          ;[swapped[one], swapped[other]] = [swapped[other]!, swapped[one]!]
          expect(parseReference(swapped.join(''))).toBeNull()
        }
  })

  it('takes every character alike from even bytes', () => {
    const all = Uint8Array.from({ length: 256 }, (_, index) => index)
    const counts = new Map<string, number>()
    for (let start = 0; start < 256; start += 8)
      for (const character of newReference(() => all.subarray(start, start + 8)).slice(0, 8))
        counts.set(character, (counts.get(character) ?? 0) + 1)
    expect(new Set(counts.values())).toEqual(new Set([8]))
    expect(counts.size).toBe(32)
  })
})

describe('references in a text', () => {
  const [one, other] = samples as [string, string]

  it('are found however they are written, each once, in their order', () => {
    const text = `预约号${formatReference(one)}，又约了 ${other.toLowerCase()}。我说的是 ${formatReference(one).replaceAll('-', ' ')}`
    expect(referencesIn(text)).toEqual([one, other])
    expect(referencesIn(`NO ${formatReference(one).replaceAll('-', '–')}!`)).toEqual([one])
  })

  it('are no parts of longer words, and none that the check character refutes', () => {
    const wrong = one.slice(0, -1) + (one.endsWith('A') ? 'B' : 'A')
    expect(referencesIn(`${wrong} X${one} ${one}7 (212) 555-0188 ${one.slice(0, 8)}`)).toEqual([])
  })
})
