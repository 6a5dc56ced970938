import { describe, expect, it } from 'vitest'
import { fold } from '#app/modules/directory/search/fold.ts'
import { naughtyMissing, naughtyStrings } from '#tests/routes/naughty-strings.ts'
import { findable, scoreOf, searchEntries } from './match-words.ts'

const entries = [
  {
    key: 'hypertension',
    names: ['高血压', '高血壓', 'High blood pressure', 'hypertension', 'HBP'],
    texts: ['血压长期偏高，会伤心、脑和肾。', 'Pressure that stays high hurts the heart.'],
  },
  { key: 'diabetes', names: ['糖尿病', 'Diabetes', 'Type 2 diabetes'], texts: ['血糖长期偏高，也会伤肾。'] },
  { key: 'hepatitis-b', names: ['乙型肝炎', '乙肝', 'Hepatitis B', 'HBV'], texts: ['抽血查表面抗原。'] },
  { key: 'acetaminophen', names: ['对乙酰氨基酚', '泰诺', 'acetaminophen', 'Tylenol', 'paracetamol'], texts: [] },
]
const prepared = new Map(entries.map((entry) => [entry, findable(entry.names, entry.texts)]))
const found = (query: string) => searchEntries(entries, query, (entry) => prepared.get(entry)!).map(({ key }) => key)

describe('an entry is found by', () => {
  it.each([
    ['高血压', ['hypertension']],
    ['高血壓', ['hypertension']],
    ['  ＨＢＰ ', ['hypertension']],
    ['gaoxueya', ['hypertension']],
    ['gao xue ya', ['hypertension']],
    ['gāo xuè yā', ['hypertension']],
    ['gxy', ['hypertension']],
    ['gaoxue', ['hypertension']],
    ['high blood', ['hypertension']],
    ['blood', ['hypertension']],
    ['pressure blood', ['hypertension']],
    ['高血压要吃什么药', ['hypertension']],
    ['泰諾', ['acetaminophen']],
    ['tainuo', ['acetaminophen']],
    ['TYLENOL', ['acetaminophen']],
    ['tylonol', ['acetaminophen']],
    ['tylneol', ['acetaminophen']],
    ['tylenoll', ['acetaminophen']],
    ['乙', ['hepatitis-b', 'acetaminophen']],
    ['2', ['diabetes']],
    ['伤肾', ['diabetes']],
    ['长期偏高', ['hypertension', 'diabetes']],
    ['血糖 肾', ['diabetes']],
    ['lenol', []],
    ['zzzz', []],
    ['', []],
    ['!!!', []],
  ])('%j', (query, keys) => {
    expect(found(query)).toEqual(keys)
  })

  it('its own name before another’s part, and a name before a text', () => {
    expect(found('乙肝')[0]).toBe('hepatitis-b')
    const own = prepared.get(entries[1]!)!
    const scores = ['糖尿病', 'tangniaobing', '糖尿', '糖尿病人', '血糖', 'dibetes', '心'].map((each) =>
      scoreOf(own, fold(each)),
    )
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(scores.at(-1)).toBe(0)
  })
})

it.skipIf(naughtyMissing !== '')(`takes any words${naughtyMissing}`, () => {
  for (const text of naughtyStrings) expect(Array.isArray(found(text))).toBe(true)
})
