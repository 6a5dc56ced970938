import { type IncomingHttpHeaders, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createLogger } from '#app/core/log/log.server.ts'
import type { PageCache } from '#app/core/page/page.ts'
import { createHttpServer } from '../http-server.ts'
import { createLifecycle } from '../process/lifecycle.ts'
import { calmLimits, type LogLine } from './sockets.ts'
import type { MakePage, PageRequest } from '../page-cache/make-page.ts'
import { pageCache, type PageCacheOptions } from '../page-cache/page-cache.ts'
import type { PageRevisions } from '#app/core/page/page-revisions.server.ts'
import { targetReader } from '../page-cache/targets.ts'

export type CachedAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Question = { method?: string; headers?: Record<string, string> }

/** The rules of a small site: lists and a home page that may be kept, everything else not. */
const rules: Record<string, PageCache> = {
  '/': { tags: ['directory'], maxAge: 60 },
  '/list': { tags: ['directory'], query: ['q', 'page'], maxAge: 60 },
  '/en-US/list': { tags: ['directory'], query: ['q', 'page'], maxAge: 60 },
  '/library': { tags: ['library'], maxAge: 300 },
  '/cookie': { tags: ['directory'], maxAge: 60 },
  '/missing': { tags: ['directory'], maxAge: 60 },
  '/private': { tags: ['directory'], maxAge: 60 },
  '/nonce': { tags: ['directory'], maxAge: 60 },
  '/inline': { tags: ['directory'], maxAge: 60 },
  '/broken': { tags: ['directory'], maxAge: 60 },
}

const html = (body: string, init: ResponseInit & { headers?: Record<string, string> } = {}) =>
  new Response(body, { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers } })

/** Long enough to be compressed. */
const filler = '醫生與預約 doctors and appointments '.repeat(100)

const special: Record<string, () => Response> = {
  '/cookie': () => html('<p>cookie</p>', { headers: { 'Set-Cookie': 'a=b' } }),
  '/missing': () => html('<p>missing</p>', { status: 404 }),
  '/private': () => html('<p>private</p>', { headers: { 'Cache-Control': 'private, no-store' } }),
  '/nonce': () => html('<script src="/a.js" nonce="abc"></script>'),
  '/inline': () => html('<script>alert(1)</script>'),
  '/broken': () => {
    throw new Error('the renderer broke')
  },
}

/** A server with the cache ahead of a listener that answers "behind", and a count of the pages that were made. */
export async function openCachedShell(options: Partial<PageCacheOptions> = {}) {
  const made: PageRequest[] = []
  const behind: string[] = []
  const lines: LogLine[] = []
  const state = { revisions: { directory: 1, library: 1 } as PageRevisions, hold: null as Promise<void> | null }
  const destination = { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) }
  const log = createLogger({ level: 'debug', destination })
  const lifecycle = createLifecycle()
  lifecycle.ready()
  const makePage: MakePage = async (asked) => {
    made.push(asked)
    const shown = state.revisions
    await state.hold
    const find = special[asked.target]
    if (find) return find()
    const { target, isElder } = asked
    return html(`<!DOCTYPE html><p>${JSON.stringify({ target, isElder, shown })}</p>${filler}`)
  }
  const security = { development: false, mapbox: false }
  const listener = pageCache(
    {
      readTarget: targetReader((path) => rules[path] ?? null),
      makePage,
      revisions: { look: () => state.revisions, read: () => Promise.resolve(state.revisions) },
      lifecycle,
      security,
      trustProxy: false,
      log,
      ...options,
    },
    ((req, res) => {
      behind.push(`${req.method} ${req.url}`)
      res.end('behind')
    }) satisfies RequestListener,
  )
  const server = createHttpServer(listener, { limits: calmLimits, security, log })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    lifecycle.stop()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo

  function ask(path: string, { method = 'GET', headers = {} }: Question = {}): Promise<CachedAnswer> {
    return new Promise((resolve, reject) => {
      const sent = request({ port, path, method, headers, agent: false, host: '127.0.0.1' }, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }))
      })
      sent.on('error', reject)
      sent.end()
    })
  }
  return { port, ask, made, behind, lines, state, lifecycle }
}
