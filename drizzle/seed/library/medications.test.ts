import { existsSync, readFileSync } from 'node:fs'
import OpenCC from 'opencc-js'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { wordingFaults } from './lab-tests/wording.ts'
import { medicationEntries } from './medications.ts'

const slugs = medicationEntries.map(({ slug }) => slug)
const toSimplified = OpenCC.Converter({ from: 't', to: 'cn' })

const find = (slug: string) => {
  const entry = medicationEntries.find((medicine) => medicine.slug === slug)
  if (!entry) throw new Error(`no medicine ${slug}`)
  return entry
}

const herbsOf = (slug: string) => find(slug).herbInteractions.map(({ herb }) => herb['en-US'])

describe('the medicines', () => {
  it('are enough to be worth reading, each under a slug of its own', () => {
    expect(slugs.length).toBeGreaterThanOrEqual(64)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('have a Chinese name in both scripts, an American brand and two to four cautions in every language', () => {
    for (const { slug, names, brands, cautions, reviewedOn } of medicationEntries) {
      expect(names['zh-Hans'][0], slug).toMatch(/\p{Script=Han}/u)
      expect(names['zh-Hant'][0], slug).toMatch(/\p{Script=Han}/u)
      expect(brands.length, slug).toBeGreaterThan(0)
      for (const locale of locales) {
        expect(cautions[locale].length, `${slug} ${locale}`).toBeGreaterThanOrEqual(2)
        expect(cautions[locale].length, `${slug} ${locale}`).toBeLessThanOrEqual(4)
        expect(new Set(cautions[locale]).size, `${slug} ${locale}`).toBe(cautions[locale].length)
      }
      expect(reviewedOn).toBe('2026-11-02')
    }
  })

  it('never name a dose', () => {
    const dose =
      /\d\s?(mg|mcg|µg|ml|g|IU|毫克|微克|公克|毫升|克|片|粒|錠|顆|颗|单位|單位)(?![a-z])|\b(once|twice) (a day|daily)\b|(一天|每天|每日)[一二两兩三四\d]次/iu
    for (const { slug, names, use, cautions, forms, herbInteractions } of medicationEntries) {
      expect(dose.exec(JSON.stringify([names, use, cautions, forms, herbInteractions]))?.[0], slug).toBeUndefined()
    }
  })

  it('name public sources, each once', () => {
    for (const { slug, sources } of medicationEntries) {
      expect(sources.length, slug).toBeGreaterThan(0)
      expect(new Set(sources.map(({ url }) => url)).size, slug).toBe(sources.length)
      for (const { url, publisher, title } of sources) {
        expect(new URL(url).protocol, slug).toBe('https:')
        expect(new URL(url).hostname, slug).toMatch(/(^|\.)(medlineplus\.gov|nih\.gov|fda\.gov|doi\.org)$/)
        expect(publisher && title, slug).toBeTruthy()
      }
    }
    const monographs = medicationEntries.flatMap(({ sources }) =>
      sources.map(({ url }) => url).filter((url) => url.startsWith('https://medlineplus.gov')),
    )
    for (const url of monographs) expect(url).toMatch(/\/druginfo\/meds\/a\d{6}\.html$/)
    expect(new Set(monographs).size).toBe(monographs.length)
  })

  it('name a source of every herb warning', () => {
    for (const { slug, herbInteractions, sources } of medicationEntries) {
      if (herbInteractions.length === 0) continue
      const herbal = sources.filter(({ url }) => /nccih|pmc\.ncbi|doi\.org|grapefruit/.test(url))
      expect(herbal.length, slug).toBeGreaterThan(0)
      expect(new Set(herbsOf(slug)).size, slug).toBe(herbInteractions.length)
    }
  })

  it('are written cleanly in three locales', () => {
    expect(medicationEntries.flatMap((medicine) => wordingFaults(medicine.slug, medicine))).toEqual([])
  })

  it('have no mainland terms in Traditional characters', () => {
    const mainland = /前列腺肥大|心梗|腦梗|哮喘|抑鬱|激素|阿司匹林|胰腺|真菌|(?<!心)房顫|心衰|白細胞|便祕/u
    for (const medicine of medicationEntries) {
      const text = JSON.stringify([medicine.use, medicine.cautions, medicine.drugClass].map((part) => part['zh-Hant']))
      expect(mainland.exec(text)?.[0], medicine.slug).toBeUndefined()
    }
  })

  it('are found by one name each: no name belongs to two medicines', () => {
    const owners = new Map<string, Set<string>>()
    // What a whole group is called at home.
    const shared = new Set(['blood thinner', 'water pill'])
    for (const { slug, generic, brands, names } of medicationEntries) {
      for (const name of [generic, ...brands, ...locales.flatMap((locale) => names[locale])]) {
        const folded = toSimplified(name).toLowerCase()
        if (!shared.has(folded)) owners.set(folded, (owners.get(folded) ?? new Set()).add(slug))
      }
    }
    expect([...owners].filter(([, medicines]) => medicines.size > 1)).toEqual([])
  })
})

describe('what people ask for', () => {
  it.each([
    ['拜新同', 'nifedipine'],
    ['络活喜', 'amlodipine'],
    ['脈優', 'amlodipine'],
    ['立普妥', 'atorvastatin'],
    ['可定', 'rosuvastatin'],
    ['冠脂妥', 'rosuvastatin'],
    ['二甲雙胍', 'metformin'],
    ['泰诺', 'acetaminophen'],
    ['普拿疼', 'acetaminophen'],
    ['paracetamol', 'acetaminophen'],
    ['芬必得', 'ibuprofen'],
    ['salbutamol', 'albuterol'],
    ['特敏福', 'oseltamivir'],
    ['恩替卡韦', 'entecavir'],
    ['人工淚液', 'artificial-tears'],
  ])('%s is %s', (name, slug) => {
    expect(Object.values(find(slug).names).flat()).toContain(name)
  })

  it('is marked by how it is sold', () => {
    expect(find('acetaminophen').status).toBe('otc')
    expect(find('levonorgestrel').status).toBe('otc')
    expect(find('ibuprofen').status).toBe('rx_and_otc')
    expect(find('warfarin').status).toBe('rx')
    const controlled = medicationEntries.filter(({ status }) => status === 'controlled').map(({ slug }) => slug)
    expect(controlled.sort()).toEqual(['pregabalin', 'tramadol', 'zolpidem'])
  })

  it('warns of the herbs that matter most', () => {
    expect(herbsOf('warfarin')).toEqual(
      expect.arrayContaining([
        'Danshen (salvia root)',
        'Dong quai (angelica root)',
        'Ginkgo',
        'Asian ginseng',
        'St. John’s wort',
      ]),
    )
    expect(herbsOf('simvastatin')).toEqual(expect.arrayContaining(['Grapefruit', 'Red yeast rice']))
    for (const slug of ['sertraline', 'escitalopram', 'trazodone', 'levonorgestrel'])
      expect(herbsOf(slug)).toContain('St. John’s wort')
    for (const slug of ['hydrochlorothiazide', 'furosemide', 'losartan'])
      expect(herbsOf(slug)).toContain('Licorice root')
  })

  it('keeps nitrates and sildenafil apart on both pages', () => {
    expect(find('nitroglycerin').cautions['zh-Hans'].join()).toContain('西地那非')
    expect(find('sildenafil').cautions['zh-Hans'].join()).toContain('硝酸甘油')
  })
})

const orangeBook = '../shared/data/drugs/fda_orange_book_products_2024-11.txt'

describe.skipIf(!existsSync(orangeBook))(
  'against the FDA Orange Book (skipped where the file of 2024-11 is absent)',
  () => {
    /** Sold under an OTC monograph or licensed as a biologic: these have no application in the Orange Book. */
    const withoutApplication = ['carboxymethylcellulose', 'insulin', 'senna']

    const ingredients = () =>
      new Set(
        readFileSync(orangeBook, 'utf8')
          .split('\n')
          .slice(1)
          .flatMap((line) => (line.split('~')[0] ?? '').toLowerCase().split(/[^a-z0-9]+/)),
      )

    it('knows the first word of every generic name', () => {
      const known = ingredients()
      const strange = medicationEntries
        .map(({ generic }) => generic.toLowerCase().split(/[^a-z0-9]+/)[0])
        .filter((word) => !known.has(word!))
      expect(strange.sort()).toEqual(withoutApplication)
    })
  },
)
