import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import {
  deactivation,
  everything,
  importRows,
  insertReference,
  organization,
  practitioner,
  temporaryFolder,
} from '#tests/bench/import/registry-rows.ts'
import { type RowValues, syntheticNpi } from '#tests/bench/import/synthetic-file.ts'
import { registryDeactivations } from '#drizzle/schema/index.ts'
import { useDatabase } from '#tests/setup/database.ts'

useDatabase()
const folder = temporaryFolder()
beforeEach(() => withTransaction(insertReference))

/** What the registry published about a number, by the day of the news: facts, an end, a return. */
const news = {
  facts2020: { on: '07/08/2020', phone: '7185550101' },
  end2021: { ended: '01/02/2021' },
  facts2022: { on: '05/06/2022', phone: '7185550102', code: '207Q00000X' },
  end2023: { ended: '03/04/2023' },
  factsOfTheDay: { on: '03/04/2023', phone: '7185550103' },
  // The row of a number that is in use again keeps the date of its last change.
  return2024: { on: '05/06/2022', phone: '7185550102', code: '207Q00000X', was: ['03/04/2023', '02/02/2024'] },
} as const
type News = keyof typeof news

function rowOf(kind: typeof practitioner, index: number, name: News): RowValues {
  const what: { on?: string; phone?: string; code?: string; ended?: string; was?: readonly [string, string] } =
    news[name]
  if (what.ended) return deactivation(index, what.ended)
  const more = {
    'Provider Business Practice Location Address Telephone Number': what.phone!,
    ...(what.was ? { 'NPI Deactivation Date': what.was[0], 'NPI Reactivation Date': what.was[1] } : {}),
  }
  // Each number at an address of its own: where people are placed together is told elsewhere.
  return kind(index, {
    on: what.on,
    code: kind === practitioner ? what.code : undefined,
    line1: `${index} MAIN ST`,
    more,
  })
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((first, index) => permutations(list.toSpliced(index, 1)).map((rest) => [first, ...rest]))
}

/** Imports as many files as there is news, so that each number meets its news in another order. */
async function importInEveryOrder(kind: typeof practitioner, names: readonly News[]): Promise<number> {
  const orders = permutations(names)
  for (let file = 0; file < names.length; file++) {
    await importRows(
      folder,
      orders.map((order, index) => rowOf(kind, index, order[file]!)),
    )
  }
  return orders.length
}

const distinct = (rows: readonly unknown[]) => [...new Set(rows.map((row) => JSON.stringify(row)))]

describe.each<[readonly News[], string, string, string]>([
  [['facts2020', 'end2021'], 'retired', '2020-07-08', '+17185550101'],
  [['facts2022', 'end2021'], 'unlisted', '2022-05-06', '+17185550102'],
  [['facts2020', 'end2021', 'facts2022'], 'unlisted', '2022-05-06', '+17185550102'],
  [['facts2020', 'facts2022', 'end2023'], 'retired', '2022-05-06', '+17185550102'],
  [['facts2022', 'end2023', 'factsOfTheDay'], 'retired', '2023-03-04', '+17185550103'],
  [['facts2020', 'end2021', 'facts2022', 'end2023'], 'retired', '2022-05-06', '+17185550102'],
  [['facts2020', 'facts2022', 'end2023', 'return2024'], 'unlisted', '2022-05-06', '+17185550102'],
  [['facts2020', 'end2021', 'facts2022', 'end2023', 'return2024'], 'unlisted', '2022-05-06', '+17185550102'],
])('%s in every order', (names, status, updatedOn, phone) => {
  it(`makes a practitioner ${status}`, async () => {
    const orders = await importInEveryOrder(practitioner, names)
    const all = await everything()
    expect(all.providers).toHaveLength(orders)
    const shown = all.providers.map((row) => ({
      status: row.status,
      updatedOn: row.registryUpdatedOn,
      phone: all.links.find((link) => link.providerId === row.id)!.phone,
      specialties: all.specialties
        .filter(({ providerId }) => providerId === row.id)
        .map(({ specialtyId, isPrimary }) => [specialtyId, isPrimary]),
    }))
    const specialties = [[names.includes('facts2022') && updatedOn === '2022-05-06' ? 'family' : 'internal', true]]
    expect(distinct(shown)).toEqual([JSON.stringify({ status, updatedOn, phone, specialties })])
  })

  it('and an organization likewise', async () => {
    const orders = await importInEveryOrder(organization, names)
    const numbered = (await everything()).facilities.filter(({ npi }) => npi !== null)
    expect(numbered).toHaveLength(orders)
    const expected = { status: status === 'retired' ? 'closed' : 'pending', phone, date: updatedOn }
    expect(
      distinct(
        numbered.map((row) => ({ status: row.status, phone: row.phone, date: row.registryDigest?.slice(0, 10) })),
      ),
    ).toEqual([JSON.stringify(expected)])
  })
})

describe('dates', () => {
  it('of numbers that we do not have are kept, the latest of each', async () => {
    await importRows(folder, [deactivation(1, '03/04/2023')])
    await importRows(folder, [deactivation(1, '01/02/2021'), deactivation(2)])
    expect(await db.select().from(registryDeactivations).orderBy(registryDeactivations.npi)).toEqual([
      { npi: syntheticNpi(1), deactivatedOn: '2023-03-04', reactivatedOn: null },
      { npi: syntheticNpi(2), deactivatedOn: '2021-01-02', reactivatedOn: null },
    ])
  })

  it('are written once: the same file changes nothing the second time', async () => {
    const rows = [rowOf(practitioner, 1, 'facts2022'), rowOf(practitioner, 2, 'return2024'), deactivation(3)]
    await importRows(folder, rows)
    const before = await everything()
    expect((await importRows(folder, rows)).counts).toMatchObject({ unchanged: 2, unknown: 1, updated: 0 })
    expect(await everything()).toEqual(before)
  })

  it('do not bring back who was listed before: a return is unlisted until somebody publishes it', async () => {
    await importRows(folder, [rowOf(practitioner, 1, 'facts2022')])
    await importRows(folder, [deactivation(1, '03/04/2023')])
    expect((await importRows(folder, [rowOf(practitioner, 1, 'facts2022')])).counts).toMatchObject({ unchanged: 1 })
    expect((await everything()).providers[0]!.status).toBe('retired')
    expect((await importRows(folder, [rowOf(practitioner, 1, 'return2024')])).counts).toMatchObject({ updated: 1 })
    expect((await everything()).providers[0]!.status).toBe('unlisted')
  })
})
