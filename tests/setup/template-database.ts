import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

export const templateFile = resolve('data/test/template.sqlite')

/** Makes the migrated, empty SQLite file that every test's own database is copied from. */
export default async function setup(): Promise<void> {
  const { openSqlite } = await import('#app/core/database/sqlite.server.ts')
  mkdirSync(resolve('data/test'), { recursive: true })
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(templateFile + suffix)) rmSync(templateFile + suffix)
  }
  const template = openSqlite(`file:${templateFile}`)
  await template.migrate()
  await template.close()
}
