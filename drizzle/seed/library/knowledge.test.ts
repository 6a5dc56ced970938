import OpenCC from 'opencc-js'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { specialties } from '#drizzle/seed/reference/specialties.ts'
import { knowledgeTopics } from './knowledge.ts'
import { knowledgeCategories } from './knowledge/topic.ts'

/** Characters that both scripts write, though the converter knows another form for one of their meanings. */
const alsoTraditional = new Set('准斗台')

const toTraditional = OpenCC.Converter({ from: 'cn', to: 'tw' })
const toSimplified = OpenCC.Converter({ from: 't', to: 'cn' })
const chinese = ['zh-Hans', 'zh-Hant'] as const

/** Every line that is read in the locale, without the marks of Markdown, and the topic that says it. */
function linesOf(locale: Locale): [key: string, line: string][] {
  return knowledgeTopics.flatMap((topic) =>
    [topic.title[locale], topic.summary[locale], ...topic.aliases[locale], ...topic.body[locale].split('\n')].map(
      (line): [string, string] => [topic.key, line.replace(/^(?:#+|-|\d+\.) /, '')],
    ),
  )
}

function linesMatching(locale: Locale, pattern: RegExp): [key: string, line: string][] {
  return linesOf(locale).filter(([, line]) => pattern.test(line))
}

function foreignCharacters(
  locale: (typeof chinese)[number],
  convert: (character: string) => string,
  exceptions: ReadonlySet<string>,
): string[] {
  return linesOf(locale).flatMap(([key, line]) =>
    [...line]
      .filter((character) => convert(character) !== character && !exceptions.has(character))
      .map((character) => `${key}: ${character} in ${line}`),
  )
}

describe('the knowledge topics', () => {
  test('are at least 34, each with a key of its own that can stand in an address', () => {
    const keys = knowledgeTopics.map((topic) => topic.key)
    expect(keys.length).toBeGreaterThanOrEqual(34)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
  })

  test('fill every category', () => {
    const count = (category: string) => knowledgeTopics.filter((topic) => topic.category === category).length
    expect(knowledgeCategories.map((category) => [category, count(category)])).toEqual([
      ['conditions', 18],
      ['tests', 6],
      ['insurance', 5],
      ['immigration', 3],
      ['elder-care', 5],
    ])
  })

  test.each(locales)('say everything in %s', (locale) => {
    for (const topic of knowledgeTopics) {
      expect(topic.title[locale], topic.key).toMatch(/\S/)
      expect(topic.summary[locale].length, topic.key).toBeGreaterThan(locale === 'en-US' ? 60 : 20)
      expect(topic.aliases[locale].length, topic.key).toBeGreaterThanOrEqual(2)
      expect(topic.body[locale].match(/^## \S/gm)?.length ?? 0, topic.key).toBeGreaterThanOrEqual(3)
      expect(topic.body[locale], topic.key).toMatch(/^- \S/m)
    }
  })

  test('are short enough to read and long enough to help', () => {
    const han = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0
    const words = (text: string) => text.match(/[\p{L}\p{N}'’/-]+/gu)?.length ?? 0
    const outside = (value: number, least: number, most: number) => value < least || value > most
    const wrong = knowledgeTopics.flatMap((topic) => [
      ...chinese
        .filter((locale) => outside(han(topic.body[locale]), 180, 350))
        .map((locale) => `${topic.key} ${locale} ${han(topic.body[locale])}`),
      ...(outside(words(topic.body['en-US']), 130, 220) ? [`${topic.key} ${words(topic.body['en-US'])} words`] : []),
    ])
    expect(wrong).toEqual([])
  })

  test('have the same sections in every locale', () => {
    const outline = (body: string) => body.split('\n').map((line) => /^(## |- )?/.exec(line)?.[0])
    for (const topic of knowledgeTopics) {
      expect(outline(topic.body['zh-Hant']), topic.key).toEqual(outline(topic.body['zh-Hans']))
      expect(outline(topic.body['en-US']), topic.key).toEqual(outline(topic.body['zh-Hans']))
    }
  })

  test('name only sections, lists and paragraphs in their Markdown', () => {
    for (const locale of locales) expect(linesMatching(locale, /^\s|\s$|^#|^$|[<>`_]/)).toEqual([])
  })

  test('lead to specialties that exist', () => {
    const known = new Set(specialties.map((specialty) => specialty.id))
    for (const topic of knowledgeTopics) {
      expect(
        topic.specialtySlugs.filter((slug) => !known.has(slug)),
        topic.key,
      ).toEqual([])
      expect(topic.specialtySlugs.length, topic.key).toBeGreaterThan(0)
    }
  })

  test('name one to three public sources each', () => {
    for (const topic of knowledgeTopics) {
      expect(topic.sources.length, topic.key).toBeGreaterThanOrEqual(1)
      expect(topic.sources.length, topic.key).toBeLessThanOrEqual(3)
      for (const source of topic.sources) {
        expect(source.publisher, topic.key).toMatch(/\S/)
        expect(source.title, topic.key).toMatch(/\S/)
        const address = new URL(source.url)
        expect(address.protocol, source.url).toBe('https:')
        expect(address.hostname, source.url).toMatch(/\.(gov|org|nyc)$/)
      }
    }
  })

  test('are reviewed before they take effect and due a year later', () => {
    for (const topic of knowledgeTopics) {
      expect([topic.effectiveOn, topic.reviewedOn, topic.reviewDueOn]).toEqual([
        '2026-11-02',
        '2026-11-02',
        '2027-11-02',
      ])
    }
  })

  test.each(locales)('name no dose in %s', (locale) => {
    const dose = /\d\s*(?:mg|mcg|µg|ml|grams?\b|tablets?|pills?|capsules?|毫克|微克|公克|毫升|片|粒|顆|颗)/i
    expect(linesMatching(locale, dose)).toEqual([])
  })

  test.each(locales)('promise nothing in %s', (locale) => {
    expect(linesMatching(locale, /guarantee|100\s?%|保证|保證|根治|包好|一定会好|一定會好/i)).toEqual([])
  })

  test.each(locales)('tell of an emergency with 911 in %s', (locale) => {
    const conditions = knowledgeTopics.filter((topic) => topic.category === 'conditions')
    expect(conditions.filter((topic) => !topic.body[locale].includes('911')).map((topic) => topic.key)).toEqual([])
  })

  test('keep to one meaning when the search folds Traditional into Simplified', () => {
    const owners = new Map<string, Set<string>>()
    for (const topic of knowledgeTopics) {
      for (const locale of locales) {
        for (const word of [topic.title[locale], ...topic.aliases[locale]]) {
          const folded = toSimplified(word).toLowerCase()
          owners.set(folded, (owners.get(folded) ?? new Set()).add(topic.key))
        }
      }
    }
    expect([...owners].filter(([, keys]) => keys.size > 1)).toEqual([])
  })
})

describe('the Chinese of the knowledge topics', () => {
  test('has no Simplified characters in zh-Hant', () => {
    expect(foreignCharacters('zh-Hant', toTraditional, alsoTraditional)).toEqual([])
  })

  test('has no Traditional characters in zh-Hans', () => {
    expect(foreignCharacters('zh-Hans', toSimplified, new Set())).toEqual([])
  })

  test('differs between the scripts in every summary and body', () => {
    for (const topic of knowledgeTopics) {
      expect(topic.summary['zh-Hans'], topic.key).not.toBe(topic.summary['zh-Hant'])
      expect(topic.body['zh-Hans'], topic.key).not.toBe(topic.body['zh-Hant'])
    }
  })

  test('is more than a conversion of one script into the other', () => {
    const converted = knowledgeTopics.filter((topic) => toSimplified(topic.body['zh-Hant']) === topic.body['zh-Hans'])
    expect(converted.map((topic) => topic.key)).toEqual([])
  })

  test.each(chinese)('punctuates %s with full-width marks', (locale) => {
    expect(linesMatching(locale, /\p{Script=Han}[,.;:!?()]|[,;:!?()]\p{Script=Han}/u)).toEqual([])
    expect(linesMatching(locale, locale === 'zh-Hans' ? /[「」『』"]/ : /[“”"]/)).toEqual([])
  })

  test.each(chinese)('puts no space next to a Han character in %s', (locale) => {
    expect(linesMatching(locale, /\p{Script=Han}\s|\s\p{Script=Han}/u)).toEqual([])
  })

  test('is not mainland wording in Traditional characters', () => {
    const mainland = /視頻|打印|信息|網絡|短信|登錄|默認|質量|軟件|超聲|B超|核磁|鉬靶|複查|添加|賬單|日曆|乙肝|篩查/u
    expect(linesMatching('zh-Hant', mainland)).toEqual([])
  })

  test('is not Taiwan wording in Simplified characters', () => {
    const taiwan = /视讯|列印|资讯|网路|简讯|健检|看诊单|超音波|复健|咨商|电脑断层|帐单|行事历|筛检|纪录/u
    expect(linesMatching('zh-Hans', taiwan)).toEqual([])
  })
})

describe('the English of the knowledge topics', () => {
  test('is English', () => {
    expect(linesMatching('en-US', /\p{Script=Han}|[，。；：！？、]/u)).toEqual([])
  })
})
