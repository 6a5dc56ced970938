import { Converter } from 'opencc-js'
import { describe, expect, it } from 'vitest'
import { locales, type Locale, type Localized, type LocalizedList } from '#app/core/i18n/locale.ts'
import { carriers } from './carriers.ts'
import { languages } from './languages.ts'
import { boroughs, neighborhoods } from './neighborhoods.ts'
import { planGroups } from './plan-groups.ts'
import { plans } from './plans.ts'

const sets = { boroughs, neighborhoods, languages, carriers, planGroups, plans }

interface Text {
  where: string
  value: Localized | LocalizedList
}

/** Every localized column of every row. */
const texts: Text[] = Object.entries(sets).flatMap(([set, rows]) =>
  rows.flatMap((row) =>
    Object.entries(row)
      .filter(([, value]) => typeof value === 'object' && value !== null && locales.every((locale) => locale in value))
      .map(([column, value]) => ({ where: `${set} ${row.id} ${column}`, value: value as Localized | LocalizedList })),
  ),
)

const wordsIn = ({ value }: Text, locale: Locale) => [value[locale]].flat()

/** Characters that answer false to `isOf`, each with a place where it stands. */
function strays(locale: Locale, isOf: (character: string) => boolean): string[] {
  return texts.flatMap((text) =>
    [...wordsIn(text, locale).join('')]
      .filter((character) => !isOf(character))
      .map((character) => `${character} in ${text.where}`),
  )
}

const toSimplified = Converter({ from: 'tw', to: 'cn' })
const toTaiwan = Converter({ from: 'cn', to: 'tw' })
const toHongKong = Converter({ from: 'cn', to: 'hk' })
/** Also Traditional in their own right, though a converter would take them for Simplified. */
const inBothScripts = new Set('台里后干只面周准系占游松向余谷才云范曲厘')

describe('localized reference data', () => {
  it('is found by this test', () => {
    expect(texts.length).toBeGreaterThan(4 * neighborhoods.length + 2 * plans.length)
  })

  it('has a text in each locale, without blanks at its ends', () => {
    for (const text of texts) {
      for (const locale of locales) {
        for (const word of wordsIn(text, locale)) {
          expect(word, text.where).not.toBe('')
          expect(word, text.where).toBe(word.trim())
        }
      }
    }
  })

  it('has aliases in each locale where people write more than one way', () => {
    for (const { id, aliases } of [...neighborhoods, ...languages, ...boroughs, ...planGroups, ...plans]) {
      for (const locale of locales) expect(aliases[locale].length, `${id} ${locale}`).toBeGreaterThan(0)
    }
  })

  it('keeps Simplified characters out of zh-Hant', () => {
    const isTraditional = (character: string) =>
      inBothScripts.has(character) || toTaiwan(character) === character || toHongKong(character) === character
    expect(strays('zh-Hant', isTraditional)).toEqual([])
  })

  it('keeps Traditional characters out of zh-Hans', () => {
    expect(strays('zh-Hans', (character) => character === '么' || toSimplified(character) === character)).toEqual([])
  })

  it('writes zh-Hant with the words of its readers', () => {
    const mainland =
      /信息|打印|登錄|搜索|視頻|郵箱|短信|網絡上|默認|軟件|周末|[上下每]周|普通話的|裏|臺|預定|出租車|公交|打車/
    for (const text of texts)
      for (const word of wordsIn(text, 'zh-Hant')) expect(word, text.where).not.toMatch(mainland)
  })

  // What a converter would carry over word for word.
  it.each([
    ['普通话', '國語'],
    ['坐地铁', '搭地鐵'],
    ['坐巴士', '搭公車'],
    ['周末', '週末'],
    ['科室', '科別'],
    ['邮编', '郵遞區號'],
    ['布鲁克林', '布碌崙'],
    ['项目', '計劃'],
    ['星期六休息', '星期六休診'],
  ])('says for %s in zh-Hant: %s', (mainland, own) => {
    const said = texts.filter(
      ({ where, value }) => !where.endsWith('aliases') && String(value['zh-Hans']).includes(mainland),
    )
    expect(said.length).toBeGreaterThan(0)
    for (const { where, value } of said) expect(value['zh-Hant'], where).toMatch(own)
  })

  it('keeps Chinese punctuation full-width and unspaced', () => {
    for (const text of texts) {
      for (const word of [...wordsIn(text, 'zh-Hans'), ...wordsIn(text, 'zh-Hant')]) {
        expect(word, text.where).not.toMatch(/\p{sc=Han}[,;:!?()]|[,;:!?()]\p{sc=Han}|\p{sc=Han} | \p{sc=Han}/u)
      }
    }
  })

  it('keeps Chinese out of en-US', () => {
    for (const text of texts)
      for (const word of wordsIn(text, 'en-US')) expect(word, text.where).not.toMatch(/\p{sc=Han}/u)
  })
})
