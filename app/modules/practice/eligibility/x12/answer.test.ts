import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemOf, readAnswer } from './answer.ts'
import { readInterchange, UnreadableX12 } from './interchange.ts'
import { readLevels } from './levels.ts'

const isa = (control = '000000044', separators = '^00501:~') =>
  `ISA*00*          *00*          *ZZ*P              *ZZ*C              *261003*0931*${separators[0]}*${separators.slice(1, 6)}*${control}*0*T*${separators[6]}${separators[7]}`

/** A 271 around what stands in the subscriber's level. */
export function answerAround(lines: readonly string[], given: { count?: number; control?: string } = {}): string {
  const body = [
    ...['ST*271*0044*005010X279A1', 'BHT*0022*11*T1*20261003*0931', 'HL*1**20*1', 'NM1*PR*2*PLAN*****PI*P1'],
    ...['HL*2*1*21*1', 'NM1*1P*2*CLINIC*****XX*1234567893', 'HL*3*2*22*0', ...lines],
  ]
  const end = `SE*${given.count ?? body.length + 1}*${given.control ?? '0044'}`
  const all = ['GS*HB*P*C*20261003*0931*44*X*005010X279A1', ...body, end, 'GE*1*44', 'IEA*1*000000044']
  return isa() + all.map((line) => `${line}~`).join('')
}

const member = 'NM1*IL*1*DOE*JANE****MI*AB1'

describe('an interchange', () => {
  it('is read by the separators that its head names', () => {
    const text = answerAround([member, 'EB*1**30^98'])
    const odd = text.replaceAll('~', '\n').replaceAll('*', '|').replaceAll('^', '!').replaceAll(':', '>')
    expect(readAnswer(odd).benefits[0]!.serviceCodes).toEqual(['30', '98'])
    expect(readInterchange(odd).delimiters).toEqual({ element: '|', component: '>', repetition: '!', terminator: '\n' })
  })

  it('may have the end of a line after each segment, and nothing else', () => {
    const text = answerAround([member, 'EB*1**30'])
    for (const end of ['~\n', '~\r\n']) expect(problemOf(text.replaceAll('~', end))).toBeNull()
    expect(problemOf(`${text}EB*1`)).toBe('truncated')
  })

  it.each([
    ['nothing', '', 'not_x12'],
    ['a page', '<html><body>Sign in</body></html>', 'not_x12'],
    ['a head alone', isa().slice(0, 60), 'truncated'],
    ['what ends in the middle', answerAround([member, 'EB*1**30']).slice(0, -40), 'truncated'],
    ['separators that are alike', answerAround([member]).replaceAll(':', '*'), 'delimiters'],
    ['no end of the set', answerAround([member]).replace(/SE\*[^~]*~/, ''), 'envelope'],
    ['a segment of small letters', answerAround([member, 'eb*1']), 'characters'],
    ['a question', answerAround([member]).replaceAll('*271*', '*270*'), 'not_271'],
    ['two people', answerAround([member, 'HL*4*2*22*0', member]), 'several_people'],
    ['too much', `${answerAround([member])}${' '.repeat(500_001)}`, 'too_long'],
  ])('is refused: %s', (_, text, code) => {
    expect(problemOf(text)).toBe(code)
  })

  it.each([
    ['SE01', answerAround([member], { count: 99 }), 'se_count'],
    ['SE02', answerAround([member], { control: '0045' }), 'se_control'],
    ['GE01', answerAround([member]).replace('GE*1*', 'GE*2*'), 'ge_count'],
    ['GE02', answerAround([member]).replace('GE*1*44', 'GE*1*45'), 'ge_control'],
    ['IEA01', answerAround([member]).replace('IEA*1*', 'IEA*3*'), 'iea_count'],
    ['IEA02', answerAround([member]).replace('IEA*1*000000044', 'IEA*1*000000045'), 'iea_control'],
    ['HL01', answerAround([member]).replace('HL*3*2', 'HL*5*2'), 'hl_number'],
    ['HL02', answerAround([member]).replace('HL*3*2', 'HL*3*9'), 'hl_parent'],
    ['HL03', answerAround([member]).replace('HL*3*2*22', 'HL*3*1*22'), 'hl_level'],
    ['HL04', answerAround([member]).replace('HL*2*1*21*1', 'HL*2*1*21*0'), 'hl_children'],
  ])('has a fault where %s does not agree', (_, text, code) => {
    expect(problemOf(text)).toBe(code)
  })

  it('of many thousand segments is no answer about one person', () => {
    const lines = (count: number) => answerAround([member, ...Array<string>(count).fill('EB*C*IND*30***23*500')])
    expect(problemOf(lines(4_900))).toBeNull()
    expect(problemOf(lines(5_000))).toBe('too_long')
  })

  it('has no level below one that takes none, however often a text says so', () => {
    const chain = Array.from({ length: 2_000 }, (_, index) => `HL*${index + 4}*${index + 3}*23*1`)
    const text = answerAround([member, ...chain])
    const { roots, faults } = readLevels(readInterchange(text).groups[0]!.sets[0]!)
    const depthOf = (levels: typeof roots): number =>
      Math.max(0, ...levels.map(({ children }) => 1 + depthOf(children)))
    expect(depthOf(roots)).toBe(4)
    expect(faults.filter(({ code }) => code === 'hl_level')).toHaveLength(1_999)
  })

  it('is not read on beyond what it may hold', () => {
    expect(() => readInterchange('ISA'.padEnd(500_001, 'x'))).toThrow(UnreadableX12)
  })
})

