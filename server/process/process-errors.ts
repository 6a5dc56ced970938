import type { Logger } from '#app/core/log/log.server.ts'
import { currentResponse } from '../request-id.ts'
import { failRequest } from '../request-log.ts'

export type ProcessErrorOptions = Readonly<{
  log: Logger
  /** Called when errors outside any request follow each other so fast that the process itself must be sick. */
  giveUp: () => void
  /** How many errors in a minute are a sickness. */
  tolerance?: number
}>

/**
 * What happens to an error that nobody caught. When it was thrown for a request, that request is answered 500 and its log line
 * tells the error; the others go on, because nothing that matters lives in memory and every write is one transaction.
 * Repeated failures end the process in good order, for a supervisor to start a fresh one.
 */
export function handleProcessErrors({ log, giveUp, tolerance = 20 }: ProcessErrorOptions): void {
  let recent: number[] = []
  const handle = (error: unknown, kind: string): void => {
    const response = currentResponse()
    if (response && !response.locals.error) failRequest(response, error)
    else log.error({ err: error, kind }, 'uncaught')
    const at = performance.now()
    recent = [...recent.filter((time) => at - time < 60_000), at]
    if (recent.length > tolerance) giveUp()
  }
  process.on('uncaughtException', (error) => handle(error, 'uncaughtException'))
  process.on('unhandledRejection', (reason) => handle(reason, 'unhandledRejection'))
}
