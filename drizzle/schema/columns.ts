import * as postgres from 'drizzle-orm/pg-core'
import * as sqlite from 'drizzle-orm/sqlite-core'
import type { Localized, LocalizedList } from '#app/core/i18n/locale.ts'
import { dialect } from '../dialect.ts'

/**
 * The column kit: one schema for SQLite and PostgreSQL. Each name hands out the builder of the dialect that
 * DATABASE_URL chose; TypeScript always sees SQLite's types (`as typeof sqlite` below is the one cast).
 * Instants are epoch milliseconds, money is integer cents, wall times are text "HH:MM", dates text "YYYY-MM-DD".
 */
const isPostgres = dialect === 'postgres'

const postgresJson = postgres.customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => JSON.parse(value),
})

const postgresBytes = postgres.customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => value,
  fromDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
})

const kit = (
  isPostgres
    ? {
        sqliteTable: postgres.pgTable,
        text: postgres.text,
        integer: postgres.integer,
        real: postgres.doublePrecision,
        index: postgres.index,
        uniqueIndex: postgres.uniqueIndex,
        primaryKey: postgres.primaryKey,
        check: postgres.check,
      }
    : sqlite
) as typeof sqlite

export const table = kit.sqliteTable
export const text = kit.text
export const integer = kit.integer
export const real = kit.real
export const index = kit.index
export const uniqueIndex = kit.uniqueIndex
export const primaryKey = kit.primaryKey
export const check = kit.check

const sqliteBoolean = (name: string) => sqlite.integer(name, { mode: 'boolean' })
export const boolean = (isPostgres ? postgres.boolean : sqliteBoolean) as unknown as typeof sqliteBoolean

const sqliteInstant = (name: string) => sqlite.integer(name)
const postgresInstant = (name: string) => postgres.bigint(name, { mode: 'number' })
/** An instant in epoch milliseconds (UTC). */
export const instant = (isPostgres ? postgresInstant : sqliteInstant) as unknown as typeof sqliteInstant

/** A whole number that may pass 2³¹, such as bytes of a file. */
export const largeInteger = instant

/** An amount of money in integer cents of US dollars. */
export const money = integer

const sqliteBytes = (name: string) => sqlite.blob(name, { mode: 'buffer' })
/** Raw bytes. */
export const bytes = (isPostgres ? postgresBytes : sqliteBytes) as unknown as typeof sqliteBytes

const sqliteJson = <T>(name: string) => sqlite.text(name, { mode: 'json' }).$type<T>()
const pgJson = <T>(name: string) => postgresJson(name).$type<T>()
/** A JSON document kept as text, so that both dialects store the same characters. */
export const json = (isPostgres ? pgJson : sqliteJson) as unknown as typeof sqliteJson

/** One text in the three locales. */
export const localized = (name: string) => json<Localized>(name)
/** A list of texts in the three locales. */
export const localizedList = (name: string) => json<LocalizedList>(name)

export const id = () => text('id').primaryKey()
export const createdAt = () => instant('created_at').notNull()
export const updatedAt = () => instant('updated_at').notNull()
