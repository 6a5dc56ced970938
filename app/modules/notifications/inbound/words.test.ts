import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordOf } from './words.ts'

describe('wordOf', () => {
  it.each([
    ['1', 'confirm'],
    [' １ ', 'confirm'],
    ['是', 'confirm'],
    ['是。', 'confirm'],
    ['2', 'cancel'],
    ['2.', 'cancel'],
    ['否！', 'cancel'],
    ['STOP', 'stop'],
    ['Stop!', 'stop'],
    ['ＳＴＯＰ', 'stop'],
    ['退订', 'stop'],
    ['「退訂」', 'stop'],
    ['\u200eunsubscribe\n', 'stop'],
    ['start', 'start'],
  ])('reads %j as %s', (text, word) => {
    expect(wordOf(text)).toBe(word)
  })

  it.each([
    '',
    '12',
    '1 2',
    '1/2',
    '1 or 2?',
    '10:30',
    '-1-2',
    '是否',
    '不是',
    '是吗？',
    'cancel',
    'yes please cancel',
    "don't stop",
    '请不要退订',
    'constructor',
    '__proto__',
  ])('guesses nothing from %j', (text) => {
    expect(wordOf(text)).toBeNull()
  })

  it('never fails', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void wordOf(text)))
  })
})
