import { env } from '#app/core/env.server.ts'

export type Dialect = 'sqlite' | 'postgres'

/** `postgres:` reaches a server, `pglite:` an in-process PostgreSQL (tests); everything else is a SQLite file. */
export function dialectOf(databaseUrl: string): Dialect {
  return /^(postgres(ql)?|pglite):/.test(databaseUrl) ? 'postgres' : 'sqlite'
}

/** Chosen once per process, before the first table is made. */
export const dialect: Dialect = dialectOf(env.DATABASE_URL)
