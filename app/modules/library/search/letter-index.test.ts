import { describe, expect, it } from 'vitest'
import { byLetter, letterOf } from './letter-index.ts'

describe('the letter of a title', () => {
  it.each([
    ['高血压', 'zh-Hans', 'G'],
    ['高血壓', 'zh-Hant', 'G'],
    ['糖尿病', 'zh-Hans', 'T'],
    ['膽固醇', 'zh-Hant', 'D'],
    ['“三高”是什么', 'zh-Hans', 'S'],
    ['長者疫苗', 'zh-Hant', 'Z'],
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

  it('loses nothing', () => {
    const titles = ['Flu', 'Fever', 'flu', 'Zoster', '2-1-1', 'Asthma']
    const groups = byLetter(titles, (title) => title, 'en-US')
    expect(groups.flatMap(({ entries }) => entries).toSorted()).toEqual(titles.toSorted())
    expect(groups.map(({ letter }) => letter)).toEqual(['A', 'F', 'Z', '#'])
  })
})
