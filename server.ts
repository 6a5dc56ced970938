import { pathToFileURL } from 'node:url'
import express, { type RequestHandler } from 'express'
import * as build from 'virtual:remix/server-build'
import { closeDatabase, openDatabase } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { databaseIsReady } from '#app/core/readiness.server.ts'
import { fieldKeys } from '#app/core/crypto/field-keys.server.ts'
import { sessionSecret } from '#app/core/secrets.server.ts'
import { flushCounts } from '#app/modules/analytics/commands/flush-counts.server.ts'
import { describeBuild } from '#app/modules/app-version/current-build.server.ts'
import { recordViews } from '#app/modules/content/blog/commands/record-views.server.ts'
import { endStreams } from '#app/modules/desk/pages/live-feed.server.ts'
import { recordCounts } from '#app/modules/promotion/commands/record-counts.server.ts'
import { setPageSource } from '#app/modules/seo/audit/page-source.ts'
import { startRunWorker } from '#app/modules/long-work/commands/work-queue.server.ts'
import { startDelivery } from '#app/modules/notifications/delivery/commands/worker.server.ts'
import { demoKeeper } from '#drizzle/seed/demo/keep-visits.ts'
import { canonicalAddress } from './server/canonical-address.ts'
import { localeAreaHandlers } from './server/handlers.ts'
import { countingViews } from './server/count-views.ts'
import { createHttpServer } from './server/http-server.ts'
import { uploaderOf } from './server/limits/uploaders.ts'
import { chores } from './server/process/chores.ts'
import { createLifecycle } from './server/process/lifecycle.ts'
import { localeChoice } from './server/locale-choice.ts'
import { pageSource } from './server/page-source.ts'
import { openPages } from './server/page-cache/open-pages.ts'
import { pageCache } from './server/page-cache/page-cache.ts'
import { watchRevisions } from './server/page-cache/revisions.ts'
import { handleProcessErrors } from './server/process/process-errors.ts'
import { composeShell, limitsFor, securityOptions } from './server/shell.ts'
import { createShutdown, stopOnSignals } from './server/process/shutdown.ts'
import { giveStartNotice } from './server/process/start-notice.ts'
import './server/process/run-kinds.ts'
import { startUpkeep } from './server/process/upkeep.ts'
import { visitCounter } from './server/visit-count.ts'

// The build is re-exported, so that `remix-serve build/server/index.js` serves the default locale from the same file.
export * from 'virtual:remix/server-build'

await openDatabase(env.DATABASE_URL)
describeBuild(build)

const lifecycle = createLifecycle()
const countVisit = visitCounter(env.SITE_URL)

// The demo's visits are of the seeds, which only this file may reach.
const demoChores = env.DEMO_DATA ? [{ name: 'demo visits', everyMs: 60_000, run: demoKeeper() }] : []

/** The product in its shell. `client` is the built client, or Vite's middleware in development. */
function product(client: string | RequestHandler) {
  return composeShell(express(), {
    env,
    lifecycle,
    isReady: databaseIsReady,
    client,
    uploaderOf,
    count: countVisit,
    handlers: [canonicalAddress(), localeChoice(), localeAreaHandlers(build, env.NODE_ENV)],
  })
}

/** For scripts/dev.mjs: the same product with Vite in place of the built client. */
export function developmentListener(vite: RequestHandler) {
  lifecycle.ready()
  return product(vite)
}

/** The product behind the cache of ready pages, which answers most anonymous visits by itself. */
function cachedProduct() {
  const pages = openPages(build, env.NODE_ENV)
  setPageSource(pageSource(pages.makePage))
  const options = {
    ...pages,
    revisions: watchRevisions(),
    lifecycle,
    security: securityOptions(env),
    trustProxy: env.TRUST_PROXY,
    count: countVisit,
    log,
  }
  return pageCache(options, product('build/client'))
}

function serve(): void {
  // Asked for now, so that a production process without a usable secrets does not start.
  sessionSecret()
  fieldKeys()
  const server = createHttpServer(countingViews(cachedProduct()), {
    limits: limitsFor(env),
    security: securityOptions(env),
    log,
  })
  const delivery = startDelivery()
  const worker = startRunWorker()
  const close = async () => {
    await Promise.all([delivery.stop(), worker.stop()])
    // What was counted since the last minute.
    await Promise.all([flushCounts(), recordViews(), recordCounts()]).catch((error: unknown) =>
      log.error({ err: error }, 'the last counts are lost'),
    )
    await closeDatabase()
  }
  const shutdown = createShutdown({ server, lifecycle, log, close })
  lifecycle.onStop(endStreams)
  stopOnSignals(shutdown, log)
  startUpkeep([...chores, ...demoChores], lifecycle, log)
  handleProcessErrors({ log, giveUp: () => shutdown(1) })
  server.listen(env.PORT, env.HOST, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : env.PORT
    lifecycle.ready()
    giveStartNotice(env, port, log)
  })
}

const isMain = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href
if (isMain) serve()
