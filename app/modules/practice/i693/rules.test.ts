import { describe, expect, it } from 'vitest'
import { i693RuleEntries } from '#drizzle/seed/library/i693.ts'
import { assess, ruleStates } from './assessment.ts'
import { type BookletVaccine, readBooklet, readDates } from './booklet.ts'
import { caseStatuses, caseSteps, type CaseStep, isEditable, ruleOf, statusAfter } from './case-steps.ts'
import { noTest, type TestRecords } from './exam-tests.ts'
import { asksPregnancy, type CasePerson, readANumber } from './person.ts'
import { immunitiesOf, judgeVaccine, noVaccine, type VaccineRecord, waiversOf } from './vaccines.ts'

const examOn = '2026-11-10'
const person = (birthDate: string, sex: CasePerson['sex'] = 'm', isPregnant: boolean | null = null): CasePerson => ({
  ...{ nameEn: 'Demo Person', nameZh: null, birthDate, sex, phone: null, aNumber: null, isPregnant },
})
const rules = i693RuleEntries.map((rule) => ({
  ...rule,
  minMonths: rule.minMonths ?? null,
  minWeeks: rule.minWeeks ?? null,
  maxMonths: rule.maxMonths ?? null,
  bornFrom: rule.bornFrom ?? null,
  seasonFrom: rule.seasonFrom ?? null,
  seasonTo: rule.seasonTo ?? null,
  effectiveFrom: rule.effectiveFrom ?? null,
  effectiveTo: rule.effectiveTo ?? null,
}))

const worksheet = (
  who: CasePerson,
  {
    vaccines = {},
    tests = {},
    on = examOn,
  }: { vaccines?: Record<string, VaccineRecord>; tests?: TestRecords; on?: string } = {},
) => assess(ruleStates(rules, who, on), { person: who, examOn: on, vaccines, tests })

const required = (who: CasePerson) =>
  worksheet(who)
    .vaccines.filter(({ isRequired }) => isRequired)
    .map(({ code }) => code)
    .toSorted()
const neededTests = (who: CasePerson) =>
  worksheet(who)
    .tests.filter(({ isNeeded }) => isNeeded)
    .map(({ kind }) => kind)
const outcomeOf = (who: CasePerson, code: string) => worksheet(who).vaccines.find((line) => line.code === code)?.outcome

describe('the family of story 7, by the rules of the library, examined on 10 November 2026', () => {
  const father = person('1968-03-02')
  const mother = person('1980-05-20', 'f')
  const son = person('2010-02-14')
  const baby = person('2025-09-05', 'f')

  it('father, 58: hepatitis B and MMR, no syphilis', () => {
    expect(required(father)).toEqual(['hepatitis-b', 'influenza', 'mmr', 'polio-adults', 'tdap-td', 'varicella'])
    expect(neededTests(father)).toEqual(['igra'])
  })

  it('mother, 46, born in 1980: no syphilis, polio by proof', () => {
    expect(required(mother)).toEqual(['hepatitis-b', 'influenza', 'mmr', 'polio-adults', 'tdap-td', 'varicella'])
    const polio = worksheet(mother).vaccines.find(({ code }) => code === 'polio-adults')
    expect(polio).toMatchObject({ state: 'proof_or_titer', isRequired: true, outcome: 'missing' })
    expect(neededTests(mother)).toEqual(['igra'])
  })

  it('son, 16: MenACWY, hepatitis A, IGRA', () => {
    expect(required(son)).toEqual([
      ...['hepatitis-a', 'hepatitis-b', 'influenza', 'menacwy', 'mmr', 'polio-children', 'tdap-td', 'varicella'],
    ])
    expect(neededTests(son)).toEqual(['igra'])
  })

  it('baby, 14 months: MMR and varicella, no IGRA, too old for rotavirus', () => {
    expect(required(baby)).toEqual(
      [
        'dtap',
        'polio-children',
        'mmr',
        'hib',
        'hepatitis-a',
        'hepatitis-b',
        'varicella',
        'pneumococcal-children',
        'influenza',
      ].toSorted(),
    )
    expect(neededTests(baby)).toEqual([])
    expect(outcomeOf(baby, 'rotavirus')).toBe('not_age_appropriate')
  })

  it('is asked for influenza in its season and never for COVID-19', () => {
    for (const who of [father, mother, son, baby]) {
      expect(outcomeOf(who, 'influenza')).toBe('missing')
      expect(outcomeOf(who, 'covid-19')).toBe('not_required')
      const june = worksheet(who, { on: '2026-06-10' })
      expect(june.vaccines.find(({ code }) => code === 'influenza')?.outcome).toBe('not_flu_season')
    }
  })

  it('says when the rules were reviewed', () => {
    expect(worksheet(father).reviewedOn).toBe(rules.map(({ reviewedOn }) => reviewedOn).toSorted()[0])
  })
})

