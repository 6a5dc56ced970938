import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { recordEdit } from '#app/modules/edits/commands/record-edit.server.ts'
import * as schema from '#drizzle/schema/reference.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { carriers } from './reference/carriers.ts'
import { languages } from './reference/languages.ts'
import { neighborhoods } from './reference/neighborhoods.ts'
import { plans } from './reference/plans.ts'
import { specialties } from './reference/specialties.ts'
import { symptoms } from './reference/symptoms.ts'
import { seedReference } from './seed-reference.ts'

useDatabase()

const seeded = {
  specialties: [schema.specialties, specialties],
  symptoms: [schema.symptoms, symptoms],
  languages: [schema.languages, languages],
  neighborhoods: [schema.neighborhoods, neighborhoods],
  carriers: [schema.carriers, carriers],
  plans: [schema.plans, plans],
} as const

async function counts(): Promise<Record<string, number>> {
  const entries = Object.entries(seeded).map(async ([name, [table]]) => [name, await db.$count(table)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

const neighborhood = async (id: string) => {
  const [row] = await db.select().from(schema.neighborhoods).where(eq(schema.neighborhoods.id, id))
  return row
}

describe('seedReference', () => {
  it('inserts every row, and a second run none', async () => {
    await withTransaction(seedReference)
    const first = await counts()
    expect(first).toEqual(Object.fromEntries(Object.entries(seeded).map(([name, [, rows]]) => [name, rows.length])))
    await withTransaction(seedReference)
    expect(await counts()).toEqual(first)
  })

  it('stores rows as they are written', async () => {
    await withTransaction(seedReference)
    expect(await neighborhood('flushing')).toEqual(neighborhoods.find((row) => row.id === 'flushing'))
    const [plan] = await db.select().from(schema.plans).where(eq(schema.plans.id, 'healthfirst-medicaid'))
    expect(plan).toEqual(plans.find((row) => row.id === 'healthfirst-medicaid'))
  })

  it('leaves what staff edited as it is', async () => {
    await withTransaction(seedReference)
    const guide = { 'zh-Hans': '改过的话', 'zh-Hant': '改過的話', 'en-US': 'Edited words' }
    await withTransaction(async (tx) => {
      await tx.update(schema.neighborhoods).set({ guide }).where(eq(schema.neighborhoods.id, 'flushing'))
      await tx.update(schema.plans).set({ isRetired: true }).where(eq(schema.plans.id, 'healthfirst-medicaid'))
    })
    await withTransaction(seedReference)
    expect((await neighborhood('flushing'))!.guide).toEqual(guide)
    const [plan] = await db.select().from(schema.plans).where(eq(schema.plans.id, 'healthfirst-medicaid'))
    expect(plan!.isRetired).toBe(true)
  })

  it('does not bring a renamed row back under its old slug', async () => {
    await withTransaction(seedReference)
    await withTransaction(async (tx) => {
      await tx
        .update(schema.neighborhoods)
        .set({ slug: 'downtown-flushing' })
        .where(eq(schema.neighborhoods.id, 'flushing'))
    })
    await withTransaction(seedReference)
    expect((await neighborhood('flushing'))!.slug).toBe('downtown-flushing')
    expect(await db.$count(schema.neighborhoods)).toBe(neighborhoods.length)
  })

  it('keeps a row of staff that already has the slug', async () => {
    const own = { ...neighborhoods.find((row) => row.id === 'flushing')!, id: 'entered-by-staff', sort: 900 }
    await withTransaction(async (tx) => {
      await tx.insert(schema.neighborhoods).values(own)
    })
    await withTransaction(seedReference)
    expect(await neighborhood('entered-by-staff')).toEqual(own)
    expect(await neighborhood('flushing')).toBeUndefined()
  })

  it('does not bring back what a person has deleted', async () => {
    await withTransaction(seedReference)
    const gone = (await neighborhood('elmhurst'))!
    await withTransaction(async (tx) => {
      const edit = { tableName: 'neighborhoods', rowId: gone.id, before: gone, after: null }
      await recordEdit(tx, { userId: 'editor' }, edit, 0)
      await tx.delete(schema.neighborhoods).where(eq(schema.neighborhoods.id, gone.id))
    })
    await withTransaction(seedReference)
    expect(await neighborhood('elmhurst')).toBeUndefined()
    expect(await db.$count(schema.neighborhoods)).toBe(neighborhoods.length - 1)
  })

  it('puts back only what is missing', async () => {
    await withTransaction(seedReference)
    await withTransaction(async (tx) => {
      await tx.delete(schema.neighborhoods).where(eq(schema.neighborhoods.id, 'elmhurst'))
    })
    await withTransaction(seedReference)
    expect(await neighborhood('elmhurst')).toEqual(neighborhoods.find((row) => row.id === 'elmhurst'))
    expect(await db.$count(schema.neighborhoods)).toBe(neighborhoods.length)
  })
})
