import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { importRegistryFile } from '#app/modules/directory/registry/commands/import-file.server.ts'
import { importKind, recordFileInput } from '#app/modules/directory/registry/commands/import-run.server.ts'
import { isoDate } from '#app/modules/directory/registry/registry-row.ts'
import { startRun } from '#app/modules/long-work/commands/start-run.server.ts'
import { workQueuedRuns } from '#app/modules/long-work/commands/work-queue.server.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { everything, temporaryFolder } from '#tests/bench/import/registry-rows.ts'
import { quotedLine } from '#tests/bench/import/synthetic-file.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { inspectRecordFile } from './record-file.server.ts'

const shared = resolve('../shared/data/nppes')
type Row = Record<string, string>

const place = 'Provider Business Practice Location Address'
const line = (which: 'First' | 'Second') => `Provider ${which} Line Business Practice Location Address`
const of = (row: Row, column: string) => row[column] ?? ''

function codesOf(row: Row): string[] {
  const found = Array.from({ length: 15 }, (_, index) => ({
    code: of(row, `Healthcare Provider Taxonomy Code_${index + 1}`),
    isFirst: of(row, `Healthcare Provider Primary Taxonomy Switch_${index + 1}`) === 'Y',
  })).filter(({ code }) => code !== '')
  return found.toSorted((one, other) => Number(other.isFirst) - Number(one.isFirst)).map(({ code }) => code)
}

const isPerson = (row: Row) => of(row, 'Entity Type Code') === '1'
const sexOf = (row: Row) => row['Provider Sex Code'] ?? of(row, 'Provider Gender Code')

const plainRow = (row: Row) => ({
  npi: of(row, 'NPI'),
  kind: isPerson(row) ? 'practitioner' : 'organization',
  last_name: of(row, 'Provider Last Name (Legal Name)'),
  first_name: of(row, 'Provider First Name'),
  middle_name: of(row, 'Provider Middle Name'),
  credential: of(row, 'Provider Credential Text'),
  gender: sexOf(row),
  organization_name: of(row, 'Provider Organization Name (Legal Business Name)'),
  taxonomy_codes: codesOf(row).join(';'),
  address_1: of(row, line('First')),
  address_2: of(row, line('Second')),
  city: of(row, `${place} City Name`),
  state: of(row, `${place} State Name`),
  zip: of(row, `${place} Postal Code`),
  phone: of(row, `${place} Telephone Number`),
  fax: of(row, `${place} Fax Number`),
  updated_on: of(row, 'Last Update Date'),
})

/** As CSV, each cell in quotes. */
const csv = (rows: readonly Readonly<Record<string, string>>[]) =>
  [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))].map((cells) => quotedLine(cells)).join('\n')

const texts = (...all: string[]) => all.filter((text) => text !== '')

/** The resources by which a directory would tell of a row. */
function resourcesOf(row: Row): Record<string, unknown>[] {
  const { npi, gender, credential, ...plain } = plainRow(row)
  const coding = codesOf(row).map((code) => ({ coding: [{ system: 'http://nucc.org/provider-taxonomy', code }] }))
  const common = {
    id: npi,
    meta: { lastUpdated: `${isoDate(plain.updated_on)}T12:00:00-05:00` },
    identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi', value: npi }],
  }
  const address = {
    line: texts(plain.address_1, plain.address_2),
    ...{ city: plain.city, state: plain.state, postalCode: plain.zip, country: 'US' },
  }
  const telecom = [
    ...texts(plain.phone).map((value) => ({ system: 'phone', value })),
    ...texts(plain.fax).map((value) => ({ system: 'fax', value })),
  ]
  if (!isPerson(row)) {
    const name = plain.organization_name
    return [{ resourceType: 'Organization', ...common, name, address: [address], telecom, type: coding }]
  }
  const name = {
    ...{ use: 'official', family: plain.last_name, given: texts(plain.first_name, plain.middle_name) },
    suffix: texts(credential),
  }
  const reference = `Practitioner/${npi}`
  return [
    { resourceType: 'Practitioner', ...common, name: [name], gender: { M: 'male', F: 'female', X: 'other' }[gender] },
    { resourceType: 'Location', id: `at-${npi}`, address, telecom },
    {
      ...{ resourceType: 'PractitionerRole', id: `role-${npi}`, practitioner: { reference }, specialty: coding },
      location: [{ reference: `Location/at-${npi}` }],
    },
  ]
}

const bundleOf = (rows: readonly Row[]) => {
  const entry = rows.flatMap(resourcesOf).map((resource) => ({ resource }))
  return JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry })
}

describe.skipIf(!existsSync(shared))('real rows (skipped: ../shared/data/nppes is not here)', () => {
  useDatabase()
  const folder = temporaryFolder()
  beforeEach(() => withTransaction(seedReference))

  const rowsOf = (name: string) => parse(readFileSync(join(shared, name)), { bom: true, columns: true }) as Row[]
  async function importMain(rows: readonly Row[]) {
    const path = join(folder, 'main.csv')
    writeFileSync(path, csv(rows))
    return importRegistryFile({ path, states: null, isDryRun: false, rejectsPath: null })
  }
  async function sync(name: string, text: string) {
    const path = join(folder, name)
    writeFileSync(path, text)
    const input = recordFileInput(path, (await inspectRecordFile(path))!, null)
    const { run } = await startRun({ scope: 'system' }, importKind, input)
    await workQueuedRuns()
    return (await db.select().from(runs).where(eq(runs.id, run.id)))[0]!
  }

  /** All that was stored; the digest counts the order of the codes too, of which the primary one comes first here. */
  const facts = async () =>
    JSON.parse(
      JSON.stringify(await everything(), (key, value: unknown) =>
        ['registryDigest', 'version', 'updatedAt'].includes(key) ? undefined : value,
      ),
    ) as unknown

  it.each([
    ['CSV', (rows: readonly Row[]) => csv(rows.map(plainRow))],
    ['bundle', bundleOf],
  ])('say in a %s what they say in the main file', async (name, told) => {
    // A suffix has a column in the main file alone.
    const rows = ['derived_330col_from_api.csv', 'npidata_pfile_mixed_330col.csv']
      .flatMap(rowsOf)
      .filter((row) => of(row, 'Entity Type Code') !== '' && of(row, 'Provider Name Suffix Text') === '')
      .filter((row, index, all) => all.findIndex((other) => other.NPI === row.NPI) === index)
    const { counts } = await importMain(rows)
    expect(counts.created).toBeGreaterThan(600)
    const was = await facts()
    const run = await sync(name, told(rows))
    expect(run).toMatchObject({ status: 'done', counts: { read: rows.length, created: 0, retired: 0, facilities: 0 } })
    expect(run.counts.rejected).toBe(counts.rejected)
    expect(await facts()).toEqual(was)
  })

  it('say in the list of deactivations what they say in the main file', async () => {
    const rows = rowsOf('npidata_pfile_mixed_330col.csv').filter((row) => of(row, 'Entity Type Code') === '')
    expect(rows).toHaveLength(299)
    const told = rows.map((row) => `${row.NPI},${row['NPI Deactivation Date']}`)
    const run = await sync('list.csv', ['NPI,NPPES Deactivation Date', ...told].join('\r\n'))
    expect(run.counts).toMatchObject({ read: 299, rejected: 0, unknown: 299 })
    const listed = await everything()
    expect(listed.deactivations).toHaveLength(299)
    await importMain(rows)
    expect(await everything()).toEqual(listed)
  })
})
