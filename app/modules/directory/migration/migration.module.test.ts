import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { correctFacility } from '#app/modules/directory/commands/correct-facility.server.ts'
import { claimRun } from '#app/modules/long-work/commands/claim-run.server.ts'
import { performRun } from '#app/modules/long-work/commands/perform-run.server.ts'
import { workQueuedRuns } from '#app/modules/long-work/commands/work-queue.server.ts'
import { facilities, providerFacilities } from '#drizzle/schema/directory.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { syncRecords } from '#drizzle/schema/sync.ts'
import { insertUser } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { insertReference } from '#tests/bench/import/registry-rows.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { keepMigrationFile } from './commands/keep-file.server.ts'
import { startMigration, steerMigration } from './commands/steer-migration.server.ts'
import { legacyColumns } from './legacy-clinic.ts'
import { previewMigration } from './queries/preview.server.ts'

useDatabase()
const by = { actor: { scope: 'system' }, rightId: '00000000-0000-7000-8000-000000000000' } as const
const everything = { outcome: null, after: 0 }

beforeEach(() =>
  withTransaction(async (tx) => {
    await insertReference(tx)
    for (const slug of ['bai', 'su', 'pan']) await insertProvider(tx, { slug, status: 'listed', practices: [] })
  }),
)

type Cells = Partial<Record<keyof typeof legacyColumns, string>>
const header = Object.values(legacyColumns).join(',')
const row = (cells: Cells) => {
  const all: Cells = {
    ...{ slug: 'bai', nameEn: 'Plum Clinic', line1: '14 Willow Street', city: 'Flushing', state: 'NY', zip: '11354' },
    ...cells,
  }
  return (Object.keys(legacyColumns) as (keyof typeof legacyColumns)[]).map((name) => `"${all[name] ?? ''}"`).join(',')
}
const fileOf = (rows: readonly Cells[]) => [header, ...rows.map(row)].join('\r\n')

async function keep(rows: readonly Cells[]): Promise<string> {
  const kept = await keepMigrationFile(by, { name: 'legacy.csv', text: fileOf(rows) })
  if (!('id' in kept)) throw new Error(kept.fault)
  return kept.id
}
const preview = async (rows: readonly Cells[]) => (await previewMigration(await keep(rows), everything)).rows
const outcomes = async (rows: readonly Cells[]) =>
  (await preview(rows)).map(({ outcome, problem }) => (problem ? `${outcome} ${problem}` : outcome))
const place = (given: Parameters<typeof insertFacility>[1]) => withTransaction((tx) => insertFacility(tx, given))
const willow = { addressLine1: '14 WILLOW ST', addressLine2: null, zip: '11354', phone: '+17185550142' }

async function migrate(rows: readonly Cells[]) {
  const id = await startMigration(by, await keep(rows))
  await workQueuedRuns()
  return (await db.select().from(runs).where(eq(runs.id, id)))[0]!
}

const standing = async () =>
  JSON.stringify(
    [
      await db.select().from(facilities).orderBy(facilities.id),
      await db.select().from(providerFacilities).orderBy(providerFacilities.id),
    ],
    (key, value: unknown) => (key === 'version' || key === 'updatedAt' ? undefined : value),
  )

describe('a legacy clinic', () => {
  it('is new where nobody stands, and the next row finds it', async () => {
    const rows = [
      {},
      { slug: 'su', nameEn: 'PLUM CLINIC', line1: '14 Willow St.' },
      { slug: 'su', line1: '15 Willow St' },
    ]
    expect(await outcomes(rows)).toEqual(['new', 'matched', 'new'])
  })

  it('is the facility at its address that has its number or its name', async () => {
    await place({ ...willow, slug: 'one', nameEn: 'One' })
    await place({ ...willow, slug: 'two', nameEn: 'Two', phone: '+17185550143' })
    const found = await preview([
      { phone: '718-555-0143', nameEn: 'Another' },
      { slug: 'su', nameEn: 'one' },
      { slug: 'pan', nameEn: 'Another', phone: '718-555-0199' },
    ])
    expect(found.map(({ facilities: there }) => there.map(({ slug }) => slug).toSorted())).toEqual([
      ['two'],
      ['one'],
      ['one', 'two'],
    ])
    expect(found.map(({ by: reason }) => reason)).toEqual(['phone', 'name', null])
    expect(found.at(-1)).toMatchObject({ outcome: 'ambiguous', problem: 'several_there' })
  })

  it('is ambiguous where the number speaks against it, until somebody names the facility', async () => {
    await place({ ...willow, slug: 'one', nameEn: 'One' })
    const other = { nameEn: 'Another', phone: '718-555-0199' }
    expect(await outcomes([other, { line1: '99 Elm Road', phone: '718-555-0142' }, {}])).toEqual([
      'ambiguous other_phone',
      'ambiguous phone_elsewhere',
      'matched',
    ])
    const named = [{ ...other, facility: 'one' }, { facility: 'none' }]
    expect(
      (await preview([...named, {}, { nameEn: 'One', phone: willow.phone }])).map(({ by: reason }) => reason),
    ).toEqual([...['named', null, 'address', 'both']])
    expect(await outcomes(named)).toEqual(['matched', 'error unknown_facility'])
  })

  it('is refused by line for what is wrong with it', async () => {
    await withTransaction((tx) => insertProvider(tx, { slug: 'gone', status: 'retired', practices: [] }))
    const wrong: [Cells, string][] = [
      [{ slug: '' }, 'no_provider'],
      [{ slug: 'nobody' }, 'unknown_provider'],
      [{ slug: 'gone' }, 'ended_provider'],
      [{ npi: '1234567890' }, 'bad_npi'],
      [{ zip: '113' }, 'bad_zip'],
      [{ state: 'New York' }, 'bad_state'],
      [{ phone: '12' }, 'bad_phone'],
      [{ role: 'king' }, 'bad_role'],
      [{ website: 'javascript:alert(1)' }, 'bad_website'],
      [{ nameEn: '<script>x' }, 'markup'],
      [{ nameEn: '=HYPERLINK(1)' }, 'formula'],
      [{ nameEn: 'x'.repeat(201) }, 'length'],
      [{ nameEn: '\ufffd' }, 'lost'],
      [{ line1: '' }, 'no_address'],
    ]
    expect(await outcomes(wrong.map(([cells]) => cells))).toEqual(wrong.map(([, problem]) => `error ${problem}`))
  })
})

