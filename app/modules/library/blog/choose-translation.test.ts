import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { chooseBySlug, chooseTranslation, minutesToRead, ownSlugs } from './choose-translation.ts'

const inLocales = (...own: (typeof locales)[number][]) => own.map((locale) => ({ locale, slug: `s-${locale}` }))

describe('the text that a reader gets', () => {
  it('is the own language when there is one', () => {
    for (const locale of locales) expect(chooseTranslation(inLocales(...locales), locale)?.locale).toBe(locale)
  })

  it.each([
    ['zh-Hans', ['zh-Hant', 'en-US'], 'zh-Hant'],
    ['zh-Hant', ['en-US', 'zh-Hans'], 'zh-Hans'],
    ['zh-Hans', ['en-US'], 'en-US'],
    ['en-US', ['zh-Hant', 'zh-Hans'], 'zh-Hans'],
    ['en-US', ['zh-Hant'], 'zh-Hant'],
  ] as const)('of %s out of %j is %s', (locale, own, expected) => {
    expect(chooseTranslation(inLocales(...own), locale)?.locale).toBe(expected)
  })

  it('is none of a post without texts', () => {
    expect(chooseTranslation([], 'en-US')).toBeUndefined()
  })
})

it('a slug that two posts share means the one in the reader’s language', () => {
  const rows = [
    { locale: 'en-US', postId: 'a' },
    { locale: 'zh-Hant', postId: 'b' },
  ] as const
  expect(chooseBySlug(rows, 'zh-Hant')?.postId).toBe('b')
  expect(chooseBySlug(rows, 'en-US')?.postId).toBe('a')
  expect(chooseBySlug(rows, 'zh-Hans')?.postId).toBe('b')
})

it('only languages a post is written in have an address of their own', () => {
  expect(ownSlugs(inLocales('en-US', 'zh-Hans'))).toEqual({ 'zh-Hans': 's-zh-Hans', 'en-US': 's-en-US' })
})

it('counts minutes in both scripts', () => {
  expect(minutesToRead('')).toBe(1)
  expect(minutesToRead('字'.repeat(1400))).toBe(4)
  expect(minutesToRead('word '.repeat(1000))).toBe(5)
  expect(minutesToRead('字'.repeat(700) + ' word'.repeat(200))).toBe(3)
})
