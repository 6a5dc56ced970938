import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { RegistryFileError } from '#app/modules/directory/registry/file/file-layout.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { everything } from '#tests/bench/import/registry-rows.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { importRegistryFile } from './import-file.server.ts'

const shared = resolve('../shared/data/nppes')

describe.skipIf(!existsSync(shared))('the real files (skipped: ../shared/data/nppes is not here)', () => {
  useDatabase()
  beforeEach(() => withTransaction(seedReference))

  const run = (name: string, isDryRun = false) =>
    importRegistryFile({ path: join(shared, name), states: null, isDryRun, rejectsPath: null })

  it.each([
    ['npidata_pfile_orgs_2019_330col.csv', { read: 494, created: 494, unknown: 0, rejected: 0 }, true],
    ['npidata_pfile_mixed_330col.csv', { read: 525, created: 226, unknown: 299, rejected: 0 }, true],
    ['npidata_pfile_nonstandard_331col.csv', { read: 51, created: 49, unknown: 2, rejected: 0 }, false],
    ['derived_330col_from_api.csv', { read: 517, created: 517, unknown: 0, rejected: 0 }, true],
  ])(
    '%s is imported as its dry run said, and a second time changes nothing',
    async (name, expected, isQuotedThroughout) => {
      const dry = await run(name, true)
      const first = await run(name)
      expect(first).toMatchObject({ counts: expected, isQuotedThroughout })
      expect(dry.counts).toEqual(first.counts)
      const before = await everything()
      setClock(Date.parse('2026-11-20T12:00:00Z'))
      const second = await run(name)
      expect(second.counts).toMatchObject({
        created: 0,
        updated: 0,
        retired: 0,
        unchanged: first.counts.created,
        facilities: 0,
      })
      expect(await everything()).toEqual(before)
    },
  )

  it.each([
    ['npidata_2016_first41cols.csv', 'lacks 2 columns', 'Healthcare Provider Taxonomy Code_1'],
    ['nppes_names_cities_8col.csv', 'lacks 8 columns', 'NPI Deactivation Date'],
    ['pl_pfile_20251103-20251109.csv', 'lacks 12 columns', 'secondary practice locations'],
    ['othername_pfile_20251103-20251109.csv', 'lacks 12 columns', 'other names'],
    ['endpoint_pfile_20251103-20251109.csv', 'lacks 12 columns', 'endpoints'],
    ['api_v2.1_nyc_specialists.json', 'JSON', 'not a CSV'],
    ['api_v2.1_sample_200.json', 'JSON', 'not a CSV'],
  ])('%s is refused with the reason', async (name, ...words) => {
    const refusal = await run(name).then(
      () => null,
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(RegistryFileError)
    for (const word of words) expect((refusal as Error).message).toContain(word)
  })
})
