import { readdirSync, readFileSync } from 'node:fs'
import { getTableName, is, Table } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as schema from '#drizzle/schema/index.ts'
import * as unsealed from '#drizzle/schema/unsealed.ts'
import { productFiles, type SourceFile } from './source-files.ts'

/**
 * Anybody reads a table; one module writes it, by its commands. Whose a table is stands in the README of the module ("Tables owned"), and
 * for these few in core, which writes them for all modules.
 */
const ofCore: Readonly<Record<string, string>> = {
  sessions: 'app/core/session/session.server.ts',
  message_outbox: 'app/core/outbox.server.ts',
  rate_limits: 'app/core/rate-limits.server.ts',
  // Triggers write it, too, and there is no saying so here.
  page_revisions: 'app/core/page/page-revisions.server.ts',
}
/** Writes whatever table has encrypted fields, one field at a time, when keys are changed. */
const ofEveryTable = 'app/core/crypto/reencrypt-fields.server.ts'

const tables: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...schema, ...unsealed }).flatMap(([variable, value]) =>
    is(value, Table) ? [[variable, getTableName(value)] as const] : [],
  ),
)
const names: ReadonlySet<string> = new Set(tables.values())

/** The modules that say they own a table. */
const owners = new Map<string, string[]>()
for (const module of readdirSync('app/modules')) {
  const text = readFileSync(`app/modules/${module}/README.md`, 'utf8')
  const said = /tables owned:([\s\S]*?)\.(?:\s|$)/i.exec(text)?.[1] ?? ''
  for (const [, name] of said.matchAll(/`(\w+)`/g)) {
    if (names.has(name!)) owners.set(name!, [...(owners.get(name!) ?? []), module])
  }
}

/** The tables that a file writes, by the variable that the schema gives them. */
function written({ text }: SourceFile): string[] {
  const writes = text.matchAll(/(?:\.(?:insert|update|delete)|\bpreparedInsert)\(\s*(\w+)\s*[),]/g)
  return [...writes].flatMap(([, variable]) => tables.get(variable!) ?? [])
}

const seeds = /^drizzle\/(seed|migrations)\//
const testing = /\/testing\//
const writers = productFiles().filter(({ path }) => !seeds.test(path) && !testing.test(path))

/** Files of the owner that have still to move into commands/. Nothing may be added. */

const isOwners = (path: string, table: string) =>
  ofCore[table] === path ||
  (owners.get(table) ?? []).some((module) => path.startsWith(`app/modules/${module}/`) && path.includes('/commands/'))

describe('every table', () => {
  it('has one owner, which says so in its README', () => {
    const unclear = [...names]
      .map((name) => [name, owners.get(name) ?? []] as const)
      .filter(([name, modules]) => modules.length > 1 || (modules.length === 0 && !(name in ofCore)))
    expect(unclear).toEqual([])
  })

  it('is written by commands of its owner only', () => {
    const foreign = writers.flatMap((file) =>
      written(file)
        .filter((table) => !isOwners(file.path, table))
        .map((table) => `${file.path} writes ${table}`),
    )
    expect(foreign).toEqual([])
  })

  it('is written under the name that the schema gives it, so that this test sees it', () => {
    const hidden = writers.flatMap(({ path, text }) => {
      const calls = [...text.matchAll(/\btx\s*\.(?:insert|update|delete)\(\s*([^),]*)/g)]
      return calls.filter(([, what]) => !tables.has(what!.trim())).map(([, what]) => `${path} writes ${what}`)
    })
    // They say which tables they take: in a list beside them, or in the type of a parameter.
    const known = [
      ofEveryTable,
      // Whatever table a declaration names, by the key that says which.
      'app/modules/reference/commands/write-rows.server.ts',
      // Whatever table a step of a merge names, out of the list in queries/merge-tables.server.ts.
      'app/modules/merging/commands/write-steps.server.ts',
      'app/modules/directory/registry/undo/commands/restore-rows.server.ts',
      'app/core/database/prepared.ts',
      'app/modules/directory/registry/rows/commands/write-rows.server.ts',
    ]
    expect(hidden.filter((line) => !known.some((path) => line.startsWith(path)))).toEqual([])
  })
})
