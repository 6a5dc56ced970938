import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isValidNpi, npiCheckDigit } from './npi.ts'

const nineDigits = fc
  .tuple(fc.constantFrom('1', '2'), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([first, rest]) => first + String(rest).padStart(8, '0'))
const npi = nineDigits.map((stem) => stem + npiCheckDigit(stem))

describe('npiCheckDigit', () => {
  it.each([
    ['123456789', 3],
    ['190000000', 5],
    ['190000001', 3],
    ['190000002', 1],
    ['190000003', 9],
    ['190000009', 6],
    ['155859879', 7],
  ])('of %s is %i', (stem, digit) => {
    expect(npiCheckDigit(stem)).toBe(digit)
  })

  it('agrees with the form without the prefix, which adds 24', () => {
    fc.assert(
      fc.property(nineDigits, (stem) => {
        const sum = [...stem].reduce((total, character, index) => {
          const digit = Number(character) * (index % 2 === 0 ? 2 : 1)
          return total + (digit > 9 ? digit - 9 : digit)
        }, 24)
        expect(npiCheckDigit(stem)).toBe((10 - (sum % 10)) % 10)
      }),
    )
  })

  it.each(['', '12345678', '1234567890', '12345678x', '１２３４５６７８９', ' 23456789'])('refuses %j', (stem) => {
    expect(() => npiCheckDigit(stem)).toThrow(RangeError)
  })
})

describe('isValidNpi', () => {
  it.each(['1234567893', '1245319599', '1679576722', '1900000005', '1900000088'])('accepts %s', (value) => {
    expect(isValidNpi(value)).toBe(true)
  })

  it.each([
    '1234567890',
    '3234567892',
    '0234567891',
    '123456789',
    '12345678931',
    ' 1234567893',
    '1234567893\n',
    '１２３４５６７８９３',
    '',
  ])('refuses %j', (value) => {
    expect(isValidNpi(value)).toBe(false)
  })

  it('notices every single wrong digit', () => {
    fc.assert(
      fc.property(npi, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (valid, index, step) => {
        const wrong = valid.slice(0, index) + ((Number(valid[index]) + step) % 10) + valid.slice(index + 1)
        expect(isValidNpi(wrong)).toBe(false)
      }),
    )
  })

  it('notices two neighbors swapped, except 0 and 9', () => {
    fc.assert(
      fc.property(npi, fc.integer({ min: 0, max: 8 }), (valid, index) => {
        const [left, right] = [valid[index]!, valid[index + 1]!]
        fc.pre(left !== right && !['09', '90'].includes(left + right))
        expect(isValidNpi(valid.slice(0, index) + right + left + valid.slice(index + 2))).toBe(false)
      }),
    )
  })
})
