import { describe, expect, it } from 'vitest'
import { unitsOf } from './tokens.ts'
import { typedParts } from './typed-text.ts'

const part = (length: number) => ({ length, isGivenUp: true })
const filler = (length: number) => ({ length, isGivenUp: false })

describe('a part that is taken off', () => {
  it('takes along what is written against it, and leaves what stands behind a space', () => {
    const text = '看皮肤科 有白卡 明天'
    const pieces = [filler(1), part(3), filler(1), part(2), filler(2)]
    expect(typedParts(text, unitsOf(text), pieces)).toEqual([
      { words: '皮肤科', rest: '有白卡 明天' },
      { words: '白卡', rest: '看皮肤科 明天' },
    ])
  })
})
