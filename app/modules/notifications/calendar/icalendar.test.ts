import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldLine, icsFile, icsInstant, icsParameter, icsText, icsWall } from './icalendar.ts'

const octets = (text: string) => Buffer.byteLength(text, 'utf8')
const unfold = (text: string) => text.replaceAll('\r\n ', '')

describe('foldLine', () => {
  it('keeps every line within 75 octets, cuts no character and loses nothing', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.string({ unit: fc.constantFrom('就', '诊', '😀', 'é', 'a', ' ', '\u{20bb7}'), maxLength: 400 }),
    )
    fc.assert(
      fc.property(text, (given) => {
        const line = given.replace(/[\r\n]/g, '')
        const folded = foldLine(line)
        const lines = folded.split('\r\n')
        expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75)
        expect(lines.slice(1).every((next) => next.startsWith(' '))).toBe(true)
        // A character cut in two would come back as replacement characters.
        expect(Buffer.from(folded).toString()).toBe(folded)
        expect(unfold(folded)).toBe(line)
      }),
      { numRuns: 500 },
    )
  })

  it('leaves a line of exactly 75 octets alone and folds one of 76', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
    // 25 characters of three octets fill a line; the 26th goes to the next.
    expect(foldLine('诊'.repeat(26))).toBe(`${'诊'.repeat(25)}\r\n 诊`)
    expect(foldLine(`${'x'.repeat(73)}诊`)).toBe(`${'x'.repeat(73)}\r\n 诊`)
  })
})

describe('values', () => {
  it('of text cannot end their line or become a list', () => {
    expect(icsText('136-20 38th Ave; Suite 5, Flushing\\NY')).toBe('136-20 38th Ave\\; Suite 5\\, Flushing\\\\NY')
    expect(icsText('a\r\nATTENDEE:mailto:x@example.com\rb\nc')).toBe('a\\nATTENDEE:mailto:x@example.com\\nb\\nc')
    expect(icsText('a\0b\x1bc\td')).toBe('abc\td')
  })

  it('of parameters stay inside their quotes', () => {
    expect(icsParameter('a";X=1:\r\nB')).toBe('"a;X=1:B"')
  })

  it('of time are written without punctuation', () => {
    expect(icsInstant(Date.parse('2026-10-20T14:05:09.700Z'))).toBe('20261020T140509Z')
    expect(icsWall(Date.parse('2026-10-20T10:05:00Z'))).toBe('20261020T100500')
  })

  it('make a file whose every line ends with CRLF', () => {
    expect(icsFile(['BEGIN:VCALENDAR', 'END:VCALENDAR'])).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
  })
})
