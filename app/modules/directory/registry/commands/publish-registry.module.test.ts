import { eq } from 'drizzle-orm'
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
import { facilities, providers, searchChanges } from '#drizzle/schema/index.ts'
import { syntheticNpi } from '#tests/bench/import/synthetic-file.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { type PublishOptions, publishRegistry, UnknownSlugError } from './publish-registry.server.ts'

useDatabase()
const folder = temporaryFolder()
beforeEach(async () => {
  await withTransaction(insertReference)
  await importRows(folder, [
    practitioner(1),
    practitioner(2, { code: '207Q00000X', line1: '5 MAIN ST' }),
    practitioner(3, { code: '1041C0700X' }),
    practitioner(4, { zip: '77001', state: 'TX' }),
    organization(5, { line1: '9 ELM ST' }),
  ])
})

const publish = (options: Partial<PublishOptions> = {}) =>
  publishRegistry({ neighborhoods: ['flushing'], specialty: null, limit: null, isDryRun: false, ...options })
const listed = async () => {
  const rows = await db.select({ npi: providers.npi }).from(providers).where(eq(providers.status, 'listed'))
  return rows.map(({ npi }) => npi).toSorted()
}

describe('publishRegistry', () => {
  it('lists those with a specialty in the neighborhood, opens their places and tells the search index', async () => {
    expect(await publish()).toEqual({ providers: 2, facilities: 2 })
    expect(await listed()).toEqual([syntheticNpi(1), syntheticNpi(2)])
    const written = (await everything()).facilities
    expect(
      written
        .filter(({ status }) => status === 'active')
        .map(({ nameEn }) => nameEn)
        .toSorted(),
    ).toEqual(['136-20 38th Ave, Ste 5A', '5 Main St, Ste 5A'])
    const shown = (await everything()).providers.filter(({ status }) => status === 'listed').map(({ id }) => id)
    const indexed = await db.select({ id: searchChanges.providerId }).from(searchChanges)
    expect(indexed.map(({ id }) => id).toSorted()).toEqual(shown.toSorted())
  })

  it('does nothing the second time', async () => {
    await publish()
    const before = await everything()
    expect(await publish()).toEqual({ providers: 0, facilities: 0 })
    expect(await everything()).toEqual(before)
  })

  it('can be narrowed to a specialty and a number', async () => {
    expect(await publish({ specialty: 'family' })).toEqual({ providers: 1, facilities: 1 })
    expect(await publish({ limit: 1 })).toEqual({ providers: 1, facilities: 1 })
  })

  it('writes nothing in a dry run', async () => {
    const before = await everything()
    expect(await publish({ isDryRun: true })).toEqual({ providers: 2, facilities: 2 })
    expect(await everything()).toEqual(before)
  })

  it('leaves alone whom a person has taken off the list, and places they hold back', async () => {
    await withTransaction(async (tx) => {
      await tx
        .update(providers)
        .set({ editedFields: ['status'] })
        .where(eq(providers.npi, syntheticNpi(1)))
      await tx
        .update(facilities)
        .set({ editedFields: ['status'] })
        .where(eq(facilities.addressLine1, '5 Main St'))
    })
    expect(await publish()).toEqual({ providers: 0, facilities: 0 })
  })

  it('names the neighborhoods there are', async () => {
    await expect(publish({ neighborhoods: ['flushing', 'atlantis'] })).rejects.toThrow(UnknownSlugError)
    await expect(publish({ neighborhoods: ['atlantis'] })).rejects.toThrow('"atlantis". Known: flushing, murray-hill.')
    await expect(publish({ specialty: 'alchemy' })).rejects.toThrow('Known: internal, family.')
  })
})

describe('an import after publishing', () => {
  it('keeps a listed provider listed and brings the index along', async () => {
    await publish()
    await withTransaction(async (tx) => {
      await tx.delete(searchChanges)
    })
    await importRows(folder, [practitioner(1, { on: '08/09/2021' })])
    expect(await listed()).toEqual([syntheticNpi(1), syntheticNpi(2)])
    expect(await db.$count(searchChanges)).toBe(1)
  })

  it('no longer finds a doctor at the new address of an organization that left without them', async () => {
    await importRows(folder, [organization(6)])
    await publish()
    await withTransaction(async (tx) => {
      await tx.delete(searchChanges)
    })
    await importRows(folder, [organization(6, { line1: '77 GRAND ST', line2: '', on: '08/09/2021' })])
    const { providers: people, facilities: written } = await everything()
    const doctor = people.find(({ npi }) => npi === syntheticNpi(1))!
    const left = written.find(({ npi }) => npi === syntheticNpi(6))!
    const [change] = await db.select().from(searchChanges).where(eq(searchChanges.providerId, doctor.id))
    expect(change).toBeDefined()
    expect(JSON.stringify(change!.documents)).not.toContain(left.id)
  })

  it('takes a deactivated one off the list and out of the index', async () => {
    await publish()
    await importRows(folder, [deactivation(1)])
    expect(await listed()).toEqual([syntheticNpi(2)])
    const retired = (await everything()).providers.find(({ status }) => status === 'retired')!
    const [change] = await db.select().from(searchChanges).where(eq(searchChanges.providerId, retired.id))
    expect(change!.documents).toEqual([])
  })
})
