import { dataVersion } from '#app/core/database/database.server.ts'
import { type PageRevisions, readPageRevisions } from '#app/core/page/page-revisions.server.ts'

export type RevisionSource = Readonly<{
  /** Another number after every commit, or null where the database has none. */
  version: () => number | null
  rows: () => Promise<PageRevisions>
}>

export type Revisions = Readonly<{
  /** The present revisions when that needs no query; else null, and `read` tells. */
  look(): PageRevisions | null
  /** The revisions as they are now or later, never as they were before the call. */
  read(): Promise<PageRevisions>
}>

/**
 * Milliseconds for which a look holds within one turn of the event loop. What is answered in a turn lay ready when it began, so this bounds only
 * turns that something else holds up.
 */
const lookLasts = 5

const databaseRevisions: RevisionSource = { version: dataVersion, rows: readPageRevisions }

/** Answers one query at a time: whoever comes while it runs gets the next one, because it may have looked before they came. */
function sharedQuery(query: () => Promise<PageRevisions>): () => Promise<PageRevisions> {
  let running: Promise<PageRevisions> | null = null
  let waiting: Promise<PageRevisions> | null = null
  const start = () => {
    const own = query()
    running = own
    const clear = () => {
      if (running === own) running = null
    }
    own.then(clear, clear)
    return own
  }
  return () => {
    if (!running) return start()
    const next = () => {
      waiting = null
      return start()
    }
    waiting ??= running.then(next, next)
    return waiting
  }
}

/**
 * Watches the counted revisions. On SQLite the rows are read again only when the data version says that something was
 * committed. Requests that lay ready at the same turn of the event loop share one look: all of them came before it.
 */
export function watchRevisions(source: RevisionSource = databaseRevisions): Revisions {
  const query = sharedQuery(source.rows)
  let known: { version: number; revisions: PageRevisions } | null = null
  let lookedAt: number | null = null

  const forget = () => {
    lookedAt = null
  }

  function look(): PageRevisions | null {
    if (!known) return null
    if (lookedAt !== null && performance.now() - lookedAt < lookLasts) return known.revisions
    if (source.version() !== known.version) return null
    if (lookedAt === null) setImmediate(forget)
    lookedAt = performance.now()
    return known.revisions
  }

  async function read(): Promise<PageRevisions> {
    const version = source.version()
    if (version === null) return query()
    if (known?.version === version) return known.revisions
    // What is read is as new as its version or newer; a commit in between makes the version another.
    const revisions = await source.rows()
    known = { version, revisions }
    return revisions
  }

  return { look, read }
}
