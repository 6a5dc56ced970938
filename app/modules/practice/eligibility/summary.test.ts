import { describe, expect, it } from 'vitest'
import { i18nOf, translator } from '#app/core/i18n/resources.server.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { followUps, rejectionCodes, serviceCodes } from './codes.ts'
import { followUpWords, problemWords, rejectionWords } from './check-words.ts'
import { type Coverage, coverageOf, summaryOf } from './summary.ts'
import { summaryWords } from './summary-words.ts'
import { readAnswer } from './x12/answer.ts'

const isa = 'ISA*00*          *00*          *ZZ*P              *ZZ*C              *261020*0931*^*00501*000000044*0*T*:~'

/** An answer with these lines in the subscriber's level. */
function answerWith(...lines: readonly string[]) {
  const body = [
    ...['ST*271*0044*005010X279A1', 'BHT*0022*11*T1*20261020*0931', 'HL*1**20*1', 'NM1*PR*2*PLAN*****PI*P1'],
    ...['HL*2*1*21*1', 'NM1*1P*2*CLINIC*****XX*1234567893', 'HL*3*2*22*0', 'NM1*IL*1*DOE*JANE****MI*AB1', ...lines],
  ]
  const all = ['GS*HB*P*C*20261020*0931*44*X*005010X279A1', ...body, `SE*${body.length + 1}*0044`]
  return readAnswer(isa + [...all, 'GE*1*44', 'IEA*1*000000044'].map((line) => `${line}~`).join(''))
}

const asked = { serviceDate: '2026-10-21', serviceCodes: ['30'] }
const summary = (...lines: readonly string[]) => summaryOf(answerWith(...lines), asked)

describe('whether somebody is insured', () => {
  it.each<[Coverage, string, readonly string[]]>([
    ['active', 'the plan is active', ['EB*1**30']],
    ['active', 'one of its variants', ['EB*4**30']],
    ['active', 'active, a part of it not', ['EB*1**30', 'EB*6**35']],
    ['active', 'active without a service type', ['EB*1']],
    ['active', 'active for something, and nothing of the plan', ['EB*1**98']],
    ['inactive', 'the plan is inactive', ['EB*6**30']],
    ['inactive', 'an inactive variant', ['EB*7**30']],
    ['inactive', 'inactive, with a benefit that says it is active', ['EB*6**30', 'EB*1**98']],
    ['unclear', 'nothing is said', []],
    ['unclear', 'ask another one', ['EB*U**30']],
    ['unclear', 'cannot be processed', ['EB*V**30']],
    ['unclear', 'money alone', ['EB*B**98***27*15*****Y']],
    ['unclear', 'both', ['EB*1**30', 'EB*6**30']],
  ])('%s: %s', (coverage, _, lines) => {
    expect(summary(...lines).coverage).toBe(coverage)
  })

  it.each<[Coverage, readonly string[]]>([
    ['unclear', ['DTP*347*D8*20261020', 'EB*1**30']],
    ['active', ['DTP*347*D8*20261021', 'EB*1**30']],
    ['unclear', ['DTP*346*D8*20261022', 'EB*1**30']],
    ['active', ['DTP*346*D8*20261021', 'EB*1**30']],
    ['unclear', ['DTP*291*RD8*20250101-20251231', 'EB*1**30']],
    ['active', ['DTP*291*RD8*20260101-20261231', 'EB*1**30']],
    ['unclear', ['EB*1**30', 'DTP*347*D8*20260930']],
  ])('%s where the plan has these days: %j', (coverage, lines) => {
    expect(summary(...lines).coverage).toBe(coverage)
  })

  it('is of the day of the visit', () => {
    const answer = answerWith('DTP*347*D8*20261031', 'EB*1**30')
    expect(coverageOf(answer, asked)).toBe('active')
    expect(coverageOf(answer, { ...asked, serviceDate: '2026-11-01' })).toBe('unclear')
  })
})

