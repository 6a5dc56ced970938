import { describe, expect, it } from 'vitest'
import { addDays } from '#app/core/calendar/dates.ts'
import { evaluateRules, refusalOf, type Rule, validityRule } from './requirements.ts'

const years = (count: number) => count * 12
const rule = (code: string, given: Partial<Rule> = {}): Rule => ({
  code,
  kind: 'vaccine',
  minMonths: null,
  minWeeks: null,
  maxMonths: null,
  bornFrom: null,
  seasonFrom: null,
  seasonTo: null,
  effectiveFrom: null,
  effectiveTo: null,
  isRetired: false,
  ...given,
})

// Product.md §5.8, as the table of the rules holds it.
const rules: Rule[] = [
  rule('dtap', { minMonths: 2, maxMonths: years(7) - 1 }),
  rule('tdap', { minMonths: years(7) }),
  rule('polio', { minMonths: 2 }),
  rule('mmr', { minMonths: 12, bornFrom: '1957-01-01' }),
  rule('rotavirus', { minMonths: 1, minWeeks: 6, maxMonths: 8 }),
  rule('hib', { minMonths: 2, maxMonths: 59 }),
  rule('hepatitis-a', { minMonths: 12, maxMonths: years(19) - 1 }),
  rule('hepatitis-b', { minMonths: 0, maxMonths: years(60) - 1 }),
  rule('meningococcal', { minMonths: years(11), maxMonths: years(19) - 1 }),
  rule('varicella', { minMonths: 12 }),
  rule('pneumococcal-child', { minMonths: 2, maxMonths: 59 }),
  rule('pneumococcal-adult', { minMonths: years(65) }),
  rule('influenza', { minMonths: 6, seasonFrom: '10-01', seasonTo: '03-31' }),
  rule('covid-19', { minMonths: 6, effectiveTo: '2025-01-21', isRetired: true }),
  rule('igra', { kind: 'test', minMonths: 24 }),
  rule('syphilis', { kind: 'test', minMonths: years(18), maxMonths: years(45) - 1 }),
  rule('gonorrhea', { kind: 'test', minMonths: years(18), maxMonths: years(25) - 1 }),
  rule('signed-before', { kind: 'validity', effectiveTo: '2023-10-31' }),
  rule('signed-since', { kind: 'validity', effectiveFrom: '2023-11-01' }),
]

const examOn = '2026-11-10'
const of = (bornOn: string, given: { examOn?: string; isPregnant?: boolean } = {}) =>
  Object.fromEntries(
    evaluateRules(rules, { bornOn, examOn, isPregnant: false, ...given }).map(({ rule: { code }, state }) => [
      code,
      state,
    ]),
  )

describe('the family of the story, examined on 10 November 2026', () => {
  it('father, 58: hepatitis B and MMR, no syphilis', () => {
    expect(of('1968-03-02')).toMatchObject({
      'hepatitis-b': 'due',
      mmr: 'due',
      varicella: 'due',
      tdap: 'due',
      polio: 'proof_or_titer',
      influenza: 'due',
      igra: 'due',
      syphilis: 'not_age_appropriate',
      gonorrhea: 'not_age_appropriate',
      'hepatitis-a': 'not_age_appropriate',
      'covid-19': 'retired',
    })
  })

  it('mother, 46, born in 1980: no syphilis, polio by proof', () => {
    expect(of('1980-05-20')).toMatchObject({ syphilis: 'not_age_appropriate', polio: 'proof_or_titer', mmr: 'due' })
  })

  it('son, 16: MenACWY, hepatitis A, IGRA', () => {
    expect(of('2010-02-14')).toMatchObject({
      meningococcal: 'due',
      'hepatitis-a': 'due',
      igra: 'due',
      polio: 'due',
      dtap: 'not_age_appropriate',
      syphilis: 'not_age_appropriate',
      influenza: 'due',
    })
  })

  it('counts the first age of rotavirus in weeks: five weeks and six days are too young though a month is over', () => {
    const onExam = (bornOn: string) => of(bornOn).rotavirus
    expect(onExam(addDays(examOn, -41))).toBe('not_age_appropriate')
    expect(onExam(addDays(examOn, -42))).toBe('due')
  })

  it('baby, 14 months: MMR and varicella, no IGRA, no rotavirus', () => {
    expect(of('2025-09-05')).toMatchObject({
      mmr: 'due',
      varicella: 'due',
      dtap: 'due',
      hib: 'due',
      'hepatitis-a': 'due',
      'pneumococcal-child': 'due',
      influenza: 'due',
      igra: 'not_age_appropriate',
      rotavirus: 'not_age_appropriate',
      tdap: 'not_age_appropriate',
      'covid-19': 'retired',
    })
  })
})

