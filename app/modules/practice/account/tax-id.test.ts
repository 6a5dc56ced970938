import { describe, expect, it } from 'vitest'
import { maskTaxId, readTaxId } from './tax-id.ts'

describe('a tax id', () => {
  it.each([
    ['12-3456789', '12-3456789'],
    ['  12–3456789 ', '12-3456789'],
    ['１２－３４５６７８９', '12-3456789'],
    ['123456789', null],
    ['123-45-6789', null],
    ['12-345678', null],
    ['12-34567890', null],
    ['ab-cdefghi', null],
    ['', null],
  ])('%j is read as %j', (typed, read) => {
    expect(readTaxId(typed)).toBe(read)
  })

  it('is shown by its last four digits', () => {
    expect(maskTaxId('12-3456789')).toBe('•••••6789')
  })
})
