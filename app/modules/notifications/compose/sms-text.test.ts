import { describe, expect, it } from 'vitest'
import { fitName, fitsSms, smsLetters, smsSize } from './sms-text.ts'

describe('smsSize', () => {
  it.each([
    ['a'.repeat(160), { encoding: 'gsm', units: 160, segments: 1 }],
    ['a'.repeat(161), { encoding: 'gsm', units: 161, segments: 2 }],
    ['a'.repeat(307), { encoding: 'gsm', units: 307, segments: 3 }],
    ['[€]', { encoding: 'gsm', units: 6, segments: 1 }],
    ['é@£', { encoding: 'gsm', units: 3, segments: 1 }],
    ['约'.repeat(70), { encoding: 'ucs2', units: 70, segments: 1 }],
    ['约'.repeat(71), { encoding: 'ucs2', units: 71, segments: 2 }],
    ['😀', { encoding: 'ucs2', units: 2, segments: 1 }],
    ['10:30\u202fAM', { encoding: 'ucs2', units: 8, segments: 1 }],
  ] as const)('%s', (text, size) => {
    expect(smsSize(text)).toEqual(size)
  })

  it('takes one segment in GSM letters and two in Chinese as fitting', () => {
    expect(fitsSms('a'.repeat(160))).toBe(true)
    expect(fitsSms('a'.repeat(161))).toBe(false)
    expect(fitsSms('约'.repeat(134))).toBe(true)
    expect(fitsSms('约'.repeat(135))).toBe(false)
  })
})

it('writes typography in GSM letters', () => {
  const text = smsLetters('10:30\u202fAM – “You’re booked”…')
  expect(text).toBe('10:30 AM - "You\'re booked"...')
  expect(smsSize(text).encoding).toBe('gsm')
})

describe('fitName', () => {
  const write = (room: number) => (name: string) => 'x'.repeat(160 - room) + name

  it('keeps as many whole words as fit', () => {
    expect(fitName('Heron Specialists of Great Neck', write(31))).toContain('Heron Specialists of Great Neck')
    expect(fitName('Heron Specialists of Great Neck', write(30))).toMatch(/xHeron Specialists of Great$/)
    expect(fitName('Heron Specialists of Great Neck', write(21))).toMatch(/xHeron Specialists$/)
    expect(fitName('Heron Specialists of Great Neck', write(4))).toBe('x'.repeat(156))
    expect(fitName('', write(10))).toBe('x'.repeat(150))
  })

  it('does not end in a small word', () => {
    expect(fitName('Lin & Bai Medical', write(6))).toMatch(/xLin$/)
  })
})
