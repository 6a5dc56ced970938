import { describe, expect, it } from 'vitest'
import { latinOptions, nameForms, type NameInput } from './name-forms.ts'

const name = (input: Partial<NameInput>): NameInput => ({
  legalFirst: '',
  legalLast: '',
  legalMiddle: null,
  preferredName: null,
  nameHans: null,
  nameHant: null,
  pronunciationPinyin: null,
  pronunciationJyutping: null,
  supplied: [],
  ...input,
})
const formsOf = (input: Partial<NameInput>) => {
  const { surnames, givens, words, initials, isLatinOnly } = nameForms(name(input))
  return { surnames: [...surnames], givens: [...givens], words: [...words], initials: [...initials], isLatinOnly }
}

describe('the forms of a Chinese name', () => {
  const forms = formsOf({
    nameHans: '张美玲',
    nameHant: '張美玲',
    legalFirst: 'Mei Ling',
    legalLast: 'Cheung',
    preferredName: 'Lily Cheung',
  })

  it('have the surname in characters, pinyin, Jyutping, Hong Kong and Taiwan spelling', () => {
    expect(forms.surnames).toEqual(expect.arrayContaining(['张', 'zhang', 'zoeng', 'cheung', 'chang']))
  })

  it('have the given names joined, and their parts', () => {
    expect(forms.givens).toEqual(expect.arrayContaining(['美玲', 'meiling', 'lily']))
    expect(forms.words).toEqual(expect.arrayContaining(['美', '玲', '张美', 'mei', 'ling']))
  })

  it('have initials in both orders', () => {
    expect(forms.initials).toEqual(expect.arrayContaining(['zml', 'mlz', 'cml', 'mlc']))
  })

  it('fold Traditional characters, so that both scripts give the same forms', () => {
    expect(formsOf({ nameHant: '張美玲' }).surnames).toEqual(formsOf({ nameHans: '张美玲' }).surnames)
  })

  it('say a word once', () => {
    expect(forms.words.filter((word) => forms.surnames.includes(word) || forms.givens.includes(word))).toEqual([])
  })
})

describe('compound surnames', () => {
  it('stand joined, with their parts as words', () => {
    const forms = formsOf({ nameHant: '歐陽家輝', legalFirst: 'Ka Fai', legalLast: 'Au Yeung' })
    expect(forms.surnames).toEqual(expect.arrayContaining(['欧阳', 'ouyang', 'auyeung']))
    expect(forms.givens).toEqual(expect.arrayContaining(['家辉', 'jiahui', 'kafai']))
    expect(forms.words).toEqual(expect.arrayContaining(['au', 'yeung']))
    expect(forms.initials).toEqual(expect.arrayContaining(['oyjh', 'aykf']))
  })

  it('are not seen in a name of two characters', () => {
    expect(formsOf({ nameHans: '司徒' }).surnames).toContain('司')
  })
})

describe('surnames with a reading of their own', () => {
  it.each([
    ['单', 'shan', 'sin'],
    ['曾', 'zeng', 'zang'],
    ['解', 'xie', 'haai'],
    ['仇', 'qiu', 'kau'],
    ['任', 'ren', 'jam'],
    ['区', 'ou', 'au'],
    ['查', 'zha', 'zaa'],
    ['朴', 'piao', 'pok'],
    ['华', 'hua', 'waa'],
    ['翟', 'zhai', 'zaak'],
    ['尉迟', 'yuchi', 'watci'],
    ['万俟', 'moqi', 'makkei'],
  ])('%s is read %s and %s', (surname, pinyin, jyutping) => {
    const { surnames } = formsOf({ nameHans: `${surname}文华` })
    expect(surnames).toEqual(expect.arrayContaining([pinyin, jyutping]))
  })

  it('spell ü in the three ways papers and keyboards do', () => {
    expect(formsOf({ nameHans: '吕梅' }).surnames).toEqual(expect.arrayContaining(['lu', 'lv', 'lyu']))
  })
})

describe('a name known in Latin letters only', () => {
  it('is found split, joined and by initials', () => {
    const forms = formsOf({ legalLast: 'ZHANG', legalFirst: 'MEILING' })
    expect(forms).toMatchObject({ surnames: ['zhang'], givens: ['meiling'], isLatinOnly: true })
    expect(forms.words).toEqual(['mei', 'ling'])
    expect(forms.initials).toEqual(['zml', 'mlz'])
  })

  it('joins a given name that a registry divides into first and middle', () => {
    const forms = formsOf({ legalLast: 'CHEUNG', legalFirst: 'MEI', legalMiddle: 'LING' })
    expect(forms.givens).toContain('meiling')
    expect(forms.initials).toContain('cml')
  })

  it('does not take Western given names apart', () => {
    expect(formsOf({ legalLast: 'Chen', legalFirst: 'Linda' }).words).toEqual([])
    expect(formsOf({ legalLast: 'Smith', legalFirst: 'Meiling' }).words).toEqual([])
  })
})

describe('supplied spellings', () => {
  it('join the derived ones, the surname where each form has it', () => {
    const forms = formsOf({
      nameHans: '朱莉',
      supplied: [
        { form: 'hk_roman', value: 'Gee Lei' },
        { form: 'english', value: 'Julie Gee' },
        { form: 'hant', value: '朱麗' },
      ],
    })
    expect(forms.surnames).toContain('gee')
    expect(forms.givens).toEqual(expect.arrayContaining(['lei', 'julie', '丽']))
  })
})

describe('the Latin spellings of characters', () => {
  it('give every form of the surname and of each character', () => {
    const [surname, first, second] = latinOptions('張美玲')
    expect(surname).toEqual(expect.arrayContaining(['zhang', 'zoeng', 'cheung', 'chang']))
    expect(first).toEqual(expect.arrayContaining(['mei', 'may']))
    expect(second).toContain('ling')
  })

  it('give one list a character for compound surnames too', () => {
    expect(latinOptions('欧阳修')).toHaveLength(3)
  })
})
