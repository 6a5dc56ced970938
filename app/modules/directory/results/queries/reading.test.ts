import { describe, expect, it } from 'vitest'
import { tri } from '#tests/factories/directory.ts'
import type { UnderstoodPart } from '#app/modules/directory/search/search-query.ts'
import { parseSearchParams } from '../search-params.ts'
import { readingOf } from './reading.server.ts'

const familyMedicine = {
  id: 'family-medicine',
  slug: 'family-medicine',
  name: tri('家庭医学科', '家庭醫學科', 'Family Medicine'),
}
const sentence = {
  labels: [tri('高血压', '高血壓', 'high blood pressure')],
  specialtyIds: ['family-medicine'],
  rest: '',
  givenUp: [],
  givenUpNeighborhoods: [],
}
const named: UnderstoodPart = {
  kind: 'specialty',
  id: 'family-medicine',
  text: '家庭医生',
  rest: '血压高',
  isCertain: true,
}

function labelsOf(meant: UnderstoodPart[]): string[] {
  const params = parseSearchParams(new URLSearchParams({ q: '血压高 家庭医生' }))
  const labelOf = new Map([['family-medicine', '家庭医学科']])
  const asked = { near: null, day: null, hours: null, words: [], givenUp: [], isDayGivenUp: false }
  const reading = readingOf(
    { total: 3, meant, sentence, unused: [] },
    params,
    'zh-Hans',
    { specialties: [familyMedicine] },
    labelOf,
    asked,
  )
  return reading!.parts.map(({ label }) => label)
}

describe('what is said of how a sentence was read', () => {
  it('is what is wrong and the kinds of doctor that it leads to', () => {
    expect(labelsOf([])).toEqual(['高血压 → 家庭医学科'])
  })

  it('does not name twice the kind that the words name', () => {
    expect(labelsOf([named])).toEqual(['高血压', '家庭医学科'])
  })
})
