/** How often the page is asked for where streams do not work: an old browser, a proxy that holds them back. */
const pollMs = 20_000
/** Changes that come in a row are one refresh. */
const settleMs = 150

/** Calls `refresh` after every change that a stream of server-sent events tells of; every 20 seconds where there is none. */
export function followChanges(address: string, refresh: () => Promise<'done' | 'ended'>): void {
  let poll: ReturnType<typeof setInterval> | null = null
  let settling: ReturnType<typeof setTimeout> | null = null
  let source: EventSource | null = null
  let isOver = false

  const stop = () => {
    isOver = true
    source?.close()
    if (poll) clearInterval(poll)
  }
  const run = () => {
    settling = null
    void refresh().then((outcome) => outcome === 'ended' && stop())
  }
  const soon = () => {
    if (!isOver) settling ??= setTimeout(run, settleMs)
  }
  const startPolling = () => {
    poll ??= setInterval(() => {
      if (!document.hidden) soon()
    }, pollMs)
  }

  if (!('EventSource' in window)) {
    startPolling()
    return
  }
  source = new EventSource(address)
  source.addEventListener('change', soon)
  source.addEventListener('open', () => {
    if (poll) clearInterval(poll)
    poll = null
  })
  // The browser connects again by itself; meanwhile, and when it has given up, the page is asked for.
  source.addEventListener('error', startPolling)
  // Coming back to the page, also from the history, shows what has happened since.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) soon()
  })
}
