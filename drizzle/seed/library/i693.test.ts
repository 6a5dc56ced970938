import { describe, expect, it } from 'vitest'
import { specialties } from '#drizzle/seed/reference/specialties.ts'
import { bookletOnlyNames } from '#app/modules/library/immigration/booklet-only.ts'
import { i693Pages, i693RuleEntries } from './i693.ts'
import { wordingFaults } from './lab-tests/wording.ts'

const of = (kind: 'vaccine' | 'test' | 'validity') => i693RuleEntries.filter((rule) => rule.kind === kind)
const rule = (code: string) => i693RuleEntries.find((entry) => entry.code === code)
const isoDay = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Codes of the vaccines that a person of that age, born on that day, is asked for on the day of the exam. */
function asked(months: number, bornOn: string, examOn: string): string[] {
  const day = examOn.slice(5)
  return of('vaccine')
    .filter(({ isRetired }) => !isRetired)
    .filter(({ minMonths, maxMonths }) => months >= (minMonths ?? 0) && months <= (maxMonths ?? Infinity))
    .filter(({ bornFrom }) => bornFrom == null || bornOn >= bornFrom)
    .filter(({ effectiveFrom }) => effectiveFrom == null || examOn >= effectiveFrom)
    .filter(({ seasonFrom, seasonTo }) => !seasonFrom || !seasonTo || day >= seasonFrom || day <= seasonTo)
    .map(({ code }) => code)
}

describe('the rules of the immigration exam', () => {
  it('have codes of their own and ages in order', () => {
    const codes = i693RuleEntries.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const { code, minMonths, maxMonths } of i693RuleEntries) {
      if (minMonths != null && maxMonths != null) expect(minMonths, code).toBeLessThanOrEqual(maxMonths)
      for (const months of [minMonths, maxMonths]) if (months != null) expect(months, code).toBeGreaterThanOrEqual(0)
    }
  })

  it('carry days and seasons in the right form and order', () => {
    for (const { code, bornFrom, effectiveFrom, effectiveTo, seasonFrom, seasonTo } of i693RuleEntries) {
      for (const date of [bornFrom, effectiveFrom, effectiveTo]) if (date != null) expect(date, code).toMatch(isoDay)
      if (effectiveFrom && effectiveTo) expect(effectiveFrom <= effectiveTo, code).toBe(true)
      expect(seasonFrom === null, code).toBe(seasonTo === null)
    }
    expect(rule('influenza')).toMatchObject({ seasonFrom: '10-01', seasonTo: '03-31' })
  })

  it('ask a newborn for hepatitis B only, and a toddler for the childhood vaccines', () => {
    expect(asked(0, '2026-11-01', '2026-11-20')).toEqual(['hepatitis-b'])
    expect(asked(24, '2024-11-01', '2026-11-20')).toEqual([
      'dtap',
      'polio-children',
      'mmr',
      'hib',
      'hepatitis-a',
      'hepatitis-b',
      'varicella',
      'pneumococcal-children',
      'influenza',
    ])
  })

  it('ask a teenager for MenACWY and nobody after 18', () => {
    expect(asked(16 * 12, '2010-11-01', '2026-07-01')).toEqual([
      'tdap-td',
      'polio-children',
      'mmr',
      'hepatitis-a',
      'hepatitis-b',
      'menacwy',
      'varicella',
    ])
    expect(asked(19 * 12, '2007-07-01', '2026-07-01')).not.toContain('menacwy')
  })

  it('ask adults for polio from May 2024 on, and the old for no MMR or hepatitis B', () => {
    expect(asked(40 * 12, '1984-01-01', '2024-04-30')).not.toContain('polio-adults')
    expect(asked(40 * 12, '1984-01-01', '2024-05-01')).toContain('polio-adults')
    expect(asked(70 * 12, '1956-07-01', '2026-07-01')).toEqual([
      'tdap-td',
      'polio-adults',
      'varicella',
      'pneumococcal-65',
    ])
  })

  it('change between the last month of an age and the next', () => {
    expect(asked(83, '2019-08-01', '2026-07-31')).toContain('dtap')
    expect(asked(84, '2019-07-01', '2026-07-01')).toContain('tdap-td')
    expect(asked(84, '2019-07-01', '2026-07-01')).not.toContain('dtap')
    expect(asked(59, '2021-08-01', '2026-07-31')).toContain('hib')
    expect(asked(60, '2021-07-01', '2026-07-01')).not.toContain('hib')
    expect(asked(719, '1966-08-01', '2026-07-31')).toContain('hepatitis-b')
    expect(asked(720, '1966-07-01', '2026-07-01')).not.toContain('hepatitis-b')
  })

  it('no longer ask for COVID-19 and never for HPV, zoster or mpox', () => {
    expect(rule('covid-19')).toMatchObject({ isRetired: true, effectiveTo: '2025-01-21' })
    for (const code of ['hpv', 'zoster', 'mpox', 'bcg', 'japanese-encephalitis']) expect(rule(code)).toBeUndefined()
  })

  it('test for TB from 2, syphilis from 18 to 44, gonorrhea from 18 to 24', () => {
    expect(of('test').map(({ code, minMonths, maxMonths }) => [code, minMonths, maxMonths])).toEqual([
      ['igra', 24, null],
      ['chest-x-ray', null, null],
      ['syphilis', 216, 539],
      ['gonorrhea', 216, 299],
    ])
  })

  it('leave exactly one validity in force for every day of signature', () => {
    const inForce = (day: string) =>
      of('validity')
        .filter(({ isRetired }) => !isRetired)
        .filter(({ effectiveFrom, effectiveTo }) => day >= (effectiveFrom ?? '') && day <= (effectiveTo ?? '9999'))
        .map(({ code }) => code)
    expect(inForce('2022-05-01')).toEqual(['two-years'])
    expect(inForce('2023-10-31')).toEqual(['two-years'])
    expect(inForce('2023-11-01')).toEqual(['while-pending'])
    expect(inForce('2026-11-02')).toEqual(['while-pending'])
    expect(of('validity')).toHaveLength(3)
  })
})

