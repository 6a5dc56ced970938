import { expect, it } from 'vitest'
import { readSought } from './patient-search.ts'

it.each([
  ['王小明', [{ name: '王小明' }]],
  [' zhang meiling ', [{ name: 'zhang meiling' }]],
  ['zml', [{ name: 'zml' }]],
  ['0127', [{ lastFour: '0127' }]],
  ['０１２７', [{ lastFour: '0127' }]],
  ['(917) 555-0127', [{ phone: '+19175550127' }]],
  ['Mei@Example.com', [{ email: 'Mei@Example.com' }]],
  ['AAAA-AAAA-A', [{ reference: 'AAAAAAAAA' }, { name: 'AAAA-AAAA-A' }]],
])('%s may mean %j', (typed, sought) => expect(readSought(typed)).toEqual(sought))

it.each(['', ' ', '12', '123456', '!!'])('%j is too little', (typed) => expect(readSought(typed)).toEqual([]))