describe('a benefit', () => {
  const benefitOf = (line: string, more: readonly string[] = []) =>
    readAnswer(answerAround([member, line, ...more])).benefits[0]!

  it('tells whose it is (EB02) from the time that it is of (EB06)', () => {
    expect(benefitOf('EB*C*IND*30***23*500')).toMatchObject({
      ...{ information: 'C', coverageLevel: 'IND', period: '23', amountCents: 50_000, fraction: null },
    })
    expect(benefitOf('EB*C*FAM*30***29*120.5')).toMatchObject({ coverageLevel: 'FAM', period: '29' })
    expect(benefitOf('EB*C*FAM*30***29*120.5').amountCents).toBe(12_050)
    expect(benefitOf('EB*A**98*****.2').fraction).toBe(0.2)
    expect(benefitOf('EB*F**33***23***P6*20')).toMatchObject({ quantity: { qualifier: 'P6', value: '20' } })
  })

  it('says whether an authorization is needed (EB11) and of which network it is (EB12)', () => {
    expect(benefitOf('EB*B**98*HM*GOLD*27*15****Y*W')).toMatchObject({
      ...{ insuranceType: 'HM', planName: 'GOLD', authorization: 'Y', network: 'W', amountCents: 1500 },
    })
    expect(benefitOf('EB*B**98***27*0')).toMatchObject({ authorization: null, network: null, amountCents: 0 })
    expect(benefitOf('EB*B**98***27*free****X*X')).toMatchObject({
      authorization: null,
      network: null,
      amountCents: null,
    })
  })

  it('has its dates, references, messages and loops, which end with the next one', () => {
    const rest = [
      'REF*18*G1',
      'DTP*348*RD8*20260101-20261231',
      'MSG*REFERRAL REQUIRED',
      'LS*2120',
      'NM1*P3*1*LI*MEI****XX*1',
      'LE*2120',
    ]
    const answer = readAnswer(answerAround([member, 'DTP*346*D8*20260101', 'EB*1**30', ...rest, 'EB*B**98***27*5']))
    expect(answer.benefits[0]).toMatchObject({
      references: [{ qualifier: '18', value: 'G1' }],
      dates: [{ qualifier: '348', from: '2026-01-01', to: '2026-12-31' }],
      messages: ['REFERRAL REQUIRED'],
      entities: [{ role: 'P3', name: 'MEI LI', id: '1' }],
    })
    expect(answer.benefits[1]).toMatchObject({ dates: [], messages: [], entities: [] })
    expect(answer.dates).toEqual([{ qualifier: '346', from: '2026-01-01', to: null }])
  })
})

describe('what is no code or no date of X12', () => {
  it('is no service, and each service is named once', () => {
    const { benefits } = readAnswer(answerAround([member, 'EB*1**30^98^98^^JANE DOE^a1']))
    expect(benefits[0]!.serviceCodes).toEqual(['30', '98'])
  })

  it('is no day', () => {
    const { dates } = readAnswer(
      answerAround([member, 'DTP*346*D8*20260231', 'DTP*347*D8*99991231', 'DTP*356*D8*00000101']),
    )
    expect(dates).toEqual([{ qualifier: '347', from: '9999-12-31', to: null }])
  })

  it('is no reason, which stands in plain', () => {
    const { rejections } = readAnswer(answerAround([member, 'AAA*N**JANE DOE 1980*C', 'AAA*N***C', 'AAA*N**T4*C']))
    expect(rejections.map(({ code }) => code)).toEqual(['?', '?', 'T4'])
  })
})

