import { log } from '#app/core/log/log.server.ts'

/** Something that is done again and again for as long as the process lives. */
export type Worker = Readonly<{
  /** Ends after what is on its way; resolves when nothing is. Call before the database is closed. */
  stop: () => Promise<void>
}>

type Duty = Readonly<{
  /** One round; it may ask whether there is to be another, and leave early. */
  work: (isStopped: () => boolean) => Promise<unknown>
  /** Milliseconds between two rounds, give or take a fifth, so that several processes do not ask at once. */
  interval: number
  /** What the log says of a round that failed; the next one comes all the same. */
  failure: string
}>

/** Does a duty round by round, the first one after an interval. Does not keep the process alive. */
export function startWorker({ work, interval, failure }: Duty): Worker {
  let isOver = false
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout
  const schedule = () => {
    timer = setTimeout(round, interval * (0.8 + Math.random() * 0.4)).unref()
  }
  const round = () => {
    running = work(() => isOver)
      .catch((error: unknown) => log.error({ err: error }, failure))
      .then(() => {
        if (!isOver) schedule()
      })
  }
  schedule()
  return {
    async stop() {
      isOver = true
      clearTimeout(timer)
      await running
    },
  }
}
