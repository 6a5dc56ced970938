import type { Express, RequestHandler } from 'express'
import { type Env, isStripeOn } from '#app/core/env.server.ts'
import { type Logger, log as processLog } from '#app/core/log/log.server.ts'
import { assets } from './assets.ts'
import { bodyLimit, type UploaderOf } from './limits/body-limit.ts'
import { plainErrorsForBots } from './trust/bots.ts'
import { health } from './health.ts'
import type { Lifecycle } from './process/lifecycle.ts'
import { defaultLimits, type Limits, limitsBehindProxy } from './limits/limits.ts'
import { originGuard } from './trust/origin-guard.ts'
import { requestId } from './request-id.ts'
import { requestLine } from './limits/request-line.ts'
import { requestFailure, requestLog } from './request-log.ts'
import { securityHeaders, type SecurityOptions } from './headers/security-headers.ts'
import { lastAnswers } from './process/shutdown.ts'
import { secureCookies } from './headers/secure-cookies.ts'
import { singleHeaders } from './headers/single-headers.ts'
import { forwardedHeaders } from './trust/trust.ts'
import { type CountVisit, visitCount } from './visit-count.ts'

type ShellEnv = Pick<Env, 'NODE_ENV' | 'TRUST_PROXY' | 'MAPBOX_TOKEN' | 'SITE_URL'> &
  Partial<Pick<Env, 'MAPS_BASE_URL' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'>>

/** Express's handler, which may also be asynchronous: the shell catches what its promise fails with. */
export type Handler = (...given: Parameters<RequestHandler>) => void | Promise<void>

export type ShellOptions = Readonly<{
  env: ShellEnv
  lifecycle: Lifecycle
  /** Whether the database can serve; asked by /readyz. */
  isReady: () => Promise<boolean>
  /** The built client's directory, or in development Vite's middleware, which serves the sources. */
  client: string | RequestHandler
  /** The product: what answers when nothing of the shell has. In order; each may pass on. */
  handlers: readonly Handler[]
  limits?: Limits
  /** Left out, no body may be larger than the others. */
  uploaderOf?: UploaderOf
  /** Counts what the product's answers say of themselves. */
  count?: CountVisit
  log?: Logger
}>

/** Name of the session cookie (spec §9). */
const sessionCookie = 'hys-v5-auth'

export function securityOptions(env: ShellEnv): SecurityOptions {
  const mapbox = env.MAPBOX_TOKEN !== ''
  const mapsOrigin = mapbox && env.MAPS_BASE_URL ? new URL(env.MAPS_BASE_URL).origin : ''
  const stripe = isStripeOn(env)
  return { development: env.NODE_ENV === 'development', mapbox, stripe, ...(mapsOrigin && { mapsOrigin }) }
}

export function limitsFor(env: ShellEnv): Limits {
  return env.TRUST_PROXY ? limitsBehindProxy : defaultLimits
}

/** A handler whose promise fails is a failed request, not an unhandled rejection. */
function caught(handler: Handler): RequestHandler {
  return (req, res, next) => {
    handler(req, res, next)?.catch(next)
  }
}

/** Puts the shell around the product, in the order in which a request meets it. */
export function composeShell(app: Express, options: ShellOptions): Express {
  const { env, lifecycle, isReady, client, handlers } = options
  const limits = options.limits ?? limitsFor(env)
  app
    .disable('x-powered-by')
    .disable('etag')
    .set('query parser', false)
    .set('trust proxy', env.TRUST_PROXY ? 1 : false)

  app.use(forwardedHeaders({ trustProxy: env.TRUST_PROXY }))
  app.use(requestId())
  app.use(requestLog(options.log ?? processLog))
  app.use(securityHeaders(securityOptions(env)))
  app.use(singleHeaders())
  app.use(secureCookies({ siteUrl: env.SITE_URL }))
  app.use(lastAnswers(lifecycle))
  app.use(requestLine(limits))
  app.use(bodyLimit(limits, options.uploaderOf))
  app.use(health({ lifecycle, isReady }))
  app.use(typeof client === 'string' ? assets({ directory: client }) : client)
  app.use(originGuard({ sessionCookie, siteOrigin: env.SITE_URL ? new URL(env.SITE_URL).origin : '' }))
  app.use(plainErrorsForBots())
  if (options.count) app.use(visitCount(options.count))
  for (const handler of handlers) app.use(caught(handler))
  app.use((_req, _res, next) => next(new Error('No handler answered.')))
  app.use(requestFailure())
  return app
}
