import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeCompiled } from '#app/modules/complaints/compiled.ts'
import { compiledFiles } from '#app/modules/complaints/knowledge.server.ts'
import { Model } from '#app/modules/complaints/model.ts'
import { emergenciesFile } from '#app/modules/help-lines/emergencies.server.ts'
import { helpTopics } from '#app/modules/help-lines/lines.ts'
import { specialties } from '#drizzle/seed/reference/specialties.ts'
import { compileEntry, emergenciesFolder, readTables } from './compile-entries.ts'

const complaints = readTables()
const emergencies = readTables(emergenciesFolder)
const known = new Set(specialties.map(({ id }) => id))
const doubles = (list: readonly string[]) => [...new Set(list.filter((each, index) => list.indexOf(each) !== index))]

describe('the tables of complaints', () => {
  it('are written as README.md says', () => {
    expect(complaints.faults).toEqual([])
    expect(emergencies.faults).toEqual([])
  })

  it('hold at least six thousand phrases, each entry under an id of its own', () => {
    const { entries } = complaints
    expect(doubles([...entries, ...emergencies.entries].map(({ id }) => id))).toEqual([])
    expect(entries.map(compileEntry).reduce((sum, { phrases }) => sum + phrases.length, 0)).toBeGreaterThan(6_000)
  })

  it('lead to one to four specialties that there are', () => {
    const wrong = complaints.entries.filter(
      ({ specialtyIds: ids }) =>
        ids.length < 1 || ids.length > 4 || doubles(ids).length > 0 || ids.some((id) => !known.has(id)),
    )
    expect(wrong.map(({ id, specialtyIds }) => `${id}: ${specialtyIds.join()}`)).toEqual([])
  })

  it('say in every language and Cantonese writing', () => {
    const bare = complaints.entries.filter(({ phrases }) => phrases.length < 3).map(({ id }) => id)
    expect(bare).toEqual([])
  })

  it('of emergencies call for a help that there is', () => {
    const topics: readonly (string | null)[] = helpTopics
    expect(emergencies.entries.filter(({ help }) => !topics.includes(help)).map(({ id }) => id)).toEqual([])
    expect(emergencies.entries.length).toBeGreaterThan(30)
  })

  it('are compiled: npm run train:complaints', () => {
    const isSame = (path: string, { entries }: typeof complaints) =>
      readFileSync(path, 'utf8') === writeCompiled(entries.map(compileEntry))
    expect(isSame(compiledFiles.phrases, complaints)).toBe(true)
    expect(isSame(emergenciesFile, emergencies)).toBe(true)
  })
})

describe('the model', () => {
  const bytes = readFileSync(compiledFiles.model)
  const model = Model.read(bytes)

  it('is small and whole', () => {
    expect(bytes.length).toBeLessThan(1_500_000)
    expect(model.rows.length).toBe(model.head.buckets * (model.head.specialtyIds.length + 1))
    expect(model.head.specialtyIds.filter((id) => !known.has(id))).toEqual([])
  })

  it('knows what it was taught, and abstains where nothing is said', () => {
    expect(model.guess('眼看不清楚')[0]?.id).toMatch(/ophthalmology|optometry/)
    expect(model.guess('my tooth really hurts')[0]?.id).toMatch(/dentistry|endodontics/)
    expect(model.guess('王小明')).toEqual([])
    expect(model.guess('')).toEqual([])
  })
})
