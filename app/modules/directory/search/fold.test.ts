import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldHan, textLimit } from './fold.ts'

describe('folding a text', () => {
  it.each([
    ['張美玲', '张美玲'],
    ['後乾裡著啟衞', '后干里着启卫'],
    ['鍾甯', '钟宁'],
    ['Zhāng Měilíng', 'zhang meiling'],
    ['LÜ Lǚ', 'lu lu'],
    ['ＺＨＡＮＧ　ｍｅｉ', 'zhang mei'],
    ["Xi'an O’Brien Ts`ai", 'xian obrien tsai'],
    ['Mei-ling Mei‑Ling Mei·Ling', 'mei ling mei ling mei ling'],
    ['  a\t\nb\u0000c\u200bd  ', 'a b c d'],
    ['!!!…—“”', ''],
    ['😀', ''],
    ['Ünïcödé', 'unicode'],
    ['①②', '12'],
  ])('%j becomes %j', (text, expected) => {
    expect(fold(text)).toBe(expected)
  })

  it('keeps at most 200 code points, whole characters beyond the basic plane included', () => {
    expect(fold('x'.repeat(10_000))).toHaveLength(textLimit)
    expect([...fold('𠮷'.repeat(10_000))]).toHaveLength(textLimit)
    expect([...fold('ﷺ'.repeat(10_000))].length).toBeLessThanOrEqual(textLimit)
  })

  it('folds one character at a time, whatever stands beside it', () => {
    expect(foldHan('頭髮發')).toBe('头发发')
    // The one pair that is a word written two ways.
    expect(fold('保險計畫')).toBe(fold('保險計劃'))
    expect(foldHan('乾隆')).toBe(foldHan('乾') + foldHan('隆'))
  })

  it('is the same when done twice, never throws, and leaves no mark, capital or control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const folded = fold(text)
        expect(fold(folded)).toBe(folded)
        expect(folded).not.toMatch(/[\p{Lu}\p{Cc}\p{Cs}\p{P}]/u)
        expect(folded).toBe(folded.trim())
      }),
      { numRuns: 2_000 },
    )
  })
})
