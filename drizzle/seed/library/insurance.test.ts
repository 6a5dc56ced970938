import OpenCC from 'opencc-js'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { contentSections } from '#drizzle/schema/content.ts'
import { planLines } from '#drizzle/schema/reference.ts'
import { specialties } from '#drizzle/seed/reference/specialties.ts'
import { enrollmentEntries, insuranceCardEntries, insurancePages, insuranceTermEntries } from './insurance.ts'
import { wordingFaults } from './lab-tests/wording.ts'

const chinese = ['zh-Hans', 'zh-Hant'] as const
const toSimplified = OpenCC.Converter({ from: 't', to: 'cn' })

/** Every row with the name it goes by. */
const rows = [
  ...insuranceTermEntries.map((row) => ({ id: row.slug, row })),
  ...insuranceCardEntries.map((row) => ({ id: row.slug, row })),
  ...enrollmentEntries.map((row) => ({ id: row.id, row })),
  ...insurancePages.map((row) => ({ id: row.key, row })),
]

const texts = rows.map(({ id, row }) => {
  const { sources: _, ...said } = row
  return { id, said: JSON.stringify(said) }
})

const idsOf = {
  terms: insuranceTermEntries.map(({ slug }) => slug),
  cards: insuranceCardEntries.map(({ slug }) => slug),
}

