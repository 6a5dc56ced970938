import { describe, expect, it } from 'vitest'
import { knowledgeTopics } from '#drizzle/seed/library/knowledge.ts'
import { labTestEntries } from '#drizzle/seed/library/lab-tests.ts'
import { medicationEntries } from '#drizzle/seed/library/medications.ts'
import { medicineTitle } from '../medication/medicine-title.ts'
import { byLetter, letterOf } from './letter-index.ts'

describe('the letter of a title', () => {
  it.each([
    ['高血压', 'zh-Hans', 'G'],
    ['高血壓', 'zh-Hant', '10'],
    ['糖尿病', 'zh-Hans', 'T'],
    ['膽固醇', 'zh-Hant', '17'],
    ['“三高”是什么', 'zh-Hans', 'S'],
    ['長者疫苗', 'zh-Hant', '8'],
    ['「三高」是什麼', 'zh-Hant', '3'],
    ['911什麼時候打', 'zh-Hant', '#'],
    ['B型肝炎', 'zh-Hant', 'B'],
    ['HIV检测', 'zh-Hans', 'H'],
    ['911什么时候打', 'zh-Hans', '#'],
    ['绿卡体检', 'zh-Hans', 'L'],
    ['Hepatitis B', 'en-US', 'H'],
    ['élan', 'en-US', 'E'],
    ['“Quoted”', 'en-US', 'Q'],
    ['1095 forms', 'en-US', '#'],
    ['', 'en-US', '#'],
    ['😀', 'zh-Hans', '#'],
  ] as const)('%s in %s', (title, locale, letter) => {
    expect(letterOf(title, locale)).toBe(letter)
  })
})

describe('the index', () => {
  it('has letters in order, the digits last, and entries by their reading', () => {
    const titles = ['911', '糖尿病', '痛风', 'HIV检测', '高血压', '骨质疏松', '更年期', '红蓝卡']
    const groups = byLetter(titles, (title) => title, 'zh-Hans')
    expect(groups.map(({ letter, entries }) => [letter, entries.join(' ')])).toEqual([
      ['G', '高血压 更年期 骨质疏松'],
      ['H', 'HIV检测 红蓝卡'],
      ['T', '糖尿病 痛风'],
      ['#', '911'],
    ])
  })

  it('has strokes by their number in zh-Hant, then letters, then digits', () => {
    const titles = ['911', '糖尿病', '痛風', 'HIV檢測', '高血壓', '心臟病', 'B型肝炎', '一般感冒', '骨質疏鬆']
    const groups = byLetter(titles, (title) => title, 'zh-Hant')
    expect(groups.map(({ letter, entries }) => [letter, entries.join(' ')])).toEqual([
      ['1', '一般感冒'],
      ['4', '心臟病'],
      ['10', '骨質疏鬆 高血壓'],
      ['12', '痛風'],
      ['16', '糖尿病'],
      ['B', 'B型肝炎'],
      ['H', 'HIV檢測'],
      ['#', '911'],
    ])
  })

  it('loses nothing', () => {
    const titles = ['Flu', 'Fever', 'flu', 'Zoster', '2-1-1', 'Asthma']
    const groups = byLetter(titles, (title) => title, 'en-US')
    expect(groups.flatMap(({ entries }) => entries).toSorted()).toEqual(titles.toSorted())
    expect(groups.map(({ letter }) => letter)).toEqual(['A', 'F', 'Z', '#'])
  })
})

describe('the library that is shipped', () => {
  const titlesIn = (locale: 'zh-Hans' | 'zh-Hant') => [
    ...knowledgeTopics.map(({ title }) => title[locale]),
    ...labTestEntries.map(({ name }) => name[locale]),
    ...medicationEntries.map((medicine) => medicineTitle(medicine, locale).title),
  ]
  const begins = (title: string) => /[\p{L}\p{N}]/u.exec(title)![0]

  it('has the strokes of every first character in zh-Hant', () => {
    const chinese = titlesIn('zh-Hant').filter((title) => /\p{Script=Han}/u.test(begins(title)))
    expect(chinese.length).toBeGreaterThan(150)
    expect(chinese.filter((title) => !/^\d+$/.test(letterOf(title, 'zh-Hant')))).toEqual([])
  })

  it('has the letter of every first character in zh-Hans', () => {
    const chinese = titlesIn('zh-Hans').filter((title) => /\p{Script=Han}/u.test(begins(title)))
    expect(chinese.filter((title) => !/^[A-Z]$/.test(letterOf(title, 'zh-Hans')))).toEqual([])
  })
})
