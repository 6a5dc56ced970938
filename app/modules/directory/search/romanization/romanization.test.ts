import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { foldHan } from '../fold.ts'
import { hongKongSpellings } from './hong-kong.ts'
import { givenSyllables, isSurnameSpelling } from './latin-names.ts'
import { spellingsOf } from './spellings.ts'
import { pinyinSyllables, splitSyllables } from './syllables.ts'
import { taiwanSpellings } from './taiwan.ts'

describe('pinyin to the spelling of Taiwan', () => {
  it.each([
    ['zhang', 'chang'],
    ['cai', 'tsai'],
    ['xu', 'hsu'],
    ['xie', 'hsieh'],
    ['xiao', 'hsiao'],
    ['zhuang', 'chuang'],
    ['guo', 'kuo'],
    ['luo', 'lo'],
    ['jiang', 'chiang'],
    ['qian', 'chien'],
    ['zheng', 'cheng'],
    ['deng', 'teng'],
    ['ye', 'yeh'],
    ['shi', 'shih'],
    ['zi', 'tzu'],
    ['zhong', 'chung'],
    ['gui', 'kuei'],
    ['rong', 'jung'],
    ['yan', 'yen'],
    ['he', 'ho'],
    ['ling', 'ling'],
    ['xiong', 'hsiung'],
    ['jun', 'chun'],
    ['yue', 'yueh'],
  ])('%s → %s', (pinyin, expected) => {
    expect(taiwanSpellings(pinyin)[0]).toBe(expected)
  })

  it('spells every syllable, in letters only', () => {
    for (const syllable of pinyinSyllables)
      for (const spelling of taiwanSpellings(syllable)) expect(spelling).toMatch(/^[a-z]+$/)
  })
})

describe('Jyutping to the spelling of Hong Kong', () => {
  it.each([
    ['mei5', 'mei'],
    ['ling4', 'ling'],
    ['wai6', 'wai'],
    ['kit3', 'kit'],
    ['zoeng1', 'cheung'],
    ['jyun4', 'yuen'],
    ['syun1', 'suen'],
    ['gwok3', 'kwok'],
    ['zi2', 'chi'],
    ['hoi2', 'hoi'],
    ['jan1', 'yan'],
    ['fai1', 'fai'],
    ['gaa1', 'ka'],
  ])('%s → %s', (jyutping, expected) => {
    expect(hongKongSpellings(jyutping)[0]).toBe(expected)
  })

  it('gives the other usual spellings after the first', () => {
    expect(hongKongSpellings('zau1')).toEqual(['chau', 'chow'])
    expect(hongKongSpellings('soeng5')).toContain('sheung')
  })
})

describe('joined syllables', () => {
  it('are cut with the fewest pieces', () => {
    expect(splitSyllables('meiling', pinyinSyllables)).toEqual([['mei', 'ling']])
    expect(splitSyllables('xian', pinyinSyllables)).toEqual([['xian']])
    expect(splitSyllables('fangan', pinyinSyllables)).toEqual([
      ['fan', 'gan'],
      ['fang', 'an'],
    ])
  })

  it('are left alone when they are none', () => {
    expect(splitSyllables('smith', pinyinSyllables)).toEqual([])
    expect(splitSyllables('', pinyinSyllables)).toEqual([])
    expect(splitSyllables('a'.repeat(60), pinyinSyllables)).toEqual([])
  })

  it('of Cantonese given names are cut after a Chinese surname', () => {
    expect(givenSyllables('kawai', 'wong')).toEqual([['ka', 'wai']])
    expect(givenSyllables('kawai', 'tanaka')).toEqual([])
  })
})

describe('surname spellings', () => {
  it('are known in all systems, and others are not', () => {
    for (const spelling of ['zhang', 'cheung', 'chang', 'hsu', 'tsai', 'ng', 'szeto', 'auyeung', 'lim', 'louie']) {
      expect(isSurnameSpelling(spelling), spelling).toBe(true)
    }
    for (const word of ['smith', 'mary', 'meiling']) expect(isSurnameSpelling(word), word).toBe(false)
  })
})

const corpusFile = resolve('../shared/data/names/chinese_surname_romanizations.json')
const sinonymFile = resolve('../shared/data/names/sinonym_surname_romanizations.csv')
const missing = (file: string) => (existsSync(file) ? '' : ' (left out: the shared name tables are not here)')

type SurnameRow = { zh_sim: string; mainland: string; taiwan: string; hongkong: string }
const spellingsIn = (cell: string) =>
  cell
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’`-]/gu, '')
    .split(/[/,;、 ]+/)
    .filter((spelling) => /^[a-z]+$/.test(spelling))
const ours = (surname: string) => new Set(spellingsOf(`${foldHan(surname)}美`).flatMap((spelling) => spelling.surnames))

describe.skipIf(!existsSync(corpusFile))(`coverage of published surname spellings${missing(corpusFile)}`, () => {
  const rows = existsSync(corpusFile) ? (JSON.parse(readFileSync(corpusFile, 'utf8')) as SurnameRow[]) : []
  const share = (column: 'mainland' | 'taiwan' | 'hongkong', among: SurnameRow[]) => {
    const known = among.filter((row) => spellingsIn(row[column]).length > 0)
    const covered = known.filter((row) => spellingsIn(row[column]).some((spelling) => ours(row.zh_sim).has(spelling)))
    return covered.length / known.length
  }
  const common = rows.filter((row) =>
    '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文'.includes(
      foldHan(row.zh_sim),
    ),
  )

  it.each([
    ['mainland', 0.93, 0.98],
    ['taiwan', 0.85, 0.97],
    ['hongkong', 0.8, 0.97],
  ] as const)('%s: the greater part of all, nearly all of the common ones', (column, all, ofCommon) => {
    expect(share(column, rows)).toBeGreaterThanOrEqual(all)
    expect(share(column, common)).toBeGreaterThanOrEqual(ofCommon)
  })
})

describe.skipIf(!existsSync(sinonymFile))(`coverage of spellings met in practice${missing(sinonymFile)}`, () => {
  it('knows nearly all that stand for one surname for certain', () => {
    const rows = readFileSync(sinonymFile, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','))
    const certain = rows.filter(([, , , targetShare]) => Number(targetShare) === 1)
    const unknown = certain.filter(([spelling]) => !isSurnameSpelling(spelling!)).map(([spelling]) => spelling)
    expect(unknown.length / certain.length, unknown.join(' ')).toBeLessThanOrEqual(0.1)
  })
})
