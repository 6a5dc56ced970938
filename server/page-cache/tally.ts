import type { Logger } from '#app/core/log/log.server.ts'

const every = 60_000

/** What the cache did since the last line. `bytes` are those of bodies. */
export type Counts = { hits: number; unchanged: number; shared: number; made: number; passed: number; bytes: number }

const nothing = (): Counts => ({ hits: 0, unchanged: 0, shared: 0, made: 0, passed: 0, bytes: 0 })

/**
 * Counts answers that are too cheap for a line each, and logs a line a minute in which there were any:
 * hits (of which unchanged: 304), shared (waited for a page that was being made), made, passed (made, but not to be kept).
 */
export function startTally(log: Logger, held: () => { pages: number; keptBytes: number }) {
  let counts = nothing()
  function tell(): void {
    const { hits, shared, made, passed } = counts
    if (hits + shared + made + passed > 0) log.info({ ...counts, ...held() }, 'page cache')
    counts = nothing()
  }
  const timer = setInterval(tell, every)
  timer.unref()
  return {
    get counts() {
      return counts
    },
    /** Tells what is left and ends. */
    stop() {
      clearInterval(timer)
      tell()
    },
  }
}

export type Tally = ReturnType<typeof startTally>
