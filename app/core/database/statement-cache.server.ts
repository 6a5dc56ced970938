import type Client from 'better-sqlite3'

/** Statements kept a connection; the product has a few hundred, and lists of different lengths make more of them. */
const mostKept = 500

/**
 * Lets a connection compile each SQL text once: compiling costs more than running most statements. The text that was
 * longest out of use goes first. SQLite compiles a kept statement again by itself when the schema changes.
 */
export function keepStatements(client: Client.Database): void {
  const kept = new Map<string, Client.Statement>()
  const compile = client.prepare.bind(client) as (source: string) => Client.Statement
  const prepare = (source: string) => {
    let statement = kept.get(source)
    if (statement) {
      kept.delete(source)
      // As it was when it was new: whoever had it last may have asked for rows as arrays.
      if (statement.reader) statement.raw(false)
    } else statement = compile(source)
    kept.set(source, statement)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    return statement
  }
  client.prepare = prepare as typeof client.prepare
}
