import { beforeEach, describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { redirects } from '#drizzle/schema/index.ts'
import {
  insertLanguage,
  insertNeighborhood,
  insertPlan,
  insertSpecialty,
  tri,
  triList,
} from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import {
  findNeighborhood,
  findNeighborhoodSlug,
  findRedirect,
  findSpecialty,
  findSpecialtySlug,
  listFilterLanguages,
  listNeighborhoods,
  listPlans,
  listSpecialties,
} from './reference.server.ts'

useDatabase()

beforeEach(async () => {
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, {
      id: 'dentistry',
      name: tri('牙科', '牙科', 'Dentistry'),
      aliases: triList(['牙医'], ['牙醫'], ['Dentist', 'Tooth & Gum Doctor']),
      sort: 2,
    })
    await insertSpecialty(tx, {
      id: 'obgyn',
      slug: 'obstetrics-and-gynecology',
      name: tri('妇产科', '婦產科', 'Obstetrics & Gynecology'),
      aliases: triList([], [], ['dentist']),
      sort: 3,
    })
    await insertSpecialty(tx, { id: 'heart', name: tri('心脏科', '心臟科', 'Cardiology'), sort: 1 })
    await insertNeighborhood(tx, {
      id: 'sunset-park',
      name: tri('日落公园（八大道）', '日落公園（八大道）', 'Sunset Park (8th Avenue)'),
      aliases: triList(['八大道'], ['八大道'], ['8th Ave']),
      sort: 2,
    })
    await insertNeighborhood(tx, { id: 'flushing', name: tri('法拉盛', '法拉盛', 'Flushing'), sort: 1 })
    for (const [kind, fromSlug, toSlug] of [
      ['specialty', 'teeth', 'dentistry'],
      ['neighborhood', 'eighth-avenue', 'sunset-park'],
    ] as const) {
      await tx.insert(redirects).values({ id: newId(), kind, fromSlug, toSlug, createdAt: now() })
    }
  })
})

describe('findSpecialtySlug', () => {
  it.each([
    ['dentistry', 'dentistry'],
    ['DENTISTRY', 'dentistry'],
    [' dentistry ', 'dentistry'],
    ['牙科', 'dentistry'],
    ['牙醫', 'dentistry'],
    ['tooth and gum doctor', 'dentistry'],
    ['Tooth_&_Gum--Doctor', 'dentistry'],
    ['Obstetrics & Gynecology', 'obstetrics-and-gynecology'],
    ['obstetrics-and-gynecology', 'obstetrics-and-gynecology'],
    ['婦產科', 'obstetrics-and-gynecology'],
    ['Dentist', 'dentistry'],
    ['ｄｅｎｔｉｓｔ', 'dentistry'],
    ['teeth', 'dentistry'],
    ['eighth-avenue', null],
    ['flushing', null],
    ['', null],
    ['---', null],
    ['😀', null],
    ['\0', null],
    ["' or 1=1 --", null],
    ['%', null],
  ])('reads %j as %s', async (given, slug) => {
    expect(await findSpecialtySlug(given)).toBe(slug)
  })
})

describe('findNeighborhoodSlug', () => {
  it.each([
    ['flushing', 'flushing'],
    ['Flushing', 'flushing'],
    ['法拉盛', 'flushing'],
    ['八大道', 'sunset-park'],
    ['日落公園（八大道）', 'sunset-park'],
    ['8th ave', 'sunset-park'],
    ['Sunset_Park', 'sunset-park'],
    ['Eighth Avenue', 'sunset-park'],
    ['teeth', null],
    ['dentistry', null],
    ['', null],
    ['\0', null],
  ])('reads %j as %s', async (given, slug) => {
    expect(await findNeighborhoodSlug(given)).toBe(slug)
  })
})

describe('findRedirect', () => {
  it('knows the old address of the same kind only', async () => {
    expect(await findRedirect('specialty', 'teeth')).toBe('dentistry')
    expect(await findRedirect('neighborhood', 'teeth')).toBeNull()
    expect(await findRedirect('provider', 'teeth')).toBeNull()
  })
})

describe('lists and rows', () => {
  it('come in their settled order', async () => {
    expect((await listSpecialties()).map(({ slug }) => slug)).toEqual([
      'heart',
      'dentistry',
      'obstetrics-and-gynecology',
    ])
    expect((await listNeighborhoods()).map(({ slug }) => slug)).toEqual(['flushing', 'sunset-park'])
  })

  it('leave out plans no longer sold and languages that are no filter', async () => {
    await withTransaction(async (tx) => {
      await insertPlan(tx, { id: 'sold' })
      await insertPlan(tx, { id: 'gone', isRetired: true })
      await insertLanguage(tx, { id: 'yue' })
      await insertLanguage(tx, { id: 'la', isFilter: false })
    })
    expect((await listPlans()).map(({ id }) => id)).toEqual(['sold'])
    expect((await listFilterLanguages()).map(({ id }) => id)).toEqual(['yue'])
  })

  it('are null when there are none', async () => {
    expect(await findSpecialty('nothing')).toBeNull()
    expect(await findNeighborhood('nothing')).toBeNull()
    expect((await findSpecialty('heart'))?.name['en-US']).toBe('Cardiology')
    expect((await findNeighborhood('flushing'))?.id).toBe('flushing')
  })
})
