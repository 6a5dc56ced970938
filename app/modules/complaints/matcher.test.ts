import { describe, expect, it } from 'vitest'
import { readCompiled, writeCompiled } from './compiled.ts'
import { Matcher, type Complaint } from './matcher.ts'
import { plainWords } from './plain-words.ts'
import { soundsOf, syllablesOf } from './pinyin-syllables.ts'

const complaint = (id: string, phrases: string[][], more: Partial<Complaint> = {}): Complaint => ({
  id,
  label: { 'zh-Hans': id, 'zh-Hant': id, 'en-US': id },
  kind: 'symptom',
  specialtyIds: ['family-medicine'],
  who: null,
  urgency: null,
  help: null,
  phrases,
  never: [],
  sounds: [],
  ...more,
})
const complaints = [
  complaint('foamy-urine', [['尿', '泡'], ['foamy urine'], ['bubble', 'pee']], { sounds: [['niao', 'pao mo']] }),
  complaint('red-eye', [['眼', '红']], { never: [['红绿色盲']] }),
  complaint('hand-tremor', [
    ['手', '抖'],
    ['hand', 'shak'],
  ]),
  complaint('bleeding-gums', [['gum', 'bleed']], { urgency: 'today' }),
]
const matcher = new Matcher(complaints)
const told = (text: string) => matcher.tell(plainWords(text), soundsOf(text)).map(({ complaint: { id } }) => id)

describe('a complaint', () => {
  it.each([
    ['小便泡沫多好几个月了', 'foamy-urine'],
    ['尿 里有 泡', 'foamy-urine'],
    ['泡泡好多在尿里', 'foamy-urine'],
    ['my urine is foamy', null],
    ['foamy urine', 'foamy-urine'],
    ['foamy looking urine', 'foamy-urine'],
    ['bubbles in my pee', 'foamy-urine'],
    ['my gums are bleeding', 'bleeding-gums'],
    ['gums bleding', 'bleeding-gums'],
    ['niao paomo', 'foamy-urine'],
    ['爷爷手震 拿筷子都拿不稳', 'hand-tremor'],
    ['只眼好红', 'red-eye'],
    ['眼看不出红绿色盲', null],
    ['手机', null],
    ['', null],
  ])('is told by its parts in any order: %s', (text, id) => {
    expect(told(text)[0] ?? null).toBe(id)
  })

  it('counts less the farther its parts stand from one another', () => {
    const [near] = matcher.tell('眼红', null)
    const [far] = matcher.tell(`眼${'一二三四五六七八九十'.repeat(3)}红`, null)
    expect(near!.score).toBeGreaterThan(far!.score)
    expect(far!.gap).toBe(30)
  })

  it('is the same after it was written and read', () => {
    expect(readCompiled(writeCompiled(complaints))).toEqual(complaints)
  })
})

describe('pinyin', () => {
  it.each([
    ['pifuke', ['pi', 'fu', 'ke']],
    ['touyun', ['tou', 'yun']],
    ['guanjieyan', ['guan', 'jie', 'yan']],
    ['dentist', null],
    ['vzz', null],
  ])('is cut into syllables: %s', (word, syllables) => {
    expect(syllablesOf(word)).toEqual(syllables)
  })
})

describe('words of the tables', () => {
  it.each(['bubble', 'a gum tree', '红绿色盲', 'pee'])('stand in what tells no complaint: %s', (text) => {
    expect(told(text)).toEqual([])
    expect(matcher.mentions(plainWords(text))).toBe(true)
  })

  it.each(['zzzz', '停车位', '红', 'bubblle', ''])(
    'do not stand in %j: one character or one mended word is none',
    (text) => {
      expect(matcher.mentions(plainWords(text))).toBe(false)
    },
  )
})
