import { describe, expect, it } from 'vitest'
import { isMeant, isWholly, likeliest, readName } from './person-query.ts'
import { personWords } from './person-words.ts'

const person = (nameEn: string, nameZh: string | null = null, phone: string | null = '+19175550127') =>
  personWords({ nameEn, nameZh, phone })

const names = {
  cheung: person('Mei Ling Cheung', '張美玲'),
  fang: person('FANG QINIAN', '方杞年'),
  auYeung: person('Ka Fai Au Yeung', '歐陽家輝'),
  wong: person('Siu Ming Wong', '王小明'),
  ngan: person('Wa Ngan', '颜华'),
  wan: person('Gui Lan Wan', '温桂兰'),
  liAn: person('An Li', '李安'),
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
    ['ngan', 'ngan'],
    ['ngan', 'nganwa'],
    ['ngan', 'wangan'],
    ['wan', 'wangui'],
    ['liAn', 'lian'],
    ['liAn', 'anli'],
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
    ['ngan', 'wang'],
    ['wan', 'wang'],
    ['wong', 'miwong'],
    ['liAn', 'liao'],
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

describe('a whole name', () => {
  it.each([
    ['cheung', 'zhang'],
    ['cheung', '张'],
    ['cheung', '美玲'],
    ['cheung', 'mei ling'],
    ['cheung', 'zhangmeiling'],
    ['cheung', 'Mei Ling CHEUNG'],
    ['wong', 'wang'],
    ['wong', 'wong'],
    ['liAn', 'lian'],
  ] as const)('of %s is "%s"', (who, text) => {
    expect(isWholly(text, names[who])).toBe(true)
  })

  it.each([
    ['cheung', 'zhan'],
    ['cheung', 'zml'],
    ['cheung', 'zhangmei'],
    ['cheung', '玲'],
    ['wan', 'wang'],
    ['liAn', 'l'],
    ['liAn', ''],
  ] as const)('of %s is not "%s"', (who, text) => {
    expect(isWholly(text, names[who])).toBe(false)
  })
})

it.each(['', '   ', '!!', '。'])('a text without letters asks for nobody: %j', (text) => {
  expect(readName(text)).toBeNull()
})

describe('the likeliest reading', () => {
  const first = (text: string) => likeliest(readName(text)!)

  it('is a beginning, initials where there is no vowel, and none where there is no other', () => {
    expect(first('cheung mei')).toEqual({ all: [{ beginning: 'cheung' }, { beginning: 'mei' }] })
    expect(first('zml')).toEqual({ all: [{ initials: 'zml' }] })
    expect(first('张美玲')).toBeNull()
    expect(first('zhangmeiling')).toEqual({ all: [{ beginning: 'zhangmeiling' }] })
  })

  it('means nobody whom the text does not mean', () => {
    for (const words of Object.values(names))
      for (const text of ['cheung', 'mei ling', 'zml', 'wong', 'lian'])
        if (isMeant(first(text) ?? readName(text)!, words)) expect(isMeant(readName(text)!, words)).toBe(true)
  })
})
