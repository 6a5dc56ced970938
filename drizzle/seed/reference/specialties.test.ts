import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { bodyAreas, specialties } from './specialties.ts'

const byId = new Map(specialties.map((row) => [row.id, row]))
const taxonomyFile = '../shared/data/taxonomy/nucc_taxonomy_251.csv'
const hasTaxonomy = existsSync(taxonomyFile)

/** The specification's normal form of a specialty name in a URL. */
function normalForm(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[\s_-]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('specialties', () => {
  test('are the 73 of the product design', () => {
    expect(specialties).toHaveLength(73)
    expect(duplicates(specialties.map((row) => row.id))).toEqual([])
    for (const id of ['family-medicine', 'periodontics', 'endodontics', 'prosthodontics', 'massage-therapy']) {
      expect(byId.has(id), id).toBe(true)
    }
  })

  test('have the normal form of their English name as slug and id', () => {
    for (const row of specialties) {
      expect(row.slug).toBe(row.id)
      expect(normalForm(row.name['en-US'])).toBe(row.slug)
      expect(normalForm(row.slug)).toBe(row.slug)
    }
  })

  test('are sorted by demand without gaps, and family medicine comes first', () => {
    expect(specialties.map((row) => row.sort)).toEqual(specialties.map((_, index) => index))
    expect(specialties[0]?.id).toBe('family-medicine')
  })

  test('lie in a known body area, and every body area is used', () => {
    expect(new Set(specialties.map((row) => row.bodyArea))).toEqual(new Set(bodyAreas))
  })

  test('have parents that exist and are not children themselves', () => {
    for (const row of specialties.filter((each) => each.parentId)) {
      expect(byId.get(row.parentId ?? ''), row.id).toMatchObject({ parentId: null })
    }
    expect(byId.get('interventional-cardiology')?.parentId).toBe('cardiology')
  })

  test('mark what people keep private', () => {
    const sensitive = specialties.filter((row) => row.isSensitive).map((row) => row.id)
    expect(sensitive.sort()).toEqual([
      'child-psychiatry',
      'clinical-social-work',
      'infectious-disease',
      'marriage-and-family-therapy',
      'maternal-and-fetal-medicine',
      'mental-health-counseling',
      'midwifery',
      'obstetrics-and-gynecology',
      'psychiatry',
      'psychology',
      'reproductive-endocrinology',
    ])
  })

  test.each(locales)('say in %s what they treat, when to go and what to ask', (locale) => {
    for (const row of specialties) {
      expect(row.name[locale].trim(), row.id).not.toBe('')
      const sentences = row.description[locale].split(/[。！？]|[.!?](?=\s|$)/).filter((part) => part.trim() !== '')
      expect(sentences.length, `${row.id} description`).toBeGreaterThanOrEqual(1)
      expect(sentences.length, `${row.id} description`).toBeLessThanOrEqual(6)
      for (const list of [row.aliases[locale], row.whenToGo[locale], row.questionsToAsk[locale]]) {
        expect(list.length, row.id).toBeGreaterThanOrEqual(3)
        expect(duplicates(list), row.id).toEqual([])
        for (const item of list) expect(item.trim(), row.id).toBe(item)
      }
      expect(row.whenToGo[locale].length, row.id).toBeLessThanOrEqual(5)
      expect(row.questionsToAsk[locale].length, row.id).toBeLessThanOrEqual(4)
    }
  })

  test('have lists of equal length in the three locales', () => {
    for (const row of specialties) {
      for (const list of [row.whenToGo, row.questionsToAsk]) {
        expect(new Set(locales.map((locale) => list[locale].length)).size, row.id).toBe(1)
      }
    }
  })

  test('end every question with a question mark', () => {
    for (const row of specialties) {
      for (const locale of locales) {
        for (const question of row.questionsToAsk[locale]) {
          expect(question.at(-1), question).toBe(locale === 'en-US' ? '?' : '？')
        }
      }
    }
  })

  test.each(locales)('have names and aliases in %s that lead to one specialty only', (locale) => {
    const words = specialties.flatMap((row) => [row.name[locale], ...row.aliases[locale]])
    expect(duplicates(words.map((word) => word.toLowerCase()))).toEqual([])
  })

  test.each([
    ['妇科', 'obstetrics-and-gynecology'],
    ['小儿科', 'pediatrics'],
    ['肠胃', 'gastroenterology'],
    ['肛肠', 'colorectal-surgery'],
    ['心脏', 'cardiology'],
    ['看肝', 'hepatology'],
    ['乙肝', 'hepatology'],
    ['皮肤', 'dermatology'],
    ['眼睛', 'ophthalmology'],
    ['洗牙', 'dentistry'],
    ['小兒科', 'pediatrics'],
    ['身心科', 'psychiatry'],
    ['康復科', 'physical-medicine-and-rehabilitation'],
    ['heart doctor', 'cardiology'],
    ['OB-GYN', 'obstetrics-and-gynecology'],
    ['ENT', 'otolaryngology'],
  ])('are found by the lay word %s: %s', (word, id) => {
    const row = byId.get(id)
    expect(locales.flatMap((locale) => row?.aliases[locale] ?? [])).toContain(word)
  })

  test('never promise, dose or rate', () => {
    const forbidden =
      /保证|保證|包治|根治|最好的医生|最好的醫生|毫克|\bmg\b|guarantee|\bcures?\b|best doctor|百分之|\d\s?%/i
    for (const row of specialties) {
      for (const locale of locales) {
        const text = [row.description[locale], ...row.whenToGo[locale], ...row.questionsToAsk[locale]].join('\n')
        expect(text, row.id).not.toMatch(forbidden)
      }
    }
  })

  test.each([
    'cardiology',
    'neurology',
    'pulmonology',
    'psychiatry',
    'child-psychiatry',
    'ophthalmology',
    'allergy-and-immunology',
    'emergency-medicine',
  ])('name 911 in every locale of %s', (id) => {
    for (const locale of locales) expect(byId.get(id)?.description[locale]).toContain('911')
  })
})

describe('NUCC codes', () => {
  const codes = specialties.flatMap((row) => row.nuccCodes)

  test('belong to exactly one specialty, and every specialty has one', () => {
    expect(duplicates(codes)).toEqual([])
    for (const row of specialties) expect(row.nuccCodes.length, row.id).toBeGreaterThanOrEqual(1)
  })

  test('have the principal code of the product design first', () => {
    const first = Object.fromEntries(specialties.map((row) => [row.id, row.nuccCodes[0]]))
    expect(first).toMatchObject({
      'family-medicine': '207Q00000X',
      cardiology: '207RC0000X',
      dentistry: '122300000X',
      periodontics: '1223P0300X',
      endodontics: '1223E0200X',
      prosthodontics: '1223P0700X',
      acupuncture: '171100000X',
      'mental-health-counseling': '101YM0800X',
      'nurse-practitioner': '363L00000X',
      'massage-therapy': '225700000X',
    })
  })

  describe.skipIf(!hasTaxonomy)(`in the NUCC listing (skipped when ${taxonomyFile} is absent)`, () => {
    const listing = hasTaxonomy
      ? parse<Record<string, string>>(readFileSync(taxonomyFile, 'latin1'), { columns: true, bom: true })
      : []
    const individual = listing.filter((row) => row['Section'] === 'Individual')
    const known = new Map(individual.map((row) => [row['Code'], row]))

    test('all exist as codes of individual providers', () => {
      expect(codes.filter((code) => !known.has(code))).toEqual([])
    })

    test('cover at least 350 individual codes', () => {
      expect(codes.length).toBeGreaterThanOrEqual(350)
    })

    test('cover every nurse practitioner, physician assistant, dentist, podiatrist and therapist', () => {
      const classes = [
        'Nurse Practitioner',
        'Physician Assistant',
        'Dentist',
        'Podiatrist',
        'Optometrist',
        'Psychologist',
        'Physical Therapist',
        'Occupational Therapist',
        'Dietitian, Registered',
      ]
      const expected = individual
        .filter((row) => classes.includes(row['Classification'] ?? ''))
        .map((row) => row['Code'])
      expect(expected.filter((code) => !codes.includes(code ?? ''))).toEqual([])
    })

    test('leave out who is no care for patients', () => {
      const groups = ['Student, Health Care', 'Nursing Service Related Providers', 'Pharmacy Service Providers']
      const wrong = codes.filter((code) => groups.includes(known.get(code)?.['Grouping'] ?? ''))
      expect(wrong).toEqual([])
    })
  })
})
