import { describe, expect, it } from 'vitest'
import { clausesOf, phrasesOf, widthInHan } from './phrases.ts'

describe('phrases of a heading', () => {
  it.each([
    ['第一次看新医生：从约好到离开的清单', '第一次|看新医生：|从约好到离开的|清单'],
    ['第一次看新醫生：從約好到離開的清單', '第一次|看新醫生：|從約好到離開的|清單'],
    ['第一次做乳腺X光（钼靶）：准备、过程和等结果', '第一次|做乳腺|X光（钼靶）：|准备、|过程|和等结果'],
    ['看病要翻译，怎样开口要，而且不用付钱', '看病|要翻译，|怎样|开口要，|而且|不用|付钱'],
    ['在亚洲出生的人，为什么要验一次乙肝', '在亚洲|出生的人，|为什么|要验一次|乙肝'],
    ['替爸妈约医生：人在外地也办得到', '替爸妈约医生：|人在外地|也办得到'],
    ['抗凝与抗血小板药', '抗凝|与抗血小板药'],
    ['10月15日到12月7日可以换', '10月15日|到12月7日|可以换'],
    ['去Urgent Care诊所，还是打911？', '去Urgent Care|诊所，|还是|打911？'],
    ['“参考范围”是什么', '“参考|范围”|是什么'],
  ])('%s', (text, phrases) => {
    expect(phrasesOf(text).join('|')).toBe(phrases)
  })

  it('are the text, however it is written', () => {
    for (const text of [
      '',
      '  ',
      '“（看）',
      'No Chinese at all',
      '（）、。的了',
      '👩‍⚕️看医生',
      '白卡（Medicaid）：13个计划',
    ])
      expect(phrasesOf(text).join('')).toBe(text)
  })

  it('make clauses where a mark ends them', () => {
    expect(clausesOf(['第一次', '看新医生：', '从约好到离开的', '清单'])).toEqual([
      ['第一次', '看新医生：'],
      ['从约好到离开的', '清单'],
    ])
    expect(clausesOf(['看', '医生？'])).toEqual([['看', '医生？']])
    expect(clausesOf([])).toEqual([])
  })

  it('are as wide as their characters', () => {
    expect(widthInHan('看病（1）')).toBeCloseTo(4.55)
  })
})
