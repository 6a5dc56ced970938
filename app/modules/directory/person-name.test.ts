import { describe, expect, it } from 'vitest'
import { displayName, honorificOf, nameInText, type PersonNames } from './person-name.ts'

const bai: PersonNames = {
  legalFirst: 'Zhining',
  legalLast: 'Bai',
  preferredName: null,
  nameHans: '白芷宁',
  nameHant: '白芷寧',
  title: 'MD',
}

describe('displayName', () => {
  it('puts the reader’s script first and keeps the English name beside it', () => {
    expect(displayName(bai, 'zh-Hans')).toMatchObject({
      main: '白芷宁',
      other: 'Zhining Bai, MD',
      seal: '白',
      isChinese: true,
    })
    expect(displayName(bai, 'zh-Hant').main).toBe('白芷寧')
    expect(displayName(bai, 'en-US')).toMatchObject({ main: 'Zhining Bai, MD', other: '白芷寧', isChinese: false })
  })

  it('falls back to the other script, and to English without any Chinese name', () => {
    expect(displayName({ ...bai, nameHant: null }, 'zh-Hant').main).toBe('白芷宁')
    const ana = { ...bai, nameHans: null, nameHant: null, legalFirst: 'Ana', legalLast: 'Morales' }
    expect(displayName(ana, 'zh-Hans')).toMatchObject({ main: 'Ana Morales', other: null, title: 'MD', seal: 'AM' })
    expect(displayName(ana, 'en-US')).toMatchObject({ main: 'Ana Morales, MD', other: null, title: null })
  })

  it('prefers the name a person goes by', () => {
    expect(displayName({ ...bai, preferredName: 'Lily Bai' }, 'zh-Hans').other).toBe('Lily Bai, MD')
  })

  it('says a title once, however it was typed', () => {
    for (const preferredName of ['Dr. Lily Bai', 'DR Lily Bai', 'Doctor Lily Bai'])
      expect(displayName({ ...bai, preferredName }, 'en-US').main).toBe('Lily Bai, MD')
    expect(displayName({ ...bai, preferredName: 'Drew Bai' }, 'en-US').main).toBe('Drew Bai, MD')
  })

  it('shows both characters of a compound surname and whole characters outside the BMP', () => {
    expect(displayName({ ...bai, nameHans: '欧阳明' }, 'zh-Hans').seal).toBe('欧阳')
    expect(displayName({ ...bai, nameHans: '𠮷田' }, 'zh-Hans').seal).toBe('𠮷')
  })
})

describe('honorificOf', () => {
  it.each([
    ['MD', 'doctor'],
    ['M.D.', 'doctor'],
    ['DDS', 'doctor'],
    ['LAc', 'acupuncturist'],
    ['L.Ac.', 'acupuncturist'],
    ['PT', 'physicalTherapist'],
    ['DPT', 'physicalTherapist'],
    ['OTR', 'occupationalTherapist'],
    ['CCC-SLP', 'speechTherapist'],
    ['LMT', 'massageTherapist'],
    ['LMFT', 'familyTherapist'],
    ['LMHC', 'counselor'],
    ['LCSW', 'socialWorker'],
    ['RD', 'nutritionist'],
    ['CNM', 'midwife'],
    ['RN', 'nurse'],
    ['OD', 'optometrist'],
    ['DC', 'chiropractor'],
    ['PsyD', 'psychologist'],
    ['AuD', 'audiologist'],
    ['PhD', 'none'],
    ['FNP', 'nursePractitioner'],
    ['PA-C', 'assistant'],
    ['MBA', 'none'],
    [null, 'none'],
  ] as const)('addresses %s as %s', (title, expected) => {
    expect(honorificOf(title)).toBe(expected)
  })
})

describe('nameInText', () => {
  it('sets a Chinese name and its title together, and leaves an English one apart', () => {
    expect(nameInText('白芷宁 医生', { isChinese: true })).toBe('白芷宁医生')
    expect(nameInText('Peter Quon 医生', { isChinese: false })).toBe('Peter Quon 医生')
  })
})