describe('a rule', () => {
  it('begins and ends with the month of age itself', () => {
    expect(of('2024-11-10').igra).toBe('due')
    expect(of('2024-11-11').igra).toBe('not_age_appropriate')
    expect(of('1966-11-11')['hepatitis-b']).toBe('due')
    expect(of('1966-11-10')['hepatitis-b']).toBe('not_age_appropriate')
    expect(of('1981-11-11').syphilis).toBe('due')
    expect(of('1981-11-10').syphilis).toBe('not_age_appropriate')
  })

  it('of MMR leaves out who was born before 1957', () => {
    expect(of('1956-12-31').mmr).toBe('not_age_appropriate')
    expect(of('1957-01-01').mmr).toBe('due')
  })

  it('of influenza holds in its season only', () => {
    expect(of('1980-05-20', { examOn: '2026-06-10' }).influenza).toBe('not_in_season')
    expect(of('1980-05-20', { examOn: '2027-03-31' }).influenza).toBe('due')
    // Too young comes before out of season.
    expect(of('2026-05-20', { examOn: '2026-06-20' }).influenza).toBe('not_age_appropriate')
  })

  it('of a live vaccine waits for the end of a pregnancy', () => {
    expect(of('1995-05-20', { isPregnant: true })).toMatchObject({
      mmr: 'not_in_pregnancy',
      varicella: 'not_in_pregnancy',
      tdap: 'due',
      'hepatitis-b': 'due',
      igra: 'due',
    })
  })

  it('of a second step waits for what the first one finds', () => {
    const steps = [
      rule('chest-x-ray', { kind: 'test' }),
      rule('pneumococcal-50-64', { minMonths: 600, maxMonths: 779 }),
    ]
    const states = (bornOn: string) =>
      evaluateRules(steps, { bornOn, examOn, isPregnant: false }).map(({ state }) => state)
    expect(states('1968-03-02')).toEqual(['if_indicated', 'if_indicated'])
    expect(states('1990-03-02')).toEqual(['if_indicated', 'not_age_appropriate'])
  })

  it('holds from its day on and no longer than its last', () => {
    const dated = [rule('polio-adult', { effectiveFrom: '2024-05-01' }), rule('old', { effectiveTo: '2025-01-21' })]
    const at = (day: string) =>
      evaluateRules(dated, { bornOn: '2015-01-01', examOn: day, isPregnant: false }).map(
        ({ rule: { code }, state }) => [code, state],
      )
    expect(at('2024-04-30')).toEqual([['old', 'due']])
    expect(at('2025-01-21')).toEqual([
      ['polio-adult', 'due'],
      ['old', 'due'],
    ])
    expect(at('2025-01-22')).toEqual([
      ['polio-adult', 'due'],
      ['old', 'retired'],
    ])
  })

  it('comes before another when it is asked', () => {
    const states = evaluateRules(rules, { bornOn: '2010-02-14', examOn, isPregnant: false }).map(({ state }) => state)
    expect(states.indexOf('not_age_appropriate')).toBeGreaterThan(states.lastIndexOf('due'))
    expect(states.at(-1)).toBe('retired')
    expect(states).toHaveLength(17)
  })
})

describe('the validity of a form', () => {
  it('goes by the day on which it was signed', () => {
    expect(validityRule(rules, '2023-10-31')?.code).toBe('signed-before')
    expect(validityRule(rules, '2023-11-01')?.code).toBe('signed-since')
    expect(validityRule(rules, '2026-11-10')?.code).toBe('signed-since')
    expect(validityRule([], '2026-11-10')).toBeNull()
  })
})

describe('the days of a self-check', () => {
  const today = '2026-10-20'

  it('are refused with the reason', () => {
    expect(refusalOf(null, today, today)).toBe('birth_unreadable')
    expect(refusalOf('1980-01-01', null, today)).toBe('exam_unreadable')
    expect(refusalOf('2026-10-21', '2026-10-22', today)).toBe('birth_future')
    expect(refusalOf('2026-10-10', '2026-10-01', today)).toBe('birth_future')
    expect(refusalOf('1905-01-01', today, today)).toBe('birth_too_old')
    expect(refusalOf('1980-01-01', '2030-01-01', today)).toBe('exam_far')
    expect(refusalOf('1980-01-01', '2020-01-01', today)).toBe('exam_far')
  })

  it('are good from the day of birth on', () => {
    expect(refusalOf(today, today, today)).toBeNull()
    expect(refusalOf('1906-10-20', '2026-10-20', today)).toBeNull()
  })
})
