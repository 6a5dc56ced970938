import { describe, expect, it } from 'vitest'
import { numbersIn } from './numbers.ts'
import { unitsOf } from './tokens.ts'

describe('a number in a text', () => {
  it.each([
    '7185550123',
    '(718) 555-0123',
    '718.555.0123',
    '+1 718 555 0123',
    '1-718-555-0123',
    '17185550123',
    'tel:+17185550123',
    '电话：718-555-0123',
    '７１８－５５５－０１２３',
    'Dr. Chen 718 555 0123 ext. 4',
    '11355 718-555-0123',
  ])('%s', (text) => {
    expect(numbersIn(unitsOf(text))).toContain('7185550123')
  })

  it.each(['', '11355', '718-555-012', '718-555-01234', '2026-10-20', '24小时', 'zoeng1 mei5 ling4', '1 2 3'])(
    'is none in %s',
    (text) => {
      expect(numbersIn(unitsOf(text))).toEqual([])
    },
  )

  it('is an NPI as well', () => {
    expect(numbersIn(unitsOf('NPI 1900001110'))).toEqual(['1900001110'])
    expect(numbersIn(unitsOf('NPI#1900001110'))).toEqual(['1900001110'])
  })
})
