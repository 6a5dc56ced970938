import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import type { Logger } from '#app/core/log/log.server.ts'
import { queryKeys, redactPath } from '#app/core/log/redaction.ts'
import { sendPlainError } from './plain-error.ts'

const quiet = new Set(['/healthz', '/readyz'])

function levelOf(status: number, path: string): 'error' | 'info' | 'debug' {
  if (status >= 500 && path !== '/readyz') return 'error'
  return quiet.has(path) ? 'debug' : 'info'
}

/** Notes on an answer the error that spoilt it; the request's one log line tells it. */
function noteError(res: Response, error: unknown): void {
  res.locals.error ??= error instanceof Error ? error : new Error(`Thrown: ${String(error)}`)
}

/** Methods whose answers show what is kept, and not what somebody has just sent. */
const readings = new Set(['GET', 'HEAD'])

/**
 * One line a request: never a query value, a header, an address or a token. How long the answer to a form is it does not say either: the
 * page that repeats a secret ballot before it is cast is as long as what was chosen.
 */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const start = performance.now()
    const { socket } = req
    const sentBefore = socket.bytesWritten
    const [path = '', search = ''] = req.originalUrl.split(/\?(.*)/s)
    res.once('close', () => {
      const isWhole = res.writableFinished
      const status = res.headersSent ? res.statusCode : 0
      log[res.locals.error ? 'error' : levelOf(status, path)](
        {
          requestId: res.locals.requestId as string,
          method: req.method,
          path: redactPath(path),
          ...(search ? { query: queryKeys(search) } : {}),
          status,
          ms: Math.round((performance.now() - start) * 10) / 10,
          ...(readings.has(req.method) && { bytes: socket.bytesWritten - sentBefore }),
          ...(isWhole ? {} : { aborted: true }),
          ...(res.locals.error ? { err: res.locals.error as Error } : {}),
        },
        'request',
      )
    })
    next()
  }
}

/** Answers a request that failed: a plain error without a word about the cause. */
export function failRequest(res: Response, error: unknown): void {
  noteError(res, error)
  sendPlainError(res, 500)
}

/** The end of the chain for whatever a handler throws or passes to `next`. */
export function requestFailure(): ErrorRequestHandler {
  return (error, _req, res, _next) => failRequest(res, error)
}
