import { describe, expect, it } from 'vitest'
import { lookupsOf, tokensOf, unitsOf } from './tokens.ts'

const texts = (text: string) => unitsOf(text).map((unit) => unit.text)

describe('units', () => {
  it.each([
    ['张美玲', ['张', '美', '玲']],
    ['zhang 美玲', ['zhang', '美', '玲']],
    ['法拉盛dentist', ['法', '拉', '盛', 'dentist']],
    ['zoeng1 mei5 ling4', ['zoeng', 'mei', 'ling']],
    ['zhang1mei3ling2', ['zhang', 'mei', 'ling']],
    ['11220', ['11220']],
    ['u2', ['u2']],
    ['1199seiu', ['1199seiu']],
    ['Chang, Mei-ling', ['chang', 'mei', 'ling']],
  ])('of %j are %j', (text, expected) => {
    expect(texts(text)).toEqual(expected)
  })
})

describe('tokens and lookups', () => {
  it('index characters and their neighbors, and look neighbors up', () => {
    expect(tokensOf(unitsOf('张美玲'))).toEqual(['张', '张美', '美', '美玲', '玲'])
    expect(lookupsOf(unitsOf('张美玲'))).toEqual(['张美', '美玲'])
  })

  it('look a character up alone only where it stands alone', () => {
    expect(lookupsOf(unitsOf('张'))).toEqual(['张'])
    expect(lookupsOf(unitsOf('张 dental 美玲'))).toEqual(['张', 'dental', '美玲'])
  })

  it('never look for what would not be indexed', () => {
    for (const text of ['张美玲', 'zhang mei ling', '康宁 dental 中心', '欧阳修文']) {
      const indexed = new Set(tokensOf(unitsOf(text)))
      for (const lookup of lookupsOf(unitsOf(text))) expect(indexed).toContain(lookup)
    }
  })
})
