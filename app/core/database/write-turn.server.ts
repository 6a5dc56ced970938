import { setTimeout as sleep } from 'node:timers/promises'
import Client from 'better-sqlite3'

/** How long a write waits for other processes before it is refused, in milliseconds: longer than anybody waits for a page. */
const lockPatience = 60_000
/** Who writes without a pause lets others in after this long, in milliseconds: from outside nobody can see that they wait. */
const longestRun = 40
/** Longer than the shortest pause between two tries, so that one of those who wait is served. */
const gap = 2

/**
 * Takes SQLite's write lock in turns with other processes. SQLite has no queue at the lock: who asks at the right moment
 * has it, and who has just let it go asks first. So who has written stands back while others write too, and asks the
 * more often the longer it has waited; the one that has waited longest is nearly always next. The waiting is done here,
 * not in SQLite, so that the process answers reads meanwhile.
 */
export function writeTurn(client: Client.Database): { begin(): Promise<void>; end(): void } {
  const beginStatement = client.prepare('BEGIN IMMEDIATE')
  // Changes when another connection has committed.
  const othersVersion = client.prepare('PRAGMA data_version').pluck()
  let lastVersion = othersVersion.get()
  let began = 0
  let ended = 0
  /** How long the last batch had the lock: the measure of a turn. */
  let turnMs = gap
  let runSince = 0
  let isShared = false

  function tryBegin(): boolean {
    try {
      beginStatement.run()
      return true
    } catch (error) {
      if (error instanceof Client.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false
      throw error
    }
  }

  /** A newcomer asks once in a turn or so, one that has waited for three turns every millisecond. */
  const pauseAfter = (waited: number) => Math.max(1, Math.min(16, turnMs) / 4 ** (waited / turnMs))

  return {
    /** @throws SqliteError SQLITE_BUSY when others had the lock for all of a minute */
    async begin() {
      const asked = performance.now()
      if (asked - ended > gap) runSince = asked
      if (isShared || asked - runSince > longestRun) {
        await sleep(gap)
        runSince = performance.now()
      }
      while (!tryBegin()) {
        isShared = true
        const waited = performance.now() - asked
        if (waited > lockPatience) throw new Client.SqliteError('others had the lock', 'SQLITE_BUSY')
        await sleep(pauseAfter(waited))
      }
      began = performance.now()
      const version = othersVersion.get()
      isShared = version !== lastVersion
      lastVersion = version
    },
    end() {
      ended = performance.now()
      turnMs = Math.max(gap, ended - began)
    },
  }
}