describe('a vaccine that is asked for', () => {
  const judge = (record: Partial<VaccineRecord>, state: Parameters<typeof judgeVaccine>[0] = 'due') =>
    judgeVaccine(state, { ...noVaccine, ...record })

  it('is settled by a complete series with dates, a dose today, a proof or a waiver', () => {
    expect(judge({})).toEqual({ isRequired: true, outcome: 'missing' })
    expect(judge({ isSeriesComplete: true }).outcome).toBe('missing')
    expect(judge({ history: ['2010-03-01'] }).outcome).toBe('missing')
    expect(judge({ isSeriesComplete: true, history: ['2010-03-01'] }).outcome).toBe('complete')
    expect(judge({ givenOn: examOn, lot: 'A1' }).outcome).toBe('given_today')
    expect(judge({ immunity: 'titer' }, 'proof_or_titer').outcome).toBe('immune')
    expect(judge({ waiver: 'insufficient_interval', history: ['2026-11-01'] }).outcome).toBe('insufficient_interval')
    expect(judge({ waiver: 'refused' }).outcome).toBe('refused')
  })

  it('waits where the rule does not ask, unless the civil surgeon decides otherwise', () => {
    expect(judge({}, 'not_age_appropriate')).toEqual({ isRequired: false, outcome: 'not_age_appropriate' })
    expect(judge({}, 'not_in_pregnancy').outcome).toBe('contraindicated')
    expect(judge({}, 'if_indicated').outcome).toBe('not_required')
    expect(judge({ override: 'required' }, 'if_indicated')).toEqual({ isRequired: true, outcome: 'missing' })
    expect(judge({ override: 'not_required' })).toEqual({ isRequired: false, outcome: 'not_required' })
  })

  it('takes only the proofs and waivers that there are for it', () => {
    expect(immunitiesOf('varicella')).toEqual(['titer', 'disease'])
    expect(immunitiesOf('mmr')).toEqual(['titer'])
    expect(immunitiesOf('tdap-td')).toEqual([])
    expect(waiversOf('influenza')).toContain('flu_not_available')
    expect(waiversOf('mmr')).not.toContain('flu_not_available')
  })
})