describe('the names of the vaccination booklet', () => {
  it('stand with every vaccine, in every language', () => {
    for (const { code, bookletNames } of of('vaccine')) {
      for (const names of Object.values(bookletNames)) expect(names.length, code).toBeGreaterThan(0)
    }
  })

  it('that meet no rule are no name of a rule', () => {
    const meeting = new Set(of('vaccine').flatMap(({ bookletNames }) => bookletNames['zh-Hans']))
    for (const { code, bookletNames, insteadOf } of bookletOnlyNames) {
      for (const name of bookletNames['zh-Hans']) expect(meeting, code).not.toContain(name)
      if (insteadOf !== null) expect(rule(insteadOf)?.kind, code).toBe('vaccine')
    }
    expect(bookletOnlyNames.filter(({ insteadOf }) => insteadOf === 'menacwy').map(({ code }) => code)).toEqual([
      'mena',
      'menac',
    ])
  })
})

describe('the pages', () => {
  it('are four, with sources, dates and specialties that exist', () => {
    expect(i693Pages.map(({ key }) => key)).toEqual(['who-needs-it', 'what-to-bring', 'validity', 'at-the-exam'])
    const known = new Set(specialties.map(({ slug }) => slug))
    for (const { key, section, sources, specialtySlugs, reviewedOn, reviewDueOn } of i693Pages) {
      expect(section).toBe('i693')
      expect(sources.length, key).toBeGreaterThan(0)
      expect(reviewedOn! < reviewDueOn!, key).toBe(true)
      for (const slug of specialtySlugs) expect(known).toContain(slug)
    }
  })

  it('have as many headings and list items in every language', () => {
    for (const { key, body } of i693Pages) {
      const shape = (text: string) => text.split('\n').map((line) => /^(## |- |\d\. )?/.exec(line)?.[1] ?? '')
      expect(shape(body['zh-Hant']), key).toEqual(shape(body['zh-Hans']))
      expect(shape(body['en-US']), key).toEqual(shape(body['zh-Hans']))
    }
  })

  it('are written cleanly in three locales, with the rules and the booklet', () => {
    expect(i693RuleEntries.flatMap((entry) => wordingFaults(entry.code, entry))).toEqual([])
    expect(bookletOnlyNames.flatMap((entry) => wordingFaults(entry.code, entry))).toEqual([])
    expect(i693Pages.flatMap((entry) => wordingFaults(entry.key, entry))).toEqual([])
  })

  it('cite government pages', () => {
    for (const { sources } of [...i693RuleEntries, ...i693Pages]) {
      for (const { url } of sources) expect(url).toMatch(/^https:\/\/www\.(cdc|uscis)\.gov\//)
    }
  })
})
