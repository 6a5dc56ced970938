import { describe, expect, it } from 'vitest'
import { fittedSize, linesIn, textWidth } from './fit-text.ts'

const sizes = [
  { px: 80, maxLines: 2 },
  { px: 60, maxLines: 3 },
] as const

describe('linesIn', () => {
  it('breaks Han between characters and Latin between words', () => {
    expect(linesIn('看医生说中文', 6)).toBe(1)
    expect(linesIn('看医生说中文', 3)).toBe(2)
    expect(linesIn('aaaa bbbb', 5)).toBe(2)
    expect(linesIn('aaaa bbbb', 1)).toBe(Infinity)
  })

  it('lets no line begin with punctuation', () => {
    // Three fit by width; the comma takes its character along.
    expect(linesIn('看医生，', 3)).toBe(2)
    expect(linesIn('', 3)).toBe(1)
  })

  it('reckons wide letters wider than narrow ones and Han widest', () => {
    expect(textWidth('医')).toBeGreaterThan(textWidth('m'))
    expect(textWidth('m')).toBeGreaterThan(textWidth('i'))
    expect(textWidth('𠮷')).toBe(1)
  })
})

describe('fittedSize', () => {
  it('takes the largest that fits', () => {
    expect(fittedSize('牙科', 640, sizes)).toEqual({ px: 80, maxLines: 2, fits: true })
    expect(fittedSize('牙'.repeat(17), 640, sizes)).toEqual({ px: 60, maxLines: 3, fits: true })
  })

  it('says when none does', () => {
    expect(fittedSize('牙'.repeat(200), 640, sizes)).toEqual({ px: 60, maxLines: 3, fits: false })
    expect(fittedSize('x'.repeat(200), 640, sizes).fits).toBe(false)
  })
})
