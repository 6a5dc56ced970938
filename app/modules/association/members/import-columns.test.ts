import { expect, it } from 'vitest'
import { readDay, readImportLine } from './import-columns.ts'

const words = { role: new Map([['理事', 'officer' as const]]), locale: new Map([['繁體中文', 'zh-Hant' as const]]) }

it.each([
  ['2026-12-31', '2026-12-31'],
  ['2026/1/5', '2026-01-05'],
  ['2026年1月5日', '2026-01-05'],
  ['1/5/2026', '2026-01-05'],
  ['2026-02-30', null],
  ['31.12', null],
])('reads the day "%s" as %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

it('reads a line, its words in any language, and leaves out what is empty', () => {
  const cells = new Map([
    ['name', ' 陈安 '],
    ['email', 'Chen@Example.com'],
    ['number', "'-7"],
    ['role', '理事'],
    ['language', '繁體中文'],
    ['joined', ''],
  ] as const)
  expect(readImportLine(cells, words)).toEqual({
    member: { name: '陈安', email: 'chen@example.com', number: '-7', role: 'officer', locale: 'zh-Hant' },
  })
})

it('says what is wrong with each cell', () => {
  const cells = new Map([
    ['name', ''],
    ['email', 'nobody'],
    ['role', 'king'],
    ['paidUntil', 'soon'],
  ] as const)
  const read = readImportLine(cells, words)
  expect('problems' in read && read.problems.map(({ problem }) => problem)).toEqual([
    'noName',
    'email',
    'role',
    'paidUntil',
  ])
})
