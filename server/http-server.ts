import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { now } from '#app/core/clock.ts'
import type { Logger } from '#app/core/log/log.server.ts'
import { noteAnswer, openAnswers } from './process/connections.ts'
import { afterReading } from './limits/after-reading.ts'
import type { Limits } from './limits/limits.ts'
import { plainError } from './plain-error.ts'
import { newRequestId } from './request-id.ts'
import { rawSecurityHeaders, type SecurityOptions } from './headers/security-headers.ts'

export type HttpServerOptions = Readonly<{ limits: Limits; security: SecurityOptions; log: Logger }>

const statusOfFault: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Destroys the connection of a reader who takes nothing for a while, or takes for ever. */
function limitAnswer(res: ServerResponse, limits: Limits): void {
  // Silence is the reader's fault only while bytes wait for it; otherwise the handler is still working.
  res.setTimeout(limits.stallTimeout, () => {
    if (res.socket && res.socket.writableLength === 0) res.socket.setTimeout(limits.stallTimeout)
    else res.destroy()
  })
  const end = setTimeout(() => res.destroy(), limits.answerTimeout)
  res.once('close', () => clearTimeout(end))
}

/**
 * Limits answers from when they begin. Most are out in the turn in which they begin and need no timers, which cost more than the rest of
 * a kept page; whoever is not out by its end gets them, and whoever has not begun by then is looked at again when it does.
 */
function answerLimiter(limits: Limits): (res: ServerResponse) => void {
  let watched: ServerResponse[] = []
  const limitOpen = () => {
    const answers = watched
    watched = []
    for (const res of answers) {
      if (res.writableFinished || res.destroyed) continue
      if (res.headersSent) limitAnswer(res, limits)
      else watchWhenBegun(res)
    }
  }
  function watch(res: ServerResponse): void {
    if (watched.push(res) === 1) setImmediate(limitOpen)
  }
  function watchWhenBegun(res: ServerResponse): void {
    const writeHead = res.writeHead as (this: ServerResponse, ...args: unknown[]) => ServerResponse
    res.writeHead = function (this: ServerResponse, ...args: unknown[]) {
      watch(this)
      return writeHead.apply(this, args)
    }
  }
  return watch
}

/** Writes our own answer, with all security headers, to a connection on which there is no request yet. */
function rawAnswers({ limits, security, log }: HttpServerOptions) {
  const refused = new WeakSet<Duplex>()
  const securityLines = rawSecurityHeaders(security)

  return function answerRaw(socket: Duplex, status: number, extra: string[] = []): void {
    if (refused.has(socket)) return
    refused.add(socket)
    const hasBegun = openAnswers(socket).some((res) => res.headersSent)
    if (!socket.writable || hasBegun) {
      socket.destroy()
      return
    }
    const id = newRequestId()
    const body = plainError(status)
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Date: ${new Date(now()).toUTCString()}`,
      `X-Request-Id: ${id}`,
      ...securityLines,
      ...extra,
      'Cache-Control: no-store',
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ]
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
    const cut = setTimeout(() => socket.destroy(), limits.lingerTimeout)
    socket.once('close', () => clearTimeout(cut))
    log.info({ requestId: id, status }, 'refused before it was a request')
  }
}

/**
 * The HTTP server: limits on headers, time and idle connections, and our own answers, with all security headers, where Node would write
 * its bare ones: malformed and oversized requests, timeouts, CONNECT, unknown expectations, a missing host.
 */
export function createHttpServer(listener: RequestListener, options: HttpServerOptions): Server {
  const { limits } = options
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersTimeout,
    // The longest that any body may take; for most it is less, and body-limit.ts counts it.
    requestTimeout: limits.headersTimeout + limits.uploadTimeout,
    connectionsCheckingInterval: limits.checkInterval,
    keepAliveTimeout: limits.keepAliveTimeout,
    // The shell refuses a missing host itself, with headers.
    requireHostHeader: false,
  })
  // Node drops headers beyond this count without a word, and one of them might be Origin; their size is limited already.
  server.maxHeadersCount = 0
  const answerRaw = rawAnswers(options)
  const limit = answerLimiter(limits)
  const tooLate = new WeakSet<Duplex>()

  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    tooLate.delete(req.socket)
    // Every layer of the shell and each stage of a stream has something to tidy up when an answer is over.
    res.setMaxListeners(30)
    noteAnswer(req, res)
    limit(res)
    listener(req, res as Parameters<RequestListener>[1])
  })
  const asRequest = (req: IncomingMessage, res: ServerResponse) => server.emit('request', req, res)
  server.on('checkContinue', asRequest)
  server.on('checkExpectation', asRequest)
  server.on('connect', (_req, socket) =>
    answerRaw(socket, 405, ['Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']),
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const refuse = () => answerRaw(socket, statusOfFault[error.code ?? ''] ?? 400)
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') socket.destroy()
    else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
      tooLate.add(socket)
      afterReading(() => tooLate.has(socket) && refuse())
    } else refuse()
  })
  return server
}
