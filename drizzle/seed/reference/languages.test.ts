import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { languages } from './languages.ts'

const byId = new Map(languages.map((language) => [language.id, language]))

describe('languages', () => {
  it('has well-formed and unique BCP 47 tags', () => {
    for (const { id } of languages) expect(() => Intl.getCanonicalLocales(id), id).not.toThrow()
    expect(byId.size).toBe(languages.length)
  })

  it('filters by all but the comprehension notes', () => {
    expect(languages.filter((language) => !language.isFilter).map((language) => language.id)).toEqual([
      'cmn-x-dongbei',
      'cmn-x-sichuan',
    ])
  })

  it('marks the Chinese varieties and no other language', () => {
    expect(languages.filter((language) => !language.isDialect).map((language) => language.id)).toEqual([
      ...['en', 'ko', 'es', 'ru', 'vi', 'my', 'ms'],
    ])
  })

  it.each(locales)('gives each word in %s to one language', (locale) => {
    const words = languages
      .flatMap(({ name, aliases }) => [name[locale], ...aliases[locale]])
      .map((word) => word.toLowerCase())
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })

  it.each([
    ['zh-Hant', '國語', 'cmn'],
    ['en-US', 'Mandarin', 'cmn'],
    ['zh-Hant', '廣東話', 'yue'],
    ['zh-Hans', '台山话', 'yue-x-toisan'],
    ['zh-Hans', '福建话', 'cdo'],
    ['zh-Hant', '台語', 'nan'],
    ['zh-Hans', '潮汕话', 'nan-x-teochew'],
    ['en-US', 'Hakka', 'hak'],
    ['zh-Hans', '温州话', 'wuu-x-wenzhou'],
  ] as const)('%s %s → %s', (locale, word, id) => {
    const { name, aliases } = byId.get(id)!
    expect([name[locale], ...aliases[locale]]).toContain(word)
  })
})