describe('money', () => {
  it('stands by service, in the network and out of it, with what is left', () => {
    const { services, copayCents } = summary(
      ...['EB*1**30', 'EB*B*IND*98***27*15*****Y', 'EB*B*IND*98***27*60*****N', 'EB*A**98*****.2****N'],
      ...['EB*C*IND*30***23*500*****Y', 'EB*C*IND*30***29*120*****Y', 'EB*C*FAM*30***23*1000*****Y'],
      ...['EB*G*IND*30***29*2450*****Y'],
    )
    expect(copayCents).toBe(1500)
    expect(services.map(({ serviceCode }) => serviceCode)).toEqual(['30', '98'])
    const [plan, visit] = services
    expect(visit!.lines).toMatchObject([
      { kind: 'copay', amountCents: 1500, network: 'Y', period: '27' },
      { kind: 'copay', amountCents: 6000, network: 'N' },
      { kind: 'coinsurance', fraction: 0.2, network: 'N' },
    ])
    expect(plan!.lines).toMatchObject([
      { kind: 'deductible', amountCents: 50_000, leftCents: 12_000, coverageLevel: 'IND' },
      { kind: 'deductible', amountCents: 100_000, leftCents: null, coverageLevel: 'FAM' },
      { kind: 'outOfPocket', amountCents: null, leftCents: 245_000 },
    ])
  })

  it('names no co-pay of the visit where several are told', () => {
    expect(summary('EB*1**30', 'EB*B**98***27*15*****Y', 'EB*B**98***27*30*****Y').copayCents).toBeNull()
    expect(summary('EB*1**30', 'EB*B**98***27*15*****N').copayCents).toBeNull()
    expect(summary('EB*1**30', 'EB*B**98***27*0').copayCents).toBe(0)
  })

  it('says what needs an authorization and what is not covered', () => {
    const { services } = summary('EB*1**30', 'EB*B**62***27*100****Y*Y', 'EB*I**33')
    const of = (code: string) => services.find(({ serviceCode }) => serviceCode === code)!
    expect(of('62').needsAuthorization).toBe(true)
    expect(of('33').isCovered).toBe(false)
  })

  it('names the doctor in charge and another payer', () => {
    const { primaryCare, otherPayers } = summary(
      ...['EB*1**30', 'EB*L', 'LS*2120', 'NM1*P3*1*LI*MEI', 'LE*2120'],
      ...['EB*R**30', 'LS*2120', 'NM1*PR*2*OTHER PLAN', 'LE*2120'],
    )
    expect([primaryCare, otherPayers]).toEqual([['MEI LI'], ['OTHER PLAN']])
  })
})

describe('words', () => {
  const lines = [
    ...['DTP*291*RD8*20260101-20261231', 'EB*1**30*HM*GOLD PLAN', 'EB*B*IND*98***27*15*****Y'],
    ...['EB*C*FAM*30***23*500****U*Y', 'EB*C*FAM*30***29*120*****Y', 'EB*B**62***27*100****Y*W', 'EB*I**33'],
  ]
  const at = { serviceCodes: ['30'], answeredAt: Date.parse('2026-10-20T14:00:00Z'), timeZone: 'America/New_York' }
  const wordsIn = (locale: (typeof locales)[number], ...given: readonly string[]) =>
    summaryWords(summary(...given), at, { t: translator(locale, 'eligibility'), locale })

  it('say in Chinese what the desk needs to know', () => {
    const words = wordsIn('zh-Hans', ...lines)
    expect(words.headline).toBe('保险有效')
    expect(words.copay).toContain('$15')
    expect(words.copay).toContain('挂号费')
    expect(words.facts.map(({ value }) => value)).toEqual(['GOLD PLAN', 'HMO', expect.stringContaining('2026')])
    const [plan] = words.services
    expect(plan!.rows[0]).toMatchObject({
      value: '$500，还剩$120',
      notes: ['网内', '全家', '每日历年', expect.any(String)],
    })
    expect(words.others.map(({ title }) => title)).toEqual(['磁共振或CT', '整脊'])
  })

  it('say of an unclear answer that it is no “not insured”, and show no money', () => {
    for (const locale of locales) {
      const words = wordsIn(locale, 'EB*U**30', 'EB*B**98***27*15')
      expect([words.coverage, words.services, words.copay]).toEqual(['unclear', [], null])
      expect(words.headline).not.toBe(wordsIn(locale, 'EB*6**30').headline)
    }
  })

  it('are there for every code, in every language', () => {
    for (const locale of locales) {
      const t = translator(locale, 'eligibility')
      for (const code of [...rejectionCodes, '99']) {
        const { text, next } = rejectionWords(code, t)
        expect([code, text.length > 3, next.length > 3]).toEqual([code, true, true])
      }
      for (const code of rejectionCodes) expect(rejectionWords(code, t).text).not.toContain(code)
      for (const code of followUps) expect(followUpWords(code, t)).not.toBeNull()
      for (const code of serviceCodes) expect(i18nOf[locale].exists(`eligibility:serviceNames.c${code}`)).toBe(true)
      expect(problemWords('se_count', t)).toContain('se_count')
      expect(problemWords('no_npi', t)).toContain('NPI')
    }
  })

  it('tell 71 from 75: the member is there, and the date of birth differs', () => {
    const t = translator('zh-Hans', 'eligibility')
    expect(rejectionWords('71', t).text).toBe('有这位会员，但出生日期不符')
    expect(rejectionWords('75', t).next).toContain('会员号')
  })
})

it('what a payer says twice is told once, and what is empty is not', () => {
  const lines = ['EB*1**98', 'EB*B**98***27*15*****Y', 'MSG*CALL FIRST', 'MSG*CALL FIRST', 'MSG* ', 'EB*D**98', 'MSG* ']
  const asked98 = { ...asked, answeredAt: 0, timeZone: 'America/New_York' }
  const words = summaryWords(summary(...lines), asked98, { t: translator('en-US', 'eligibility'), locale: 'en-US' })
  const office = words.services.find(({ rows }) => rows.length > 0)!
  expect(office.rows[0]!.notes.filter((note) => note === 'CALL FIRST')).toHaveLength(1)
  expect([...office.rows[0]!.notes, ...office.notes]).not.toContain('')
})
