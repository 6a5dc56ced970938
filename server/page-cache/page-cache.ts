import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { now } from '#app/core/clock.ts'
import { defaultLocale } from '#app/core/i18n/locale.ts'
import type { Logger } from '#app/core/log/log.server.ts'
import { queryKeys, redactPath } from '#app/core/log/redaction.ts'
import type { Lifecycle } from '../process/lifecycle.ts'
import { newRequestId } from '../request-id.ts'
import type { SecurityOptions } from '../headers/security-headers.ts'
import { type Asked, privateControl, readAsked } from './asked.ts'
import { homeVisits } from './home-visits.ts'
import type { KeptPage } from './kept-page.ts'
import { keptPageMaker } from './kept-page-maker.ts'
import { KeptPages } from './kept-pages.ts'
import type { MakePage } from './make-page.ts'
import { Making } from './making.ts'
import type { CountVisit } from '../visit-count.ts'
import type { Revisions } from './revisions.ts'
import { sendKept } from './send-kept.ts'
import { startTally, type Tally } from './tally.ts'
import type { Target } from './targets.ts'

export type PageCacheOptions = Readonly<{
  readTarget: (url: string) => Target | null
  makePage: MakePage
  revisions: Revisions
  lifecycle: Lifecycle
  security: SecurityOptions
  trustProxy: boolean
  log: Logger
  /** Counts an answer, from what is kept like any other. */
  count?: CountVisit
  mostBytes?: number
}>

const defaultBytes = 16 * 1024 * 1024

/** Requests that the cache answers, from what is kept or by making it; `next` answers the others. */
class PageCache {
  readonly #options: PageCacheOptions
  readonly #next: RequestListener
  readonly #pages: KeptPages
  readonly #tally: Tally
  readonly #make: ReturnType<typeof keptPageMaker>
  readonly #making = new Making<KeptPage>()

  constructor(options: PageCacheOptions, next: RequestListener) {
    this.#options = options
    this.#next = next
    this.#pages = new KeptPages(options.mostBytes ?? defaultBytes)
    this.#make = keptPageMaker(options, this.#pages)
    this.#tally = startTally(options.log, () => ({ pages: this.#pages.count, keptBytes: this.#pages.bytes }))
    options.lifecycle.onStop(() => this.#tally.stop())
  }

  answer(req: IncomingMessage, res: ServerResponse, asked: Asked): void {
    const present = this.#options.revisions.look()
    const page = present && this.#pages.get(asked.key)
    if (page?.isFresh(present!, now())) {
      this.#answerKept(req, res, asked, page)
      return
    }
    this.#answerAnew(req, res, asked).catch((error: unknown) => {
      this.#options.log.error({ err: error }, 'the page cache failed')
      if (!res.headersSent) this.#next(req, res as Parameters<RequestListener>[1])
      else res.destroy()
    })
  }

  #answerKept(req: IncomingMessage, res: ServerResponse, asked: Asked, page: KeptPage): void {
    this.#tally.counts.hits++
    this.#send(req, res, asked, page, true)
  }

  async #answerAnew(req: IncomingMessage, res: ServerResponse, asked: Asked): Promise<void> {
    const start = performance.now()
    const present = await this.#options.revisions.read()
    const found = this.#pages.get(asked.key)
    if (found?.isFresh(present, now())) return this.#answerKept(req, res, asked, found)
    const requestId = newRequestId()
    const { page, isFirst } = await this.#making.once(asked.key, asked.of.rule.tags, present, () =>
      this.#make(asked, present, requestId),
    )
    if (!page) {
      this.#tally.counts.passed++
      res.setHeader('Cache-Control', privateControl)
      this.#next(req, res as Parameters<RequestListener>[1])
      return
    }
    await page.readyFor(asked.visit.acceptEncoding)
    if (res.destroyed) return
    this.#tally.counts[isFirst ? 'made' : 'shared']++
    if (isFirst) res.setHeader('X-Request-Id', requestId)
    const bytes = this.#send(req, res, asked, page, false)
    if (isFirst) this.#note(req, res, requestId, start, bytes)
  }

  #send(req: IncomingMessage, res: ServerResponse, { of, visit }: Asked, page: KeptPage, isHit: boolean): number {
    if (this.#options.lifecycle.phase === 'stopping') res.setHeader('Connection', 'close')
    if (req.method !== 'HEAD') this.#options.count?.(page.notes, of.locale, visit)
    return sendKept(req, res, visit, { page, isHit, counts: this.#tally.counts })
  }

  /** As the shell's own line, for the one request that a page was made for. */
  #note(req: IncomingMessage, res: ServerResponse, requestId: string, start: number, bytes: number): void {
    const [path = '', search = ''] = (req.url ?? '').split(/\?(.*)/s)
    const ms = Math.round((performance.now() - start) * 10) / 10
    const query = search ? { query: queryKeys(search) } : {}
    const line = { requestId, method: req.method, path: redactPath(path), ...query, status: res.statusCode, ms, bytes }
    this.#options.log.info({ ...line, cache: 'made' }, 'request')
  }
}

/**
 * Answers anonymous requests for public pages from memory, ahead of everything else in `next`, as their routes' `handle.cache`
 * allows. The rules and their reasons stand in docs/decisions/050-page-cache.md.
 */
export function pageCache(options: PageCacheOptions, next: RequestListener): RequestListener {
  const cache = new PageCache(options, next)
  const visits = homeVisits()
  return (req, res) => {
    const asked = options.lifecycle.phase === 'ready' ? readAsked(req, res, options) : null
    if (!asked) return next(req, res)
    if (!asked.of.isHome) return cache.answer(req, res, asked)
    visits.localeFor(req, (locale) => {
      if (locale === null || locale === defaultLocale) cache.answer(req, res, asked)
      else next(req, res)
    })
  }
}
