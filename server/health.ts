import type { RequestHandler, Response } from 'express'
import type { Lifecycle } from './process/lifecycle.ts'

export type HealthOptions = Readonly<{
  lifecycle: Lifecycle
  /** Whether the database answers and has the newest schema. */
  isReady: () => Promise<boolean>
  /** How long a database that does not answer is waited for, in milliseconds. */
  patience?: number
}>

function answer(res: Response, status: number, body: string): void {
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(`${body}\n`)
}

function within(promise: Promise<boolean>, patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patience)
    const settle = (value: boolean) => {
      clearTimeout(timer)
      resolve(value)
    }
    promise.then(settle, () => settle(false))
  })
}

/**
 * /healthz: the process lives (a supervisor restarts it otherwise), so it asks nobody.
 * /readyz: it can serve (a balancer sends it visitors): 503 while starting or stopping and while the database does not answer.
 */
export function health({ lifecycle, isReady, patience = 2000 }: HealthOptions): RequestHandler {
  return (req, res, next) => {
    if (req.path !== '/healthz' && req.path !== '/readyz') return next()
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    if (req.path === '/healthz') return answer(res, 200, 'ok')
    if (lifecycle.phase !== 'ready') return answer(res, 503, lifecycle.phase)
    void within(isReady(), patience).then((ready) =>
      answer(res, ready ? 200 : 503, ready ? 'ready' : 'database unavailable'),
    )
  }
}
