import { type IncomingHttpHeaders, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import express from 'express'
import { onTestFinished } from 'vitest'
import { createLogger } from '#app/core/log/log.server.ts'
import { createHttpServer } from '../http-server.ts'
import { createLifecycle, type Lifecycle } from '../process/lifecycle.ts'
import { defaultLimits, type Limits } from '../limits/limits.ts'
import { composeShell, type Handler, securityOptions, type ShellOptions } from '../shell.ts'

export type LogLine = Record<string, unknown>

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

export type OpenShell = {
  port: number
  lifecycle: Lifecycle
  /** What was logged so far. */
  lines: LogLine[]
  ask(path: string, options?: Question): Promise<Answer>
}

type Question = { method?: string; headers?: Record<string, string>; body?: string | Buffer }

/** The product's limits, except that a test need not wait for the end of a refused connection. */
export const calmLimits: Limits = { ...defaultLimits, lingerTimeout: 100 }

/** Limits that tests can wait for. The figures do not matter to them, only what happens when one is reached. */
export const shortLimits: Limits = { ...calmLimits, headersTimeout: 150, requestTimeout: 300, checkInterval: 20 }

const handleHello: Handler = (_req, res) => {
  res.type('html').send('<p>你好</p>')
}

/** Sends one request on a connection of its own and waits for the whole answer. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false, host: '127.0.0.1' }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('error', reject)
      res.on('end', () => {
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks).toString() })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Starts the shell as server.ts composes it, on a free port, for the length of one test. */
export async function openShell(
  options: Partial<Omit<ShellOptions, 'env'>> & { env?: Partial<ShellOptions['env']>; handler?: Handler } = {},
): Promise<OpenShell> {
  const lines: LogLine[] = []
  const destination = { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) }
  const log = options.log ?? createLogger({ level: 'debug', destination })
  const lifecycle = options.lifecycle ?? createLifecycle()
  const limits = options.limits ?? calmLimits
  const env = { NODE_ENV: 'production' as const, TRUST_PROXY: false, MAPBOX_TOKEN: '', SITE_URL: '', ...options.env }
  const app = composeShell(express(), {
    lifecycle,
    isReady: () => Promise.resolve(true),
    client: (_req, _res, next) => next(),
    handlers: [options.handler ?? handleHello],
    ...options,
    env,
    limits,
    log,
  })
  const server = createHttpServer(app, { limits, security: securityOptions(env), log })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { port, lifecycle, lines, ask: (path, question) => ask(port, path, question) }
}

/** A bare connection; it is destroyed at the end of the test. */
export function openSocket(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  return socket
}

/** Everything the other side sends until it closes the connection, whichever way it does. */
export function received(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
    // A reset after the answer is still an end.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
}

/** Sends bytes as they are and answers with everything received until the connection ends. */
export function exchange(port: number, bytes: string): Promise<string> {
  const socket = openSocket(port)
  const answer = received(socket)
  socket.write(Buffer.from(bytes, 'latin1'))
  return answer
}
