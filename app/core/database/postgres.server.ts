import { openAsBlob } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as schema from '#drizzle/schema/index.ts'
import type { Connection, Reader, Transaction } from './connection.ts'
import { DatabaseError, mapDriverError } from './errors.ts'

const attempts = 5
const migrationsFolder = resolve('drizzle/migrations/postgres')

type AnyPostgres = PgDatabase<PgQueryResultHKT, typeof schema>

function connect(
  database: AnyPostgres,
  { migrate, close, run }: Pick<Connection, 'migrate' | 'close'> & { run: (statement: string) => Promise<unknown> },
): Connection {
  const rewrite = async (tables: readonly string[]) => {
    for (const table of tables) await run(`VACUUM (FULL) "${table}"`)
    return true
  }
  return {
    reader: database as unknown as Reader,
    async transact(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await database.transaction((tx) => work(tx as unknown as Transaction))
        } catch (error) {
          const mapped = mapDriverError(error)
          if (!(mapped instanceof DatabaseError) || mapped.kind !== 'retryable' || attempt === attempts) throw mapped
          await sleep(2 ** attempt * (1 + Math.random()))
        }
      }
    },
    dataVersion: null,
    migrate,
    overwriteDeleted: rewrite,
    wipeDeleted: rewrite,
    close,
  }
}

/** A PostgreSQL server, through a pool of connections. */
export async function openPostgres(url: string): Promise<Connection> {
  const { Pool } = (await import('pg')).default
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const pool = new Pool({ connectionString: url, max: 10 })
  const database = drizzle(pool, { schema })
  return connect(database as unknown as AnyPostgres, {
    migrate: () => migrate(database, { migrationsFolder }),
    close: () => pool.end(),
    run: (statement) => pool.query(statement),
  })
}

/** In-process servers that stay as long as the process, by the file they began with. */
const kept = new Map<string, Promise<PGlite>>()

async function startPglite(path: string, from: string | undefined): Promise<PGlite> {
  const library = await import('@electric-sql/pglite')
  if (path !== 'memory' && path !== 'kept') return new library.PGlite(path)
  return new library.PGlite({ loadDataDir: from === undefined ? undefined : await openAsBlob(from) })
}

/**
 * An in-process PostgreSQL, for tests: `pglite:memory`, `pglite:memory?from=<a dumped one's file>`, `pglite:kept?from=<the same>`, which
 * is started once a process and found as it was left, or `pglite:<directory>`.
 */
export async function openPglite(url: string): Promise<Connection> {
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const [path = '', from] = url.replace(/^pglite:/, '').split('?from=', 2)
  const isKept = path === 'kept' && from !== undefined
  const starting = (isKept && kept.get(from)) || startPglite(path, from)
  if (isKept) kept.set(from, starting)
  const client = await starting
  const database = drizzle(client, { schema })
  const connection = connect(database as unknown as AnyPostgres, {
    migrate: () => migrate(database, { migrationsFolder }),
    close: () => (isKept ? Promise.resolve() : client.close()),
    run: (statement) => client.exec(statement),
  })
  return { ...connection, dump: () => client.dumpDataDir('none') }
}
