import type { RequestHandler } from 'express'
import type { Server } from 'node:http'
import type { Logger } from '#app/core/log/log.server.ts'
import { trackConnections } from './connections.ts'
import type { Lifecycle } from './lifecycle.ts'

export type ShutdownOptions = Readonly<{
  server: Server
  lifecycle: Lifecycle
  log: Logger
  /** Closes what the requests used, once the last has been answered: the database. */
  close: () => Promise<void>
  /** How long connections are still taken after the signal, so that none that is on its way meets a closed door; ms. */
  notice?: number
  /** How long everything together may take, in milliseconds. */
  patience?: number
  exit?: (code: number) => void
}>

/** How long a connection may take to become a request once the port is closed, in milliseconds. */
const arrival = 1000

/** Tells connections to end with the answer that is open on them once the process is stopping. */
export function lastAnswers(lifecycle: Lifecycle): RequestHandler {
  const open = new Set<Parameters<RequestHandler>[1]>()
  const end = (res: Parameters<RequestHandler>[1]) => {
    if (!res.headersSent) res.setHeader('Connection', 'close')
  }
  lifecycle.onStop(() => {
    for (const res of open) end(res)
  })
  return (_req, res, next) => {
    if (lifecycle.phase === 'stopping') end(res)
    open.add(res)
    res.once('close', () => open.delete(res))
    next()
  }
}

/**
 * Ends the process in good order: /readyz turns to 503, then no connection is taken any more, requests in flight are answered,
 * idle connections closed, the database closed, exit code 0 (or the one asked for).
 * When that takes longer than `patience`, the rest is cut and the code is 1.
 */
export function createShutdown(options: ShutdownOptions): (code?: number) => void {
  const { server, lifecycle, log, close, notice = 250, patience = 9000 } = options
  const connections = trackConnections(server)
  const exit = options.exit ?? ((code: number) => process.exit(code))
  server.once('error', (error) => {
    log.fatal({ err: error }, 'the server cannot listen')
    exit(1)
  })
  return (code = 0) => {
    if (lifecycle.phase === 'stopping') return
    lifecycle.stop()
    const force = setTimeout(() => {
      log.error('shutdown took too long; open requests are cut')
      server.closeAllConnections()
      exit(1)
    }, patience)

    setTimeout(() => {
      const closing = performance.now()
      // Again and again: a connection that becomes idle after this would keep the server open until its own timeout.
      const sweep = setInterval(() => {
        server.closeIdleConnections()
        if (performance.now() - closing > arrival) connections.closeUnused()
      }, 50)
      server.close(() => {
        clearInterval(sweep)
        close().then(
          () => {
            clearTimeout(force)
            log.info('stopped')
            exit(code)
          },
          (error: unknown) => {
            log.error({ err: error }, 'the database did not close')
            exit(1)
          },
        )
      })
    }, notice)
  }
}

/** SIGTERM and SIGINT begin the shutdown; a second signal ends the process at once with code 1. */
export function stopOnSignals(shutdown: () => void, log: Logger): void {
  let signals = 0
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      signals += 1
      log.info({ signal }, signals === 1 ? 'stopping' : 'second signal; ending now')
      if (signals > 1) process.exit(1)
      shutdown()
    })
  }
}