describe('the tests', () => {
  const adult = person('2004-06-01', 'f', false)
  const gaps = (tests: TestRecords, who = adult) =>
    Object.fromEntries(worksheet(who, { tests }).missing.tests.map(({ kind, gap }) => [kind, gap]))
  const found = (record: Partial<typeof noTest>) => ({ ...noTest, orderedOn: examOn, collectedOn: examOn, ...record })
  const clear: TestRecords = {
    igra: found({ result: 'negative' }),
    syphilis_nontrep: found({ result: 'nonreactive' }),
    gonorrhea_naat: found({ result: 'negative' }),
  }

  it('at 22 are IGRA, syphilis and gonorrhea: ordered, collected, with a result', () => {
    expect(gaps({})).toEqual({ igra: 'order', syphilis_nontrep: 'order', gonorrhea_naat: 'order' })
    expect(gaps({ ...clear, igra: { ...noTest, orderedOn: examOn } })).toEqual({ igra: 'collect' })
    expect(gaps({ ...clear, igra: found({}) })).toEqual({ igra: 'result' })
    expect(gaps({ ...clear, igra: found({ result: 'indeterminate' }) })).toEqual({ igra: 'repeat' })
    expect(gaps(clear)).toEqual({})
  })

  it('follow a positive IGRA: chest X-ray, then the report of latent TB or the referral', () => {
    const igra = found({ result: 'positive' })
    expect(gaps({ ...clear, igra })).toEqual({ cxr: 'order' })
    expect(gaps({ ...clear, igra, cxr: found({ result: 'normal' }) })).toEqual({ igra: 'report' })
    const reported = found({ result: 'positive', action: 'ltbi_reported' })
    expect(gaps({ ...clear, igra: reported, cxr: found({ result: 'normal' }) })).toEqual({})
    const cxr = (action: 'tb_referred' | 'tb_cleared' | null) => found({ result: 'tb_suspected', action })
    expect(gaps({ ...clear, igra, cxr: cxr(null) })).toEqual({ cxr: 'refer' })
    expect(gaps({ ...clear, igra, cxr: cxr('tb_referred') })).toEqual({ cxr: 'clear' })
    expect(gaps({ ...clear, igra, cxr: cxr('tb_cleared') })).toEqual({})
  })

  it('confirm syphilis and wait for treatment', () => {
    const reactive = found({ result: 'reactive' })
    expect(gaps({ ...clear, syphilis_nontrep: reactive })).toEqual({ syphilis_trep: 'order' })
    expect(gaps({ ...clear, syphilis_nontrep: reactive, syphilis_trep: reactive })).toEqual({ syphilis_trep: 'treat' })
    const treated = found({ result: 'reactive', action: 'treated' })
    expect(gaps({ ...clear, syphilis_nontrep: reactive, syphilis_trep: treated })).toEqual({})
    expect(gaps({ ...clear, gonorrhea_naat: found({ result: 'positive' }) })).toEqual({ gonorrhea_naat: 'treat' })
  })

  it('that are ordered at the examination are waited for at any age', () => {
    const baby = person('2025-09-05', 'f')
    expect(gaps({ igra: { ...noTest, orderedOn: examOn } }, baby)).toEqual({ igra: 'collect' })
    expect(gaps({ cxr: { ...noTest, orderedOn: examOn } }, baby)).toEqual({ cxr: 'collect' })
  })
})

describe('pregnancy', () => {
  it('is asked where it decides something, and has to be answered there', () => {
    expect(asksPregnancy(person('1980-05-20', 'f'), examOn)).toBe(true)
    expect(asksPregnancy(person('1980-05-20', 'm'), examOn)).toBe(false)
    expect(asksPregnancy(person('1965-05-20', 'f'), examOn)).toBe(false)
    expect(asksPregnancy(person('2025-09-05', 'f'), examOn)).toBe(false)
    expect(worksheet(person('1980-05-20', 'f')).missing.pregnancy).toBe(true)
    expect(worksheet(person('1980-05-20', 'f', false)).missing.pregnancy).toBe(false)
    expect(outcomeOf(person('1995-05-20', 'f', true), 'mmr')).toBe('contraindicated')
  })
})

