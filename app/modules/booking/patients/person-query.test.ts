import { describe, expect, it } from 'vitest'
import { isMeant, readName } from './person-query.ts'
import { personWords } from './person-words.ts'

const person = (nameEn: string, nameZh: string | null = null, phone: string | null = '+19175550127') =>
  personWords({ nameEn, nameZh, phone })

const names = {
  cheung: person('Mei Ling Cheung', '張美玲'),
  fang: person('FANG QINIAN', '方杞年'),
  auYeung: person('Ka Fai Au Yeung', '歐陽家輝'),
  wong: person('Siu Ming Wong', '王小明'),
  obrien: person("Anne-Marie O'Brien"),
}

const isFound = (text: string, words: ReturnType<typeof person>) => isMeant(readName(text)!, words)

describe('a person', () => {
  it.each([
    ['cheung', '张美玲'],
    ['cheung', '張美玲'],
    ['cheung', '张'],
    ['cheung', '美玲'],
    ['cheung', 'zhang meiling'],
    ['cheung', 'Zhang Mei Ling'],
    ['cheung', 'meiling zhang'],
    ['cheung', 'zhangmeiling'],
    ['cheung', 'zhangmei'],
    ['cheung', 'zhang m'],
    ['cheung', 'zoeng'],
    ['cheung', 'cheung mei'],
    ['cheung', 'CHEUNG'],
    ['cheung', 'chang meiling'],
    ['cheung', 'zml'],
    ['cheung', 'z m l'],
    ['cheung', 'che'],
    ['cheung', 'mei 张'],
    ['fang', 'Qinian Fang'],
    ['fang', 'fangqinian'],
    ['fang', 'FANG QI NIAN'],
    ['fang', '方杞'],
    ['auYeung', '欧阳家辉'],
    ['auYeung', 'auyeung'],
    ['auYeung', 'au yeung'],
    ['auYeung', 'ouyang jiahui'],
    ['wong', 'wang xiaoming'],
    ['wong', 'wong siu'],
    ['obrien', 'obrien'],
    ['obrien', "O'Brien Anne"],
    ['obrien', 'marie'],
  ] as const)('%s is meant by "%s"', (who, text) => {
    expect(isFound(text, names[who])).toBe(true)
  })

  it.each([
    ['cheung', '章美玲'],
    ['cheung', '李'],
    ['cheung', '玲张'],
    ['cheung', 'wang'],
    ['cheung', 'zhang meiling xx'],
    ['cheung', 'heung'],
    ['cheung', '0127'],
    ['fang', 'qian'],
    ['obrien', 'brien'],
  ] as const)('%s is not meant by "%s"', (who, text) => {
    expect(isFound(text, names[who])).toBe(false)
  })

  it('is meant by the last four digits of the number, whatever its spelling, and only by all of them', () => {
    const asked = (lastFour: string) => isMeant({ lastFour }, person('A B', null, '+1 (917) 555-0127'))
    expect(['0127', '127', '5550'].map(asked)).toEqual([true, false, false])
    expect(isMeant({ lastFour: '0127' }, person('A B', null, null))).toBe(false)
  })
})

it.each(['', '   ', '!!', '。'])('a text without letters asks for nobody: %j', (text) => {
  expect(readName(text)).toBeNull()
})
