import { describe, expect, it } from 'vitest'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { findGlossary } from './insurance/insurance.server.ts'
import { searchMedications } from './medication/medications.server.ts'

useSeededDatabase()

/** What people type is found in either script, whatever word the pages print. */
describe('words that people type', () => {
  it.each([
    ['自付额', 'deductible'],
    ['免賠額', 'deductible'],
    ['共付额', 'copay'],
    ['部分負擔', 'copay'],
    ['预授权', 'prior-authorization'],
    ['事前審查', 'prior-authorization'],
    ['年度體檢', 'preventive-care'],
    ['身體檢查', 'preventive-care'],
    ['全身检查', 'preventive-care'],
  ])('find a term of insurance: %s', async (q, slug) => {
    expect((await findGlossary({ q, letter: '' }, 'zh-Hant')).terms[0]?.slug).toBe(slug)
  })

  it.each([
    ['薄血藥', ['apixaban', 'rivaroxaban', 'warfarin']],
    ['薄血丸', ['apixaban', 'rivaroxaban', 'warfarin']],
    ['史他汀', ['atorvastatin', 'rosuvastatin', 'simvastatin']],
    ['異嘌呤醇', ['allopurinol']],
    ['别嘌醇', ['allopurinol']],
  ])('find medicines: %s', async (q, slugs) => {
    expect((await searchMedications(q, 'zh-Hans')).found?.map(({ slug }) => slug)).toEqual(slugs)
  })
})
