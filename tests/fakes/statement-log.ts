import Database from 'better-sqlite3'
import { getTableName, is, Table } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import * as schema from '#drizzle/schema/index.ts'

const methods = ['run', 'get', 'all'] as const
type Statement = { source: string } & Record<(typeof methods)[number], (...values: unknown[]) => unknown>

/**
 * What some work asks of the database, one entry a statement: its kind and its text, without the values. Under PostgreSQL,
 * and beside it, by how many rows each table has grown: what is measurable from outside is made of these.
 */
export async function databaseWork(work: () => Promise<unknown>): Promise<{ statements: string[]; rows: string[] }> {
  const probe = new Database(':memory:')
  const prototype = Object.getPrototypeOf(probe.prepare('select 1')) as Statement
  probe.close()
  const before = await rowCounts()
  const statements: string[] = []
  const originals = methods.map((name) => [name, prototype[name]] as const)
  for (const [name, original] of originals)
    prototype[name] = function (this: Statement, ...values: unknown[]) {
      statements.push(this.source)
      return original.apply(this, values)
    }
  try {
    await work()
  } finally {
    for (const [name, original] of originals) prototype[name] = original
  }
  const after = await rowCounts()
  return { statements, rows: [...after].map(([table, count]) => `${table} +${count - before.get(table)!}`) }
}

async function rowCounts(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const table of Object.values(schema).filter((value) => is(value, Table)))
    counts.set(getTableName(table), await db.$count(table))
  return counts
}
