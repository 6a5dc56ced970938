import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { facilities, providers, searchBlobs, searchChanges } from '#drizzle/schema/index.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { fang, found, meiling, publish, search } from '#tests/factories/search.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { readDocuments } from '../documents/documents.server.ts'
import { indexProviders } from '../commands/index-providers.server.ts'
import { keepSearchIndex, rebuildSearchIndex, writeGeneration } from '../commands/rebuild-index.server.ts'
import { packJson, unpackJson } from './run.ts'
import { SnapshotLoader, withSnapshot } from './snapshot.server.ts'
import { suggestFor } from '../queries/suggest.server.ts'

useDatabase()

describe('changes', () => {
  it('are found at once, before any index was ever built', async () => {
    const id = await publish(meiling)
    expect(await found('cheung mei ling')).toEqual([id])
  })

  it('are found beside the built index, and after it is built anew, in the same order', async () => {
    await withTransaction((tx) => insertProvider(tx, { ...meiling, qualityScore: 10 }))
    await rebuildSearchIndex()
    await publish({ ...meiling, qualityScore: 90 })
    await publish({ ...meiling, qualityScore: 5 })
    const before = await search('张美玲')
    await rebuildSearchIndex()
    expect(before.total).toBe(3)
    expect(await search('张美玲')).toEqual(before)
    expect(await db.select().from(searchChanges)).toEqual([])
  })

  it('replace what the index says', async () => {
    const id = await withTransaction((tx) => insertProvider(tx, meiling))
    await rebuildSearchIndex()
    expect(await found('张美玲')).toEqual([id])
    await withTransaction(async (tx) => {
      await tx
        .update(providers)
        .set({ nameHans: '李小龙', nameHant: null, legalFirst: 'Siu Lung', legalLast: 'Lee' })
        .where(eq(providers.id, id))
      await indexProviders(tx, [id])
    })
    expect(await found('张美玲')).toEqual([])
    expect(await found('lee siu lung')).toEqual([id])
    expect((await search('')).total).toBe(1)
  })

  it.each(['unlisted', 'suspended', 'retired', 'merged', 'draft', 'pending'] as const)(
    'take away who becomes %s',
    async (status) => {
      const id = await withTransaction((tx) => insertProvider(tx, meiling))
      await rebuildSearchIndex()
      await withTransaction(async (tx) => {
        await tx.update(providers).set({ status }).where(eq(providers.id, id))
        await indexProviders(tx, [id])
      })
      expect((await search('')).total).toBe(0)
      await rebuildSearchIndex()
      expect((await search('')).total).toBe(0)
    },
  )

  it('are among what is suggested in the order of all, whoever stands in the built index', async () => {
    const open = { ...meiling, accepting: 'yes', acceptingVerifiedAt: now() } as const
    const built = await withTransaction(async (tx) => [
      await insertProvider(tx, meiling),
      await insertProvider(tx, open),
    ])
    await rebuildSearchIndex()
    const changed = [await publish({ ...meiling, accepting: 'no' }), await publish(open)]
    const people = async () =>
      (await suggestFor('cheung mei ling', 'en-US', 8)).filter(({ kind }) => kind === 'provider').map(({ id }) => id)
    const suggested = await people()
    expect(new Set(suggested.slice(0, 2))).toEqual(new Set([built[1], changed[1]]))
    expect(new Set(suggested.slice(2))).toEqual(new Set([built[0], changed[0]]))
  })

  it('are undone with the transaction that made them', async () => {
    await withTransaction((tx) => insertProvider(tx, meiling))
    await rebuildSearchIndex()
    const refused = withTransaction(async (tx) => {
      const id = await insertProvider(tx, fang)
      await indexProviders(tx, [id])
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow('no')
    expect((await search('')).total).toBe(1)
  })

  it('of nobody change nothing', async () => {
    await withTransaction((tx) => indexProviders(tx, []))
    expect((await search('')).total).toBe(0)
  })

  it('of an unknown provider are harmless', async () => {
    await withTransaction((tx) => indexProviders(tx, ['nobody', 'nobody']))
    expect((await search('')).total).toBe(0)
  })
})

describe('generations', () => {
  it('replace one another, and only the last is kept', async () => {
    await withTransaction((tx) => insertProvider(tx, meiling))
    const first = await rebuildSearchIndex()
    const second = await rebuildSearchIndex()
    expect(second.generation).toBeGreaterThan(first.generation)
    setClock(now() + 2 * 60_000)
    expect(await keepSearchIndex()).toBe(false)
    const kept = await db.selectDistinct({ generation: searchBlobs.generation }).from(searchBlobs)
    expect(kept).toEqual([{ generation: second.generation }])
  })

  it('are built by upkeep when there is none, once a day, and when many changes wait', async () => {
    await withTransaction((tx) => insertProvider(tx, meiling))
    expect(await keepSearchIndex()).toBe(true)
    expect(await keepSearchIndex()).toBe(false)
    setClock(now() + dayMs)
    expect(await keepSearchIndex()).toBe(true)
    await withTransaction((tx) =>
      indexProviders(
        tx,
        Array.from({ length: 400 }, (_, index) => `gone-${index}`),
      ),
    )
    expect(await keepSearchIndex()).toBe(true)
    expect((await search('')).total).toBe(1)
  })

  it('of another format are not read, and built anew', async () => {
    await withTransaction((tx) => insertProvider(tx, meiling))
    const { generation } = await rebuildSearchIndex()
    const first = and(eq(searchBlobs.generation, generation), eq(searchBlobs.number, 0))
    const [blob] = await db.select().from(searchBlobs).where(first)
    const manifest = unpackJson<Record<string, unknown>>(blob!.data)
    const older = Buffer.from(packJson({ ...manifest, format: 1 }))
    await withTransaction(async (tx) => void (await tx.update(searchBlobs).set({ data: older }).where(first)))
    expect((await new SnapshotLoader(db).current()).segments.map(({ size }) => size)).toEqual([0])
    expect(await keepSearchIndex()).toBe(true)
    expect((await search('')).total).toBe(1)
    expect(await keepSearchIndex()).toBe(false)
  })

  it('and changes of one process are seen by another', async () => {
    const [here, there] = [new SnapshotLoader(db), new SnapshotLoader(db)]
    const sizes = async (loader: SnapshotLoader) => (await loader.current()).segments.map((segment) => segment.size)
    await withTransaction((tx) => insertProvider(tx, meiling))
    await rebuildSearchIndex()
    expect(await sizes(here)).toEqual([1])
    expect(await sizes(there)).toEqual([1])
    await publish(fang)
    expect(await sizes(there)).toEqual([1, 1])
    await rebuildSearchIndex()
    expect(await sizes(there)).toEqual([2])
    expect(await sizes(here)).toEqual([2])
  })

  it('that vanish while they are read are read again from the next', async () => {
    await withTransaction((tx) => insertProvider(tx, meiling))
    await rebuildSearchIndex()
    let attempts = 0
    const answer = await withSnapshot(async ({ segments, state }) => {
      attempts++
      if (attempts === 1) {
        await rebuildSearchIndex()
        await withTransaction(
          async (tx) => void (await tx.delete(searchBlobs).where(eq(searchBlobs.generation, state.generation))),
        )
      }
      return (await segments[0]!.postings.read(['szhang'])).size
    })
    expect([attempts, answer]).toEqual([2, 1])
  })

  it('built while changes are made lose none of them', async () => {
    const [old, gone] = await withTransaction(
      async (tx) => [await insertProvider(tx, meiling), await insertProvider(tx, fang)] as const,
    )
    let added = ''
    await writeGeneration(async function* () {
      // The tables are read; what changes from here on is not in this generation.
      const documents = await readDocuments(db, [old, gone])
      added = await publish({ nameHans: '陈慧', legalFirst: 'Hui', legalLast: 'Chen' })
      await withTransaction(async (tx) => {
        await tx.update(providers).set({ status: 'retired' }).where(eq(providers.id, gone))
        await indexProviders(tx, [gone])
      })
      for (const own of documents.values()) yield* own
    })
    expect((await found('')).sort()).toEqual([old, added].sort())
    await rebuildSearchIndex()
    expect((await found('')).sort()).toEqual([old, added].sort())
  })

  it('of closed places let nobody be found there', async () => {
    const id = await withTransaction((tx) => insertFacility(tx))
    await withTransaction((tx) => insertProvider(tx, { practices: [{ facilityId: id }] }))
    await rebuildSearchIndex()
    await withTransaction(
      async (tx) => void (await tx.update(facilities).set({ status: 'closed' }).where(eq(facilities.id, id))),
    )
    await rebuildSearchIndex()
    expect((await search('')).total).toBe(0)
  })
})
