import { describe, expect, it } from 'vitest'
import { readInterchange } from './interchange.ts'
import { readLevels } from './levels.ts'
import { plainId, plainText } from './plain-text.ts'
import { buildRequest, type Envelope, type BenefitQuestion } from './request.ts'

const envelope: Envelope = {
  ...{ sender: 'CLINIC1', receiver: 'HOUSE', control: 905, date: '2026-10-20', time: '1000', isTest: false },
}

const question: BenefitQuestion = {
  payer: { name: 'Healthfirst', id: '80141' },
  provider: { kind: 'person', lastName: 'Bai', firstName: 'Zhining', npi: '1234567893' },
  memberId: 'ab 12345-6',
  subscriber: { firstName: 'Mei-Ling', lastName: 'Cheung 张', birthDate: '1950-02-03', sex: 'F' },
  dependent: null,
  serviceDate: '2026-10-21',
  serviceCodes: ['30', '98'],
  trace: 'TRACE1',
}

const segments = (given: Partial<BenefitQuestion> = {}) => buildRequest({ ...question, ...given }, envelope).split('~')

describe('a question about the subscriber', () => {
  it('is the one of the guide, segment by segment', () => {
    expect(segments()).toEqual([
      'ISA*00*          *00*          *ZZ*CLINIC1        *ZZ*HOUSE          *261020*1000*^*00501*000000905*0*P*:',
      'GS*HS*CLINIC1*HOUSE*20261020*1000*905*X*005010X279A1',
      'ST*270*0001*005010X279A1',
      'BHT*0022*13*TRACE1*20261020*1000',
      'HL*1**20*1',
      'NM1*PR*2*HEALTHFIRST*****PI*80141',
      'HL*2*1*21*1',
      'NM1*1P*1*BAI*ZHINING****XX*1234567893',
      'HL*3*2*22*0',
      'TRN*1*TRACE1*9234567893',
      'NM1*IL*1*CHEUNG*MEI-LING****MI*AB12345-6',
      'DMG*D8*19500203*F',
      'DTP*291*D8*20261021',
      'EQ*30^98',
      'SE*13*0001',
      'GE*1*905',
      'IEA*1*000000905',
      '',
    ])
  })

  it('asks for the day of the visit, not for today', () => {
    expect(segments({ serviceDate: '2026-12-31' })).toContain('DTP*291*D8*20261231')
  })

  it('sends no sex where there is none to be sent, and names a practice as one', () => {
    const { subscriber } = question
    expect(segments({ subscriber: { ...subscriber, sex: null } })).toContain('DMG*D8*19500203')
    const practice = { kind: 'practice', lastName: 'Harbor Médical', firstName: '', npi: '1679576722' } as const
    expect(segments({ provider: practice })).toContain('NM1*1P*2*HARBOR MEDICAL*****XX*1679576722')
  })
})

describe('a question about a dependent', () => {
  const dependent = {
    firstName: 'Anna',
    lastName: 'Cheung',
    birthDate: '2015-06-07',
    sex: 'F',
    relation: 'child',
  } as const

  it('has a level of its own, in which what is asked stands', () => {
    expect(segments({ dependent }).slice(8, 19)).toEqual([
      'HL*3*2*22*1',
      'NM1*IL*1*CHEUNG*MEI-LING****MI*AB12345-6',
      'DMG*D8*19500203*F',
      'HL*4*3*23*0',
      'TRN*1*TRACE1*9234567893',
      'NM1*03*1*CHEUNG*ANNA',
      'DMG*D8*20150607*F',
      'INS*N*19',
      'DTP*291*D8*20261021',
      'EQ*30^98',
      'SE*17*0001',
    ])
  })

  it('is read back without a fault, as is the one about the subscriber', () => {
    for (const given of [{}, { dependent }]) {
      const interchange = readInterchange(buildRequest({ ...question, ...given }, envelope))
      expect(interchange.faults).toEqual([])
      expect(readLevels(interchange.groups[0]!.sets[0]!).faults).toEqual([])
    }
  })
})

describe('a text for a payer', () => {
  it.each([
    ['José Ñúñez', 'JOSE NUNEZ'],
    ['Nguyễn Thị Hương', 'NGUYEN THI HUONG'],
    ['Đặng Østergård', 'DANG OSTERGARD'],
    ['陈 Mei 美玲', 'MEI'],
    ['O’Brien-Li', "O'BRIEN-LI"],
    ['A*B~C^D:E|F', 'A B C D E F'],
    ['ＬＩ　ＭＥＩ', 'LI MEI'],
    ['张美玲', ''],
  ])('%s → %s', (given, sent) => {
    expect(plainText(given)).toBe(sent)
  })

  it('has no separator in an id', () => {
    expect(plainId(' ab*12~3 4-5 ')).toBe('AB1234-5')
  })
})
