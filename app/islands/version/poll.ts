import { pollEvery, readBuildId } from './rules.ts'

type PollOptions = {
  /** The build that made the page. */
  build: string
  fetcher: typeof fetch
  isVisible: () => boolean
  /** Called once, and then nothing is asked any more. */
  onNewer: () => void
}

type Poll = {
  /** The page has come into view: asks at once when the last answer is old. */
  wake: () => void
  stop: () => void
}

/** Asks now and then which build the server runs, only while the page is seen. */
export function startPoll({ build, fetcher, isVisible, onNewer }: PollOptions): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = Date.now()
  let isStopped = false

  const stop = () => {
    isStopped = true
    clearTimeout(timer)
  }
  async function latestBuild(): Promise<string | null> {
    const address = `/builds/latest.json?timestamp=${Date.now()}`
    const response = await fetcher(address, { cache: 'no-store', credentials: 'omit' })
    // 404 and 403 are what a server says that is just being replaced; the next answer will do.
    return response.ok ? readBuildId(await response.json()) : null
  }
  async function ask(): Promise<void> {
    askedAt = Date.now()
    const latest = await latestBuild().catch(() => null)
    if (isStopped || latest === null || latest === build) return
    stop()
    onNewer()
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void tick(), pollEvery)
  }
  async function tick(): Promise<void> {
    if (isVisible()) await ask()
    if (!isStopped) schedule()
  }
  schedule()
  return {
    stop,
    wake: () => {
      if (isStopped || Date.now() - askedAt < pollEvery) return
      clearTimeout(timer)
      void tick()
    },
  }
}
