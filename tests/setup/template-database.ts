import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'

export const templateFile = resolve('data/test/template.sqlite')
export const postgresTemplate = resolve('data/test/template.postgres.tar')

/**
 * Makes the migrated, empty databases that every test's own is copied from: for SQLite a file, for PostgreSQL a dumped server, which
 * starts in a fifth of the time that a new one takes to make itself and to migrate.
 */
export default async function setup({ config }: TestProject): Promise<void> {
  const { openSqlite } = await import('#app/core/database/sqlite.server.ts')
  mkdirSync(resolve('data/test'), { recursive: true })
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(templateFile + suffix)) rmSync(templateFile + suffix)
  }
  const template = openSqlite(`file:${templateFile}`)
  await template.migrate()
  await template.close()
  if (config.env.DATABASE_URL) await makePostgresTemplate()
}

async function makePostgresTemplate(): Promise<void> {
  const server = new PGlite()
  await migrate(drizzle(server), { migrationsFolder: 'drizzle/migrations/postgres' })
  await keepDump(await server.dumpDataDir('none'), postgresTemplate)
  await server.close()
}

/** Writes a dumped server into a file, which appears whole: other tests may look for it meanwhile. */
export async function keepDump(dump: Blob, file: string): Promise<void> {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, file)
}

/** The address of an in-process PostgreSQL that begins as a copy of a dumped one. */
export const copyOf = (file: string) => `pglite:memory?from=${file}`

/** The same, started once a process and found as the last who opened it left it. */
export const keptCopyOf = (file: string) => `pglite:kept?from=${file}`
