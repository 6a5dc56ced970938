import { describe, expect, it } from 'vitest'
import { bannedClaimRows } from '#drizzle/seed/reference/banned-claims.ts'
import { markClaims } from './banned-claims.ts'

const found = (text: string, locale: string) =>
  markClaims(text, locale, bannedClaimRows)
    .filter(({ kind }) => kind !== null)
    .map(({ text: words }) => words)

describe('markClaims', () => {
  it.each([
    ['本院根治糖尿病，保证治愈。', 'zh-Hans', ['根治', '保证治愈']],
    ['百分百有效，绝无副作用', 'zh-Hans', ['百分百有效', '无副作用']],
    ['保證治癒，藥到病除', 'zh-Hant', ['保證治癒', '藥到病除']],
    ['We offer a Guaranteed  Cure and are the best doctor in town.', 'en-US', ['Guaranteed  Cure', 'best doctor']],
    ['Curettage is a procedure; I treat adults.', 'en-US', []],
    ['可以帮助控制血糖。', 'zh-Hans', []],
  ])('%s', (text, locale, claims) => {
    expect(found(text, locale)).toEqual(claims)
  })

  it('keeps the text as it is', () => {
    const text = '根治 100% cure $^ 根治'
    expect(
      markClaims(text, 'en-US', bannedClaimRows)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it('looks for phrases as they are written, signs and all', () => {
    const claim = { locale: 'en-US', phrase: '100% (safe)', kind: 'safety' }
    expect(markClaims('is 100% (SAFE)', 'en-US', [claim]).map(({ kind }) => kind)).toEqual([null, 'safety'])
  })
})
