import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import catalogueEnUS from '#app/locales/en-US/catalogue.json'
import catalogueHans from '#app/locales/zh-Hans/catalogue.json'
import catalogueHant from '#app/locales/zh-Hant/catalogue.json'
import { uiTexts } from './testing.tsx'

type Tree = { [key: string]: Tree | string | string[] | string[][] }

function texts(tree: unknown, prefix = ''): [key: string, text: string][] {
  if (typeof tree === 'string') return [[prefix, tree]]
  return Object.entries(tree as Tree).flatMap(([key, value]) => texts(value, prefix ? `${prefix}.${key}` : key))
}

function marks(text: string): string[] {
  return [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(([mark]) => mark).sort()
}

const files = [
  { name: 'ui', tree: uiTexts },
  { name: 'catalogue', tree: { 'zh-Hans': catalogueHans, 'zh-Hant': catalogueHant, 'en-US': catalogueEnUS } },
] as const

describe.each(files)('texts of $name', ({ tree }) => {
  const source = new Map(texts(tree['zh-Hans']))

  it.each(locales)('%s has the same keys, placeholders and tags', (locale) => {
    const own = texts(tree[locale])
    expect(own.map(([key]) => key)).toEqual([...source.keys()])
    for (const [key, text] of own) {
      expect(text.trim(), key).not.toBe('')
      expect(marks(text), key).toEqual(marks(source.get(key)!))
    }
  })

  it('puts no half-width punctuation and no spaces between Han characters', () => {
    for (const locale of ['zh-Hans', 'zh-Hant'] as const) {
      for (const [key, text] of texts(tree[locale])) {
        expect(text, `${locale} ${key}`).not.toMatch(/\p{Script=Han}[,;:!?]|\p{Script=Han} \p{Script=Han}(?!生)/u)
      }
    }
  })

  it('writes Traditional with its own characters and words', () => {
    for (const [key, text] of texts(tree['zh-Hant'])) {
      if (key === 'language.zh-Hans') continue
      expect(text, key).not.toMatch(/[医诊约电话语费疗档链页请务预过时间号码]|登录|信息|搜索|邮箱|周[一二三四五六日]/u)
    }
  })
})