describe('a booklet', () => {
  const vaccines: BookletVaccine[] = rules
    .filter(({ kind }) => kind === 'vaccine')
    .map(({ code, bookletNames, name }) => ({
      code,
      names: [...Object.values(bookletNames).flat(), ...Object.values(name)],
    }))
  const read = (line: string) => readBooklet(line, vaccines)

  it.each([
    ['百白破', ['dtap']],
    ['麻腮风', ['mmr']],
    ['麻疹腮腺炎德國麻疹', ['mmr']],
    ['脊灰糖丸', ['polio-children', 'polio-adults']],
    ['乙肝疫苗（第3剂）', ['hepatitis-b']],
    ['水痘减毒活疫苗', ['varicella']],
    ['ACYW135群流脑多糖', ['menacwy']],
    ['流 感', ['influenza']],
  ])('%s counts for %j', (line, codes) => {
    expect(read(line)).toEqual({ kind: 'counts', codes })
  })

  it.each([
    ['流脑A+C', 'menac'],
    ['A+C群流脑多糖疫苗', 'menac'],
    ['流脑A', 'mena'],
    ['流脑AC', 'mena'],
    ['卡介苗', 'bcg'],
    ['乙脑减毒活疫苗', 'japanese-encephalitis'],
    ['麻风', 'measles-rubella'],
    ['麻疹', 'measles'],
  ])('%s counts for nothing that is asked (%s)', (line, code) => {
    expect(read(line)).toEqual({ kind: 'only', code })
  })

  it('leaves open what it does not know', () => {
    expect(read('')).toBeNull()
    expect(read('流脑')).toBeNull()
    expect(read('疫苗')).toBeNull()
  })

  it('has dates in Chinese and American order', () => {
    expect(readDates('2010-03-05, 2010.9.5；2011年1月2日')).toEqual(['2010-03-05', '2010-09-05', '2011-01-02'])
    expect(readDates('03/05/2010 2010-03-05')).toEqual(['2010-03-05'])
    expect(readDates('')).toEqual([])
    for (const text of ['2010-02-30', 'March 5', '2010-03', '5.3.2010x']) expect(readDates(text)).toBeNull()
  })
})

describe('an A-number', () => {
  it('is an A and seven to nine digits', () => {
    expect(readANumber('A123456789')).toBe('A123456789')
    expect(readANumber('a 123-456-789')).toBe('A123456789')
    expect(readANumber('1234567')).toBe('A1234567')
    for (const text of ['A123456', 'A1234567890', 'B1234567', 'A12345678X', '']) expect(readANumber(text)).toBeNull()
  })
})

describe('the steps of a case', () => {
  const before = 'intake scheduled examined awaiting_results vaccines_pending tb_referral ready_to_sign'
  /** product.md §3.8, written out once more: step → from → to, by whom. */
  const table: Record<CaseStep, readonly [from: string, to: string, by: string]> = {
    schedule: ['intake', 'scheduled', 'desk'],
    examine: ['scheduled', 'examined', 'desk'],
    await_results: ['examined vaccines_pending', 'awaiting_results', 'desk'],
    await_vaccines: ['awaiting_results', 'vaccines_pending', 'desk'],
    refer_tb: ['awaiting_results', 'tb_referral', 'desk'],
    make_ready: ['awaiting_results tb_referral', 'ready_to_sign', 'desk'],
    // Not of product.md: decision 171.
    reopen: ['ready_to_sign', 'awaiting_results', 'finding'],
    sign: ['ready_to_sign', 'signed', 'surgeon'],
    seal: ['signed', 'sealed', 'second_person'],
    pick_up: ['sealed', 'picked_up', 'desk'],
    close: ['tb_referral', 'closed_no_sign', 'desk'],
    void: ['signed sealed', 'voided', 'surgeon'],
    cancel: [before, 'canceled', 'desk'],
    lapse: [before, 'lapsed', 'chore'],
  }

  it('are those of the table and no others', () => {
    expect(caseSteps.toSorted()).toEqual(Object.keys(table).toSorted())
    expect(caseStatuses).toHaveLength(14)
    for (const step of caseSteps) {
      const [from, to, by] = table[step]
      expect(ruleOf(step).by).toBe(by)
      for (const status of caseStatuses)
        expect([step, status, statusAfter(status, step)]).toEqual([
          step,
          status,
          from.split(' ').includes(status) ? to : null,
        ])
    }
  })

  it('leave what was found to be changed until the signature', () => {
    expect(caseStatuses.filter(isEditable)).toEqual(before.split(' '))
  })
})
