import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { now } from '#app/core/clock.ts'
import { defaultLocale } from '#app/core/i18n/locale.ts'
import { type Logger, withLogFields } from '#app/core/log.server.ts'
import { queryKeys, redactPath } from '#app/core/redaction.ts'
import type { Lifecycle } from '../lifecycle.ts'
import { newRequestId } from '../request-id.ts'
import { lastingSecurityHeaders, type SecurityOptions } from '../security-headers.ts'
import { believedOrigin } from '../trust.ts'
import { homeVisits } from './home-visits.ts'
import { readKeepable } from './keepable.ts'
import { KeptPage, type Variant } from './kept-page.ts'
import { KeptPages } from './kept-pages.ts'
import type { MakePage, PageRequest } from './make-page.ts'
import { Making } from './making.ts'
import type { PageRevisions } from '#app/core/page-revisions.server.ts'
import type { Revisions } from './revisions.ts'
import { startTally } from './tally.ts'
import type { Target } from './targets.ts'
import { readVisit, type Visit } from './visitors.ts'

export type PageCacheOptions = Readonly<{
  readTarget: (url: string) => Target | null
  makePage: MakePage
  revisions: Revisions
  lifecycle: Lifecycle
  security: SecurityOptions
  trustProxy: boolean
  log: Logger
  mostBytes?: number
}>

type Asked = PageRequest & Readonly<{ key: string; of: Target; visit: Visit }>

const defaultBytes = 16 * 1024 * 1024
const speculationRules = '"/public-pages.speculationrules"'
/** Browsers and shared caches may keep it and must ask each time: the answer is 304 while nothing has changed. */
const cacheControl = 'public, no-cache'
const privateControl = 'private, no-cache'

/**
 * Answers anonymous requests for public pages from memory, ahead of everything else in `next`, as their routes' `handle.cache`
 * allows. The rules and their reasons stand in docs/decisions/050-page-cache.md.
 */
export function pageCache(options: PageCacheOptions, next: RequestListener): RequestListener {
  const { revisions, lifecycle, log } = options
  const pages = new KeptPages(options.mostBytes ?? defaultBytes)
  const making = new Making<KeptPage>()
  const visits = homeVisits()
  const security = [false, true].map((isHttps) => lastingSecurityHeaders(options.security, isHttps).flat())
  const tally = startTally(log, () => ({ pages: pages.count, keptBytes: pages.bytes }))
  lifecycle.onStop(() => tally.stop())

  /** What the request asks for; null when the cache has no part in it. */
  function read(req: IncomingMessage, res: ServerResponse): Asked | null {
    const of = options.readTarget(req.url ?? '')
    const visit = of && readVisit(req)
    if (!visit) return null
    const origin = believedOrigin(req, visit.host, options.trustProxy)
    if (of.target === null || visit.isPersonal || !origin) {
      // The same address may be kept for others: this answer is for one.
      res.setHeader('Cache-Control', privateControl)
      return null
    }
    const { isHttps } = origin
    const key = `${isHttps ? 's' : 'h'}${visit.isElder ? 'e' : '-'}${of.target}`
    return { key, of, visit, target: of.target, isHttps, isElder: visit.isElder }
  }

  function send(req: IncomingMessage, res: ServerResponse, visit: Visit, page: KeptPage, isHit: boolean): number {
    const { acceptEncoding: accept, ifNoneMatch } = visit
    if (lifecycle.phase === 'stopping') res.setHeader('Connection', 'close')
    const known: Variant | null = ifNoneMatch === undefined ? null : page.knownVariant(ifNoneMatch, accept)
    if (known) {
      if (isHit) tally.counts.unchanged++
      res.writeHead(304, known.unchanged as string[]).end()
      return 0
    }
    const { headers, bytes, encoding } = page.variantFor(accept)
    res.writeHead(200, headers as string[])
    if (isHit && encoding !== 'br') page.improveFor(accept)
    if (req.method === 'HEAD') {
      res.end()
      return 0
    }
    res.end(bytes)
    tally.counts.bytes += bytes.length
    return bytes.length
  }

  async function make(asked: Asked, known: PageRevisions, requestId: string): Promise<KeptPage | null> {
    const { rule, isHome } = asked.of
    const made = await withLogFields({ requestId }, () => options.makePage(asked, requestId))
    const keepable = await readKeepable(made)
    if (!keepable) return null
    const common = [
      ...security[Number(asked.isHttps)]!,
      ...keepable.headers,
      ...['Cache-Control', cacheControl, 'Vary', `Accept-Encoding, Cookie${isHome ? ', Accept-Language' : ''}`],
      ...(keepable.isHtml ? ['Speculation-Rules', speculationRules] : []),
    ]
    const changed = (page: KeptPage) => pages.measure(page)
    const page = new KeptPage(keepable.body, keepable.type, common, rule, known, now(), changed)
    pages.put(asked.key, page)
    return page
  }

  /** As the shell's own line, for the one request that a page was made for. */
  function note(req: IncomingMessage, res: ServerResponse, requestId: string, start: number, bytes: number): void {
    const [path = '', search = ''] = (req.url ?? '').split(/\?(.*)/s)
    const ms = Math.round((performance.now() - start) * 10) / 10
    const query = search ? { query: queryKeys(search) } : {}
    const line = { requestId, method: req.method, path: redactPath(path), ...query, status: res.statusCode, ms, bytes }
    log.info({ ...line, cache: 'made' }, 'request')
  }

  async function answerAnew(req: IncomingMessage, res: ServerResponse, asked: Asked): Promise<void> {
    const start = performance.now()
    const present = await revisions.read()
    const found = pages.get(asked.key)
    if (found?.isFresh(present, now())) {
      tally.counts.hits++
      send(req, res, asked.visit, found, true)
      return
    }
    const requestId = newRequestId()
    const { page, isFirst } = await making.once(asked.key, asked.of.rule.tags, present, () =>
      make(asked, present, requestId),
    )
    if (!page) {
      tally.counts.passed++
      res.setHeader('Cache-Control', privateControl)
      next(req, res as Parameters<RequestListener>[1])
      return
    }
    await page.readyFor(asked.visit.acceptEncoding)
    if (res.destroyed) return
    tally.counts[isFirst ? 'made' : 'shared']++
    if (isFirst) res.setHeader('X-Request-Id', requestId)
    const bytes = send(req, res, asked.visit, page, false)
    if (isFirst) note(req, res, requestId, start, bytes)
  }

  function answer(req: IncomingMessage, res: ServerResponse, asked: Asked): void {
    const present = revisions.look()
    const page = present && pages.get(asked.key)
    if (page?.isFresh(present!, now())) {
      tally.counts.hits++
      send(req, res, asked.visit, page, true)
      return
    }
    answerAnew(req, res, asked).catch((error: unknown) => {
      log.error({ err: error }, 'the page cache failed')
      if (!res.headersSent) next(req, res as Parameters<RequestListener>[1])
      else res.destroy()
    })
  }

  return (req, res) => {
    const asked = lifecycle.phase === 'ready' ? read(req, res) : null
    if (!asked) return next(req, res)
    if (!asked.of.isHome) return answer(req, res, asked)
    visits.localeFor(req, (locale) => {
      if (locale === null || locale === defaultLocale) answer(req, res, asked)
      else next(req, res)
    })
  }
}