describe('a rejection', () => {
  it('says on which level, why and what may be done', () => {
    const { rejections, benefits } = readAnswer(answerAround([member, 'AAA*N**71*C']))
    expect(rejections).toEqual([{ level: 'subscriber', code: '71', followUp: 'C', isOfBenefit: false }])
    expect(benefits).toEqual([])
  })

  it('of one benefit leaves the others answered', () => {
    const { rejections } = readAnswer(answerAround([member, 'EB*1**30', 'AAA*Y**33*R']))
    expect(rejections).toMatchObject([{ code: '33', isOfBenefit: true }])
  })
})

const folder = resolve('../shared/data/x12')
const isHere = existsSync(folder)
const real = (name: string) => readFileSync(join(folder, name), 'utf8')

describe.skipIf(!isHere)('the real files (skipped: ../shared/data/x12 is not here)', () => {
  it('are all read as interchanges, with the faults that they have', () => {
    const faults = readdirSync(folder).map((name) => {
      try {
        const interchange = readInterchange(real(name))
        const levels = interchange.groups.flatMap(({ sets }) => sets.flatMap((set) => readLevels(set).faults))
        return [name, [...interchange.faults, ...levels].map(({ code }) => code)]
      } catch (error) {
        return [name, (error as UnreadableX12).code]
      }
    })
    expect(Object.fromEntries(faults)).toEqual({
      'gotest-subscriber-not-found-aaa75.271': [],
      'imsweb-x270.270': ['se_count', 'iea_control'],
      'imsweb-x271.271': ['se_count', 'iea_control'],
      'lfh-demo-single-line.270': [],
      'lfh-dependent-health-benefit-check.270': [],
      'lfh-dependent-health-benefit-check.271': [],
      'lfh-subscriber-health-benefit-check-error.271': ['se_control'],
      'lfh-subscriber-health-benefit-check.270': [],
      'lfh-subscriber-health-benefit-check.271': [],
      'pyx12-4010-1.270': [],
    })
  })

  it('say what a plan pays in and out of the network', () => {
    const {
      payerName,
      member: person,
      dates,
      benefits,
      traces,
    } = readAnswer(real('lfh-subscriber-health-benefit-check.271'))
    expect(payerName).toBe('ABC COMPANY')
    expect(person).toEqual({ lastName: 'SMITH', firstName: 'JOHN', memberId: '123456789', birthDate: '1963-05-19' })
    expect(dates).toEqual([{ qualifier: '346', from: '2006-01-01', to: null }])
    expect(traces).toEqual(['93175-012547'])
    const types = ['1', '33', '35', '47', '86', '88', '98', 'AL', 'MH', 'UC']
    expect(benefits.map(({ information, serviceCodes }) => [information, serviceCodes])).toEqual([
      ...[
        ['1', ['30']],
        ['L', []],
        ['1', types],
        ['B', types],
        ['B', types],
      ],
    ])
    expect(benefits.slice(3)).toMatchObject([
      { amountCents: 1000, period: '27', network: 'Y', planName: 'GOLD 123 PLAN', insuranceType: 'HM' },
      { amountCents: 3000, period: '27', network: 'N' },
    ])
    expect(benefits[1]!.entities).toEqual([{ role: 'P3', name: 'MARCUS JONES', id: '0202034' }])
  })

  it('tell a dependent from the subscriber', () => {
    const { member: person } = readAnswer(real('lfh-dependent-health-benefit-check.271'))
    expect(person).toEqual({ lastName: 'SMITH', firstName: 'MARY', memberId: '123456789', birthDate: '1998-10-14' })
  })

  it('tell why a payer does not answer', () => {
    expect(readAnswer(real('lfh-subscriber-health-benefit-check-error.271')).rejections).toEqual([
      { level: 'provider', code: '50', followUp: 'N', isOfBenefit: false },
    ])
    expect(readAnswer(real('gotest-subscriber-not-found-aaa75.271')).rejections).toMatchObject([
      { level: 'subscriber', code: '75', followUp: 'C' },
    ])
  })
})
