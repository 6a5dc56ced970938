import { openAsBlob } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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
    async overwriteDeleted(tables) {
      for (const table of tables) await run(`VACUUM (FULL) "${table}"`)
      return true
    },
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

/** An in-process PostgreSQL, for tests: `pglite:memory`, `pglite:memory?from=<a dumped one's file>` or `pglite:<directory>`. */
export async function openPglite(url: string): Promise<Connection> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const [path = '', from] = url.replace(/^pglite:/, '').split('?from=', 2)
  const loadDataDir = from === undefined ? undefined : await openAsBlob(from)
  const client = path === 'memory' ? new PGlite({ loadDataDir }) : new PGlite(path)
  const database = drizzle(client, { schema })
  const connection = connect(database as unknown as AnyPostgres, {
    migrate: () => migrate(database, { migrationsFolder }),
    close: () => client.close(),
    run: (statement) => client.exec(statement),
  })
  return { ...connection, dump: () => client.dumpDataDir('none') }
}