describe('a migration', () => {
  it('makes facilities and links, leaves what is not sure, and says so in its log', async () => {
    await place({ ...willow, slug: 'one', nameEn: 'One' })
    const run = await migrate([
      {},
      { slug: 'su', line1: '20 Elm St', role: 'owner' },
      { zip: '1' },
      { phone: '718-555-0199' },
    ])
    expect(run).toMatchObject({
      status: 'done',
      counts: { read: 4, new: 1, matched: 1, standing: 0, ambiguous: 1, error: 1 },
    })
    const [made] = await db.select().from(facilities).where(eq(facilities.source, 'admin'))
    expect(made).toMatchObject({ addressLine1: '20 Elm St', status: 'active', addressVerified: 'unverified' })
    expect((await db.select().from(providerFacilities)).map(({ role }) => role).toSorted()).toEqual([
      'attending',
      'owner',
    ])
    const log = await db.select().from(syncRecords).where(eq(syncRecords.runId, run.id))
    expect(log.map(({ outcome, reason }) => reason ?? outcome).toSorted()).toEqual([
      ...['bad_zip', 'changed', 'changed', 'created', 'other_phone'],
    ])
    expect((await migrate([{}])).counts).toMatchObject({ standing: 1, matched: 0 })
  })

  it('goes on where its process died, and leaves nothing behind when it is undone, whatever it held', async () => {
    const cells = fc.record({
      slug: fc.constantFrom('bai', 'su', 'pan', 'nobody'),
      line1: fc.constantFrom('14 Willow Street', '14 WILLOW ST', '20 Elm St', '21 Elm St'),
      nameEn: fc.constantFrom('One', 'Plum Clinic', 'Elm'),
      phone: fc.constantFrom('', '718-555-0142', '718-555-0143'),
    })
    await place({ ...willow, slug: 'one', nameEn: 'One' })
    await fc.assert(
      fc.asyncProperty(fc.array(cells, { minLength: 1, maxLength: 10 }), async (rows) => {
        const was = await standing()
        const run = await migrate(rows)
        expect(run.counts.read).toBe(rows.length)
        await steerMigration(by, run.id, 'undo')
        await workQueuedRuns()
        expect(await standing()).toBe(was)
      }),
      { numRuns: 20 },
    )
    const was = await standing()
    const id = await startMigration(by, await keep(Array.from({ length: 250 }, (_, at) => ({ line1: `${at} Oak St` }))))
    const cut = () => {
      throw new Error('power cut')
    }
    await expect(performRun((await claimRun(id))!, { onBatch: cut })).rejects.toThrow('power cut')
    await steerMigration(by, id, 'resume')
    await workQueuedRuns()
    expect((await db.select().from(runs).where(eq(runs.id, id)))[0]!.counts).toMatchObject({ read: 250, new: 250 })
    await steerMigration(by, id, 'undo')
    await workQueuedRuns()
    expect(await standing()).toBe(was)
  })

  it('leaves what somebody has edited since', async () => {
    const run = await migrate([{}, { slug: 'su', line1: '20 Elm St' }])
    const [edited] = await db.select().from(facilities).where(eq(facilities.addressLine1, '20 Elm St'))
    await withTransaction(async (tx) => {
      const editor = { facilityId: edited!.id, userId: await insertUser(tx), trust: 'phone' as const }
      await correctFacility(tx, editor, { phone: '+17185550177' })
    })
    await steerMigration(by, run.id, 'undo')
    await workQueuedRuns()
    expect((await db.select().from(facilities)).map(({ id }) => id)).toEqual([edited!.id])
  })

  it('steers no run of another kind', async () => {
    const at = 1_700_000_000_000
    await withTransaction(async (tx) => {
      await tx.insert(runs).values({
        ...{ id: 'other', kind: 'registry_import', key: 'other', inputDigest: null, params: {}, status: 'queued' },
        ...{ startedByType: 'system', claims: 0, done: 0, counts: {}, createdAt: at, updatedAt: at },
      })
    })
    await expect(steerMigration(by, 'other', 'cancel')).rejects.toThrow('long_work.not_found')
  })
})
