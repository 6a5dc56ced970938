import { expect, it } from 'vitest'
import { specialties } from '#drizzle/seed/reference/specialties.ts'
import { readSaidSentences } from './said-sentences.ts'

it('the sentences that the model of complaints learns from lead to specialties that there are', () => {
  const known = new Set(specialties.map(({ id }) => id))
  const sentences = readSaidSentences()
  expect(sentences.length).toBeGreaterThan(1500)
  expect(sentences.flatMap(({ specialtyIds }) => specialtyIds).filter((id) => !known.has(id))).toEqual([])
  expect(new Set(sentences.map(({ text }) => text)).size).toBeGreaterThan(sentences.length * 0.99)
})
