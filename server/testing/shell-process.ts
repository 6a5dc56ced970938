// A process of its own around the shell, as server.ts makes it: for what only a whole process can show.
import type { AddressInfo } from 'node:net'
import express, { type RequestHandler } from 'express'
import { createLogger } from '#app/core/log/log.server.ts'
import { createHttpServer } from '../http-server.ts'
import { createLifecycle } from '../process/lifecycle.ts'
import { defaultLimits } from '../limits/limits.ts'
import { handleProcessErrors } from '../process/process-errors.ts'
import { composeShell, securityOptions } from '../shell.ts'
import { createShutdown, stopOnSignals } from '../process/shutdown.ts'

const tell = (message: Record<string, unknown>) => process.send?.(message)
const lifecycle = createLifecycle()
const log = createLogger({ level: 'info', destination: { write: (line) => void tell({ log: JSON.parse(line) }) } })
let held = 0

const handler: RequestHandler = (req, res, next) => {
  switch (req.path) {
    case '/held':
      // Answered only once the process has been told to stop.
      lifecycle.onStop(() => setImmediate(() => res.send('a'.repeat(10_000))))
      tell({ held: ++held })
      return
    case '/forever':
      tell({ held: ++held })
      return
    case '/later':
      setTimeout(() => {
        throw new Error('thrown later')
      })
      return
    case '/rejected':
      void Promise.reject(new Error('nobody waits'))
      return
    case '/emitted':
      res.once('pipe', () => {
        throw new Error('thrown in an event')
      })
      setImmediate(() => res.emit('pipe'))
      return
    default:
      next()
  }
}

const app = composeShell(express(), {
  env: { NODE_ENV: 'production', TRUST_PROXY: false, MAPBOX_TOKEN: '', SITE_URL: '' },
  lifecycle,
  isReady: () => Promise.resolve(true),
  client: (_req, _res, next) => next(),
  handlers: [handler, (_req, res) => void res.send('well')],
  log,
})
const server = createHttpServer(app, {
  limits: defaultLimits,
  security: securityOptions({ NODE_ENV: 'production', TRUST_PROXY: false, MAPBOX_TOKEN: '', SITE_URL: '' }),
  log,
})
const close = () => {
  tell({ closed: true })
  return Promise.resolve()
}
const shutdown = createShutdown({ server, lifecycle, log, close, patience: Number(process.argv[2] ?? 9000) })
stopOnSignals(shutdown, log)
handleProcessErrors({ log, giveUp: () => shutdown(1), tolerance: 5 })
server.listen(Number(process.argv[3] ?? 0), '127.0.0.1', () => {
  lifecycle.ready()
  tell({ port: (server.address() as AddressInfo).port })
})
