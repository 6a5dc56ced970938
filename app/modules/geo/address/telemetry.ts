/** Events of one search, as the maps service takes them. */
export type SearchEvent = Readonly<{
  event: 'search.start' | 'search.keystroke' | 'search.select'
  /** Epoch milliseconds. */
  created: number
  sessionIdentifier: string
  queryString: string
  resultIndex?: number
  suggestionIds?: readonly string[]
}>

/** Events leave together: after so many milliseconds, or when so many wait (specification §9). */
const flushAfter = 1000
const flushAt = 100

type Timers = {
  set: (work: () => void, milliseconds: number) => number
  clear: (timer: number) => void
}

/** Collects events and sends them in batches. A batch that cannot be sent is lost: nobody waits for it. */
export function createTelemetry(send: (events: readonly SearchEvent[]) => Promise<unknown>, timers: Timers) {
  let waiting: SearchEvent[] = []
  let timer: number | null = null
  const flush = () => {
    if (timer !== null) timers.clear(timer)
    timer = null
    if (waiting.length === 0) return
    const batch = waiting
    waiting = []
    send(batch).catch(() => undefined)
  }
  return {
    push(event: SearchEvent) {
      waiting.push(event)
      if (waiting.length >= flushAt) flush()
      else timer ??= timers.set(flush, flushAfter)
    },
    flush,
  }
}
