import { resolve } from 'node:path'
import Database from 'better-sqlite3'

/** Runs something on the server's own database. */
export function withServerDatabase<Result>(work: (database: Database.Database) => Result): Result {
  const database = new Database(resolve('data/e2e/database/app.sqlite'))
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** Runs a statement in the server's own database and answers how many rows it changed. */
export function changeRows(statement: string, ...values: (string | number)[]): number {
  return withServerDatabase((database) => database.prepare(statement).run(...values).changes)
}

/** What the link in the mail after registering does, without waiting for the mail: nobody signs in to a new account before. */
export function confirmAddress(email: string): void {
  const changed = changeRows('update users set email_verified_at = ? where lower(email) = lower(?)', Date.now(), email)
  if (changed !== 1) throw new Error(`${changed} accounts have the address ${email}.`)
}

/** All tests come from one address, which may send only so many forms and wrong tokens an hour. */
export function forgetLimit(rateClass: 'booking' | 'form' | 'operator_token' | 'report'): void {
  changeRows('delete from rate_limits where class = ?', rateClass)
}