describe('the insurance library', () => {
  test('has at least 44 terms, eight cards, six periods and four pages', () => {
    expect(insuranceTermEntries.length).toBeGreaterThanOrEqual(44)
    expect(insuranceCardEntries).toHaveLength(8)
    expect(enrollmentEntries).toHaveLength(6)
    expect(insurancePages.map(({ section, key, version }) => `${section}/${key}@${version}`)).toEqual([
      'notice/essential-plan-2026@1',
      'insurance/how-to-use-your-card@1',
      'insurance/getting-help-enrolling@1',
      'insurance/no-insurance@1',
    ])
    for (const { section } of insurancePages) expect(contentSections).toContain(section)
  })

  test.each([
    ['terms', idsOf.terms],
    ['cards', idsOf.cards],
    ['periods', enrollmentEntries.map(({ id }) => id)],
  ])('names the %s once each, as an address can', (_, ids) => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  test('names one or two public sources of every row', () => {
    for (const { id, row } of rows) {
      expect(row.sources.length, id).toBeGreaterThanOrEqual(1)
      expect(row.sources.length, id).toBeLessThanOrEqual(2)
      expect(new Set(row.sources.map(({ url }) => url)).size, id).toBe(row.sources.length)
      for (const { publisher, title, url } of row.sources) {
        const address = new URL(url)
        expect(address.protocol, url).toBe('https:')
        expect(address.hostname, url).toMatch(/\.gov$|(^|\.)(nyccare\.nyc|wnylc\.com|nysdoh\.suny\.edu)$/)
        expect(publisher && title, url).toBeTruthy()
      }
    }
  })

  test('was reviewed on one day and is due a year later', () => {
    expect(new Set(rows.map(({ row }) => row.reviewedOn))).toEqual(new Set(['2026-11-02']))
    for (const { effectiveOn, reviewDueOn } of insurancePages) {
      expect([effectiveOn, reviewDueOn]).toEqual(['2026-11-02', '2027-11-02'])
    }
  })

  test('gives one last day of the marketplace everywhere: the federal one, from the rule that sets it', () => {
    const period = enrollmentEntries.find(({ id }) => id === 'marketplace-open-enrollment')!
    expect([period.opensOn, period.closesOn]).toEqual(['11-01', '12-31'])
    expect(period.sources.map(({ url }) => url)).toContain(
      'https://www.govinfo.gov/content/pkg/FR-2025-06-25/html/2025-11606.htm',
    )
    const told = [
      insuranceTermEntries.find(({ slug }) => slug === 'open-enrollment')!.definition,
      insuranceCardEntries.find(({ slug }) => slug === 'marketplace-or-commercial')!.howToGet,
    ]
    for (const words of told) {
      expect(words['zh-Hans']).toContain('11月1日到12月31日')
      expect(words['zh-Hant']).toContain('11月1日到12月31日')
      expect(words['en-US']).toMatch(/November 1 to December 31/)
    }
  })

  test('is written cleanly in three locales', () => {
    expect(rows.flatMap(({ id, row }) => wordingFaults(id, row))).toEqual([])
  })

  test('uses the quotation marks of each script', () => {
    const straight = texts.filter(({ said }) => /\\"/.test(said))
    expect(straight.map(({ id }) => id)).toEqual([])
  })

  test('states no limit of income', () => {
    const limit =
      /FPL|poverty (level|line)|贫困线|貧困線|\d{2,3}\s?[%％]\s?(of|FPL)|\$\d{1,3},\d{3}|\d{2,3},\d{3}元|\d{4,}元/i
    expect(texts.filter(({ said }) => limit.test(said)).map(({ id }) => id)).toEqual([])
  })
})

describe('the glossary', () => {
  test('explains in a few sentences', () => {
    const han = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0
    for (const { slug, definition, aliases } of insuranceTermEntries) {
      for (const locale of chinese) {
        expect(han(definition[locale]), `${slug} ${locale}`).toBeGreaterThanOrEqual(25)
        expect(han(definition[locale]), `${slug} ${locale}`).toBeLessThanOrEqual(110)
      }
      expect(definition['en-US'].split(/\s+/).length, slug).toBeLessThanOrEqual(65)
      for (const locale of locales) expect(aliases[locale].length, `${slug} ${locale}`).toBeGreaterThan(0)
    }
  })

  test('gives a word to one term only, also when Traditional is folded into Simplified', () => {
    const owners = new Map<string, Set<string>>()
    for (const { slug, term, aliases } of insuranceTermEntries) {
      for (const word of locales.flatMap((locale) => [term[locale], ...aliases[locale]])) {
        const folded = toSimplified(word).toLowerCase()
        owners.set(folded, (owners.get(folded) ?? new Set()).add(slug))
      }
    }
    expect([...owners].filter(([, slugs]) => slugs.size > 1).map(([word, slugs]) => [word, ...slugs])).toEqual([])
  })

  test.each([
    ['白卡', 'medicaid'],
    ['红蓝卡', 'medicare'],
    ['红蓝白卡', 'dual-eligible'],
    ['长期护理', 'managed-long-term-care'],
    ['工伤', 'workers-compensation'],
    ['车祸', 'no-fault'],
  ])('knows the spoken word %s', (word, slug) => {
    const term = insuranceTermEntries.find((entry) => entry.slug === slug)
    expect([term?.term['zh-Hans'], ...(term?.aliases['zh-Hans'] ?? [])].some((name) => name?.startsWith(word))).toBe(
      true,
    )
  })
})

describe('the cards', () => {
  test('stand for lines that plans have', () => {
    for (const { slug, planLines: lines } of insuranceCardEntries) {
      expect(lines.length, slug).toBeGreaterThan(0)
      expect(
        lines.filter((line) => !planLines.some((known) => known === line)),
        slug,
      ).toEqual([])
    }
  })

  test('can be drawn with two or three colors', () => {
    for (const { slug, colors } of insuranceCardEntries) {
      expect(colors.length, slug).toBeGreaterThanOrEqual(2)
      expect(colors.length, slug).toBeLessThanOrEqual(3)
      for (const color of colors) expect(color, slug).toMatch(/^#[0-9a-f]{6}$/)
    }
  })
})

describe('the periods of enrollment', () => {
  test('have both days or none, as MM-DD', () => {
    for (const { id, opensOn, closesOn } of enrollmentEntries) {
      expect(opensOn === null, id).toBe(closesOn === null)
      for (const day of [opensOn, closesOn]) {
        if (typeof day === 'string') expect(day, id).toMatch(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
      }
    }
  })

  test('keep the days of Medicare and of the programs that never close', () => {
    const days = Object.fromEntries(enrollmentEntries.map(({ id, opensOn, closesOn }) => [id, [opensOn, closesOn]]))
    expect(days).toMatchObject({
      'medicare-open-enrollment': ['10-15', '12-07'],
      'medicare-advantage-open-enrollment': ['01-01', '03-31'],
      'medicare-general-enrollment': ['01-01', '03-31'],
      'medicare-initial-enrollment': [null, null],
      'medicaid-essential-plan-child-health-plus': [null, null],
    })
  })
})

describe('the pages', () => {
  test('have the same outline in every locale', () => {
    const outline = (body: string) => body.split('\n').map((line) => /^(## |- )?/.exec(line)?.[0])
    for (const { key, body } of insurancePages) {
      expect(outline(body['zh-Hant']), key).toEqual(outline(body['zh-Hans']))
      expect(outline(body['en-US']), key).toEqual(outline(body['zh-Hans']))
      expect(body['zh-Hans'].match(/^## \S/gm)?.length ?? 0, key).toBeGreaterThanOrEqual(3)
      for (const locale of locales) expect(body[locale], `${key} ${locale}`).not.toMatch(/^\s|\s$/m)
    }
  })

  test('are more than a conversion of one script into the other', () => {
    const converted = insurancePages.filter(({ body }) => toSimplified(body['zh-Hant']) === body['zh-Hans'])
    expect(converted.map(({ key }) => key)).toEqual([])
  })

  test('lead to specialties that exist', () => {
    const known = new Set(specialties.map(({ id }) => id))
    for (const { key, specialtySlugs } of insurancePages) {
      expect(specialtySlugs.length, key).toBeGreaterThan(0)
      expect(
        specialtySlugs.filter((slug) => !known.has(slug)),
        key,
      ).toEqual([])
    }
  })

  test.each(locales)('date the change of the Essential Plan and tell of 911 in %s', (locale) => {
    const notice = insurancePages.find(({ key }) => key === 'essential-plan-2026')
    expect(notice?.body[locale]).toMatch(/2026年7月1日|July 1, 2026/)
    expect(notice?.body[locale]).toContain('911')
    expect(insurancePages.find(({ key }) => key === 'no-insurance')?.body[locale]).toContain('911')
  })
})
