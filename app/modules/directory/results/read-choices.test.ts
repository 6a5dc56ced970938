import { describe, expect, it } from 'vitest'
import type { ReadSentence, Understood, UnderstoodPart } from '../search/search-query.ts'
import { readChoices } from './read-choices.ts'
import type { Vocabulary } from './result-filters.ts'
import { parseSearchParams } from './search-params.ts'

const words = (...ids: string[]) => ids.map((id) => ({ id, value: `${id}-value`, label: id }))
const vocabulary: Vocabulary = {
  specialty: words('dentistry', 'cardiology'),
  neighborhood: [],
  language: words('yue', 'cmn'),
  planGroup: words('group:medicaid'),
  plan: words('alpha'),
  symptom: [],
  endorsed: [],
}
const part = (kind: Understood['kind'], id: string, text: string, rest: string, isCertain = true): UnderstoodPart => ({
  ...{ kind, id, text, rest, isCertain },
})
const read = (
  query: string,
  meant: UnderstoodPart[],
  more: { understood?: Understood[]; sentence?: ReadSentence; hasWishes?: boolean; isSpecialtyFixed?: boolean } = {},
) => {
  const { understood = meant, sentence = null, hasWishes = false, isSpecialtyFixed = false } = more
  const params = parseSearchParams(new URLSearchParams(query))
  return readChoices({ meant, understood, sentence }, params, vocabulary, { hasWishes, isSpecialtyFixed })
}
const yue = part('language', 'yue', '粤语', '牙医 白卡')
const dentist = part('specialty', 'dentistry', '牙医', '粤语 白卡')
const medicaid = part('plan', 'group:medicaid', '白卡', '粤语 牙医')

describe('what words were read as, in the filter panel', () => {
  it('is ticked in place of the words', () => {
    expect(read('q=粤语 牙医 白卡', [yue, dentist, medicaid])).toEqual({
      ...{ lang: ['yue-value'], specialty: ['dentistry-value'], plan: ['group:medicaid-value'] },
      ...{ rest: '', count: 3 },
    })
  })

  it('leaves the words that are something else', () => {
    const name: Understood = { kind: 'name', id: null, text: 'qqq' }
    const own = part('language', 'yue', '粤语', 'qqq 牙医')
    const other = part('specialty', 'dentistry', '牙医', '粤语 qqq')
    expect(read('q=粤语 qqq 牙医', [own, other], { understood: [own, name, other] })).toMatchObject({
      ...{ lang: ['yue-value'], specialty: ['dentistry-value'], rest: 'qqq' },
    })
    expect(read('q=粤语 明天', [part('language', 'yue', '粤语', '明天')], { hasWishes: true }).rest).toBe('明天')
  })

  it('ticks nothing that would find others than the words do', () => {
    const none = (query: string, ...rest: [UnderstoodPart[], Parameters<typeof read>[2]?]) => {
      const choices = read(query, ...rest)
      expect(choices).toEqual({ lang: [], plan: [], specialty: [], count: 0, rest: query.slice(2).split('&')[0]! })
    }
    const cmn = part('language', 'cmn', '普通话', '粤语')
    none('q=粤语 普通话', [part('language', 'yue', '粤语', '普通话'), cmn])
    none('q=粤语&lang=cmn-value', [part('language', 'yue', '粤语', '')])
    none('q=阿尔法', [part('plan', 'alpha', '阿尔法', '', false)])
    none('q=失眠 牙医', [part('symptom', 'insomnia', '失眠', '牙医'), part('specialty', 'dentistry', '牙医', '失眠')])
    none('q=牙医', [part('specialty', 'dentistry', '牙医', '')], { isSpecialtyFixed: true })
    none('q=法拉盛', [part('neighborhood', 'flushing', '法拉盛', '')])
    const sentence = { labels: [], specialtyIds: [], rest: '', givenUp: ['白卡'], givenUpNeighborhoods: [] }
    none('q=粤语', [part('language', 'yue', '粤语', '')], { sentence })
  })
})
