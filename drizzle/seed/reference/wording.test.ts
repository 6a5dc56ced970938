import OpenCC from 'opencc-js'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { specialties } from './specialties.ts'
import { symptoms } from './symptoms.ts'

/** Characters that both scripts write, though the converter knows another form for one of their meanings. */
const alsoTraditional = new Set('准斗')

const toTraditional = OpenCC.Converter({ from: 'cn', to: 'tw' })
const toSimplified = OpenCC.Converter({ from: 't', to: 'cn' })

function textsOf(locale: 'zh-Hans' | 'zh-Hant'): [id: string, text: string][] {
  return [
    ...specialties.flatMap((row) =>
      [
        row.name[locale],
        row.description[locale],
        ...row.aliases[locale],
        ...row.whenToGo[locale],
        ...row.questionsToAsk[locale],
      ].map((text): [string, string] => [row.id, text]),
    ),
    ...symptoms.flatMap((row) =>
      [row.name[locale], ...row.aliases[locale]].map((text): [string, string] => [row.id, text]),
    ),
  ]
}

function foreignCharacters(
  locale: 'zh-Hans' | 'zh-Hant',
  convert: (character: string) => string,
  exceptions: ReadonlySet<string>,
): string[] {
  return textsOf(locale).flatMap(([id, text]) =>
    [...text]
      .filter((character) => convert(character) !== character && !exceptions.has(character))
      .map((character) => `${id}: ${character} in ${text}`),
  )
}

describe('the Chinese of the reference data', () => {
  test('has no Simplified characters in zh-Hant', () => {
    expect(foreignCharacters('zh-Hant', toTraditional, alsoTraditional)).toEqual([])
  })

  test('has no Traditional characters in zh-Hans', () => {
    expect(foreignCharacters('zh-Hans', toSimplified, new Set())).toEqual([])
  })

  test.each(['zh-Hans', 'zh-Hant'] as const)('punctuates %s with full-width marks', (locale) => {
    const wrong = textsOf(locale).filter(([, text]) => /\p{Script=Han}[,.;:!?()]|[,;:!?()]\p{Script=Han}/u.test(text))
    expect(wrong).toEqual([])
  })

  test.each(['zh-Hans', 'zh-Hant'] as const)('puts no space next to a Han character in %s', (locale) => {
    const wrong = textsOf(locale).filter(([, text]) => /\p{Script=Han}\s|\s\p{Script=Han}/u.test(text))
    expect(wrong).toEqual([])
  })

  test('is not mainland wording in Traditional characters', () => {
    const mainland = /視頻|打印|信息|網絡|短信|登錄|默認|質量|軟件|超聲|核磁|鉬靶|複查|添加|賬單|日曆/u
    expect(textsOf('zh-Hant').filter(([, text]) => mainland.test(text))).toEqual([])
  })

  test('is not Taiwan wording in Simplified characters', () => {
    const taiwan = /视讯|列印|资讯|网路|简讯|健检|看诊单|超音波|复健|咨商|电脑断层|帐单|行事历/u
    const lay = new Set(['复健科'])
    expect(textsOf('zh-Hans').filter(([, text]) => taiwan.test(text) && !lay.has(text))).toEqual([])
  })

  test('differs between the scripts wherever the words do', () => {
    for (const row of specialties) expect(row.description['zh-Hans'], row.id).not.toBe(row.description['zh-Hant'])
  })

  test('keeps to one meaning when the search folds Traditional into Simplified', () => {
    for (const rows of [specialties, symptoms]) {
      const owners = new Map<string, Set<string>>()
      for (const row of rows) {
        for (const locale of locales) {
          for (const word of [row.name[locale], ...row.aliases[locale]]) {
            const folded = toSimplified(word).toLowerCase()
            owners.set(folded, (owners.get(folded) ?? new Set()).add(row.id))
          }
        }
      }
      expect([...owners].filter(([, ids]) => ids.size > 1)).toEqual([])
    }
  })
})
