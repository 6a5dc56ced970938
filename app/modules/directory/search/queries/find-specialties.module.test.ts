import { describe, expect, it } from 'vitest'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { findSpecialties } from './find-specialties.server.ts'

useSeededDatabase()

describe('a specialty is found', () => {
  it.each([
    ['牙科', 'dentistry'],
    ['中医', 'acupuncture'],
    ['中醫', 'acupuncture'],
    ['針灸', 'acupuncture'],
    ['zhenjiu', 'acupuncture'],
    ['zhen jiu', 'acupuncture'],
    ['acupunc', 'acupuncture'],
    ['眼科', 'ophthalmology'],
    ['yank', 'ophthalmology'],
    ['Ophthalmology', 'ophthalmology'],
    ['cardio', 'cardiology'],
    ['皮膚', 'dermatology'],
    ['pifuke', 'dermatology'],
  ])('by %s', async (text, id) => {
    expect(await findSpecialties(text, 8)).toContain(id)
  })

  it('by a word inside its name, and by a complaint that it sees, which comes last', async () => {
    expect((await findSpecialties('surgery', 20)).length).toBeGreaterThan(3)
    expect(await findSpecialties('牙痛', 8)).toContain('dentistry')
  })

  it('by nothing, or by what is none, not at all; never more than asked for', async () => {
    expect(await findSpecialties('  ', 8)).toEqual([])
    expect(await findSpecialties('qqqqqqzzz', 8)).toEqual([])
    expect(await findSpecialties('科', 3)).toHaveLength(3)
  })
})
