import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { openCachedShell } from '../testing/cached-shell.ts'

const browser = { 'Accept-Encoding': 'gzip, deflate, br' }

describe('a kept page', () => {
  it('is made once and has the same bytes for everybody', async () => {
    const { ask, made, behind } = await openCachedShell()
    const first = await ask('/list?q=a')
    expect(first.status).toBe(200)
    const others = await Promise.all(
      ['/list?q=a', '/list?q=a&utm_source=chat', '/list?fbclid=1&q=a'].map((path) =>
        ask(path, { headers: { Cookie: 'other=1', 'X-Forwarded-Host': 'evil.example', 'User-Agent': 'x' } }),
      ),
    )
    for (const { status, body } of others) {
      expect(status).toBe(200)
      expect(body.equals(first.body)).toBe(true)
    }
    expect(made).toHaveLength(1)
    expect(behind).toEqual([])
  })

  it('is another one for each path, state, locale and elder mode', async () => {
    const { ask, made } = await openCachedShell()
    const bodies = new Set<string>()
    for (const path of ['/list', '/list?q=a', '/list?q=b', '/list?page=2&q=a', '/en-US/list'])
      bodies.add((await ask(path)).body.toString())
    bodies.add((await ask('/list', { headers: { Cookie: 'x=1; elder=1' } })).body.toString())
    expect(bodies.size).toBe(6)
    await ask('/list?q=a&page=2')
    expect(made).toHaveLength(6)
    expect(made.at(-1)!.isElder).toBe(true)
  })

  it('is the same one whatever host a request names', async () => {
    const { ask, made } = await openCachedShell()
    const bodies = ['one.test', 'two.test'].map((Host) => ask('/list', { headers: { Host } }))
    const [first, second] = (await Promise.all(bodies)).map(({ body }) => body.toString())
    expect(second).toBe(first)
    expect(made).toHaveLength(1)
    expect(made[0]).not.toHaveProperty('host')
  })

  it('believes a proxy about the scheme only when it is trusted', async () => {
    const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'care.test' }
    const trusting = await openCachedShell({ trustProxy: true })
    expect((await trusting.ask('/list', { headers })).headers['strict-transport-security']).toBeDefined()
    expect(trusting.made[0]).toMatchObject({ isHttps: true })
    const wary = await openCachedShell()
    expect((await wary.ask('/list', { headers })).headers['strict-transport-security']).toBeUndefined()
    expect(wary.made[0]).toMatchObject({ isHttps: false })
  })

  it('bears every security header, no nonce, and rules for caches', async () => {
    const { ask } = await openCachedShell()
    await ask('/list')
    const { headers } = await ask('/list')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'inline-speculation-rules';")
    expect(headers['content-security-policy']).not.toContain('nonce')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['permissions-policy']).toContain('camera=(self)')
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(headers.vary).toBe('Accept-Encoding, Cookie')
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('is sent in the best encoding that is ready, each under an ETag of its own', async () => {
    const { ask } = await openCachedShell()
    const plain = await ask('/library')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers['content-length']).toBe(String(plain.body.length))
    const zipped = await ask('/library', { headers: { 'Accept-Encoding': 'gzip' } })
    const asked = async (encoding: string) => {
      const answer = await ask('/library', { headers: { 'Accept-Encoding': encoding } })
      return answer.headers['content-encoding'] === encoding ? answer : null
    }
    expect(zipped.status).toBe(200)
    const gzip = (await vi.waitUntil(() => asked('gzip')))!
    const br = (await vi.waitUntil(() => asked('br')))!
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(br.headers['content-length']).toBe(String(br.body.length))
    const tags = [plain, gzip, br].map(({ headers }) => headers.etag!)
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
    expect((await ask('/library', { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0' } })).body).toEqual(plain.body)
    const known = await ask('/library', { headers: { 'If-None-Match': plain.headers.etag! } })
    expect(known.status).toBe(304)
    expect(known.headers.etag).toBe(plain.headers.etag)
  })

  it('goes out compressed already to the first who asks for it', async () => {
    const { ask } = await openCachedShell()
    const { headers, body } = await ask('/list', { headers: browser })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toContain('/list')
  })

  it('is not sent again to who has it: 304 for its ETag, in whichever encoding', async () => {
    const { ask, made } = await openCachedShell()
    const { headers } = await ask('/list', { headers: browser })
    const etag = headers.etag!
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await ask('/list', { headers: { ...browser, 'If-None-Match': known } })
      expect(again.status, known).toBe(304)
      expect(again.body).toHaveLength(0)
      expect(again.headers['content-length']).toBeUndefined()
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
      expect(again.headers.vary).toBe(headers.vary)
    }
    // A client that takes no gzip cannot have that variant.
    expect((await ask('/list', { headers: { 'If-None-Match': etag } })).status).toBe(200)
    expect((await ask('/list', { headers: { ...browser, 'If-None-Match': '"other"' } })).status).toBe(200)
    expect(made).toHaveLength(1)
  })

  it('answers HEAD with the headers of GET', async () => {
    const { ask, made } = await openCachedShell()
    const head = await ask('/list', { method: 'HEAD' })
    const whole = await ask('/list')
    expect(head.body).toHaveLength(0)
    for (const name of ['content-length', 'etag', 'content-type', 'cache-control'])
      expect(head.headers[name]).toBe(whole.headers[name])
    expect(made).toHaveLength(1)
  })
})

describe('freshness', () => {
  it('ends with a change of what the page shows, and only of that', async () => {
    const { ask, made, state } = await openCachedShell()
    await ask('/list')
    state.revisions = { ...state.revisions, library: 2 }
    await ask('/list')
    expect(made).toHaveLength(1)
    state.revisions = { ...state.revisions, directory: 2 }
    expect((await ask('/list')).body.toString()).toContain('"directory":2')
    expect(made).toHaveLength(2)
  })

  it('ends by the clock', async () => {
    const start = Date.parse('2026-10-20T14:00:00Z')
    const { ask, made } = await openCachedShell()
    await ask('/list')
    setClock(start + 59_999)
    await ask('/list')
    expect(made).toHaveLength(1)
    setClock(start + 60_000)
    await ask('/list')
    expect(made).toHaveLength(2)
    // A clock that was set back proves nothing.
    setClock(start - 1)
    await ask('/list')
    expect(made).toHaveLength(3)
  })
})

describe('one making at a time', () => {
  /** Lets pages be made only when told. */
  function held(state: { hold: Promise<void> | null }) {
    let release = () => {}
    state.hold = new Promise((resolve) => (release = resolve))
    return () => {
      state.hold = null
      release()
    }
  }

  it('serves fifty who ask at once', async () => {
    const { ask, made, state } = await openCachedShell()
    const release = held(state)
    const answers = Array.from({ length: 50 }, () => ask('/list'))
    await vi.waitUntil(() => made.length > 0)
    release()
    const bodies = new Set((await Promise.all(answers)).map(({ body }) => body.toString('base64')))
    expect(bodies.size).toBe(1)
    expect(made).toHaveLength(1)
  })

  it('does not mind that the first of them leaves', async () => {
    const { ask, made, state, port, lines } = await openCachedShell()
    const release = held(state)
    const leaver = connect(port, '127.0.0.1')
    leaver.write('GET /list HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    await vi.waitUntil(() => made.length === 1)
    const other = ask('/list', { headers: { Host: '127.0.0.1' } })
    leaver.destroy()
    release()
    expect((await other).status).toBe(200)
    expect((await ask('/list', { headers: { Host: '127.0.0.1' } })).status).toBe(200)
    expect(made).toHaveLength(1)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('begins another for who comes after a change', async () => {
    const { ask, made, state } = await openCachedShell()
    const release = held(state)
    const before = ask('/list')
    await vi.waitUntil(() => made.length === 1)
    state.revisions = { ...state.revisions, directory: 2 }
    const after = ask('/list')
    await vi.waitUntil(() => made.length === 2)
    release()
    expect((await before).body.toString()).toContain('"directory":1')
    expect((await after).body.toString()).toContain('"directory":2')
    expect((await ask('/list')).body.toString()).toContain('"directory":2')
  })
})

describe('what is never kept', () => {
  it.each([
    ['a session', { Cookie: 'x=1; hys-v5-auth=abc' }],
    ['a waiting notice', { Cookie: 'toast-session=abc' }],
    ['a remembered plan', { Cookie: 'hys-preferences=plan=medicaid' }],
    ['credentials', { Authorization: 'Bearer abc' }],
  ])('a page for a request with %s', async (_what, headers) => {
    const { ask, made } = await openCachedShell()
    await ask('/list')
    const answer = await ask('/list', { headers })
    expect(answer.body.toString()).toBe('behind')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    expect(answer.headers.etag).toBeUndefined()
    expect((await ask('/list')).body.toString()).not.toBe('behind')
    expect(made).toHaveLength(1)
  })

  it.each(['/cookie', '/missing', '/private', '/nonce', '/inline'])('%s', async (path) => {
    const { ask, made } = await openCachedShell()
    for (let time = 0; time < 3; time++) {
      const answer = await ask(path)
      expect(answer.body.toString()).toBe('behind')
      expect(answer.headers['cache-control']).toBe('private, no-cache')
    }
    // Found out once, and not tried again at once.
    expect(made).toHaveLength(1)
  })

  it('a page that cannot be made; the shell answers instead', async () => {
    const { ask, behind, lines } = await openCachedShell()
    expect((await ask('/broken')).body.toString()).toBe('behind')
    expect(behind).toEqual(['GET /broken'])
    expect(lines.find(({ msg }) => msg === 'the page cache failed')).toBeDefined()
  })

  it.each([
    ['POST', '/list', {}],
    ['OPTIONS', '/list', {}],
    ['GET', '/list?locale=en-US', {}],
    ['GET', '/list?lat=40.7&lng=-73.9', {}],
    ['GET', '/list?_data=routes', {}],
    ['GET', '/elsewhere', {}],
    ['GET', '//list', {}],
    ['GET', '/x/../list', {}],
    ['GET', '/list', { Expect: '100-continue' }],
    ['GET', '/list', { Host: 'bad host' }],
    ['GET', `/list?q=${'a'.repeat(700)}`, {}],
  ])('%s %s %o', async (method, path, headers) => {
    const { ask, made, behind } = await openCachedShell()
    await ask('/list')
    const { body } = await ask(path, { method, headers: headers as Record<string, string> })
    expect(body.toString()).toBe('behind')
    expect(behind).toHaveLength(1)
    expect(made).toHaveLength(1)
  })

  it('anything while the process is stopping', async () => {
    const { ask, lifecycle, behind } = await openCachedShell()
    await ask('/list')
    lifecycle.stop()
    expect((await ask('/list')).body.toString()).toBe('behind')
    expect(behind).toHaveLength(1)
  })
})

describe('the home page', () => {
  it('is kept for who reads its language and for crawlers; others go on to be led to theirs', async () => {
    const { ask, made, behind } = await openCachedShell()
    const agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0'
    const visit = (headers: Record<string, string>) => ask('/', { headers: { 'User-Agent': agent, ...headers } })
    const kept = await visit({ 'Accept-Language': 'zh-CN' })
    expect(kept.headers.vary).toBe('Accept-Encoding, Cookie, Accept-Language')
    expect((await visit({ 'Accept-Language': 'en', 'User-Agent': 'Googlebot/2.1' })).status).toBe(200)
    expect(behind).toEqual([])
    for (let time = 0; time < 2; time++) {
      expect((await visit({ 'Accept-Language': 'en' })).body.toString()).toBe('behind')
      expect((await visit({ 'Accept-Language': 'zh-TW' })).body.toString()).toBe('behind')
    }
    expect(behind).toHaveLength(4)
    expect(made).toHaveLength(1)
  })
})

describe('memory', () => {
  it('has a bound, and keeps what is asked for', async () => {
    const { ask, made, lines, lifecycle } = await openCachedShell({ mostBytes: 60_000 })
    for (let page = 0; page < 60; page++) {
      await ask(`/list?page=${page}`)
      await ask('/library')
    }
    expect(made.filter(({ target }) => target === '/library')).toHaveLength(1)
    await ask('/list?page=0')
    expect(made.filter(({ target }) => target === '/list?page=0')).toHaveLength(2)
    lifecycle.stop()
    const line = lines.find(({ msg }) => msg === 'page cache')!
    expect(line.keptBytes).toBeLessThanOrEqual(60_000)
    expect(line.pages).toBeGreaterThan(3)
  })
})

describe('the log', () => {
  it('has a line for the page that was made, and one in a while for all others', async () => {
    const { ask, lines, lifecycle } = await openCachedShell()
    const { headers } = await ask('/list?q=secret')
    for (let time = 0; time < 3; time++) await ask('/list?q=secret')
    await ask('/list?q=secret', { headers: { 'If-None-Match': headers.etag! } })
    const requests = lines.filter(({ msg }) => msg === 'request')
    expect(requests).toMatchObject([{ path: '/list', query: ['q'], status: 200, cache: 'made' }])
    expect(requests[0]!.requestId).toBe(headers['x-request-id'])
    lifecycle.stop()
    expect(lines.find(({ msg }) => msg === 'page cache')).toMatchObject({ hits: 4, unchanged: 1, made: 1, pages: 1 })
    expect(JSON.stringify(lines)).not.toContain('secret')
  })
})
