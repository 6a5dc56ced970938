import { describe, expect, it } from 'vitest'
import type { Handler } from '../shell.ts'
import { type Answer, exchange, openShell, shortLimits } from '../testing/sockets.ts'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ')
      return [name, values.join(' ')]
    }),
  )
}

function expectSecured(headers: Record<string, string | string[] | undefined>): void {
  expect(headers).toMatchObject(always)
  expect(headers['permissions-policy']).toContain('geolocation=(self)')
  expect(headers['permissions-policy']).toContain('microphone=()')
  expect(headers['x-request-id']).toMatch(/^[\w-]{22}$/)
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['server']).toBeUndefined()
  const policy = directives(String(headers['content-security-policy']))
  expect(policy.get('default-src')).toBe("'self'")
  expect(policy.get('script-src')).toMatch(/^'self' 'nonce-[A-Za-z0-9+/]{22}=='$/)
  expect(policy.get('object-src')).toBe("'none'")
  expect(policy.get('base-uri')).toBe("'none'")
  expect(policy.get('form-action')).toBe("'self'")
  expect(policy.get('frame-ancestors')).toBe("'none'")
  expect(policy.get('worker-src')).toBe("'self' blob:")
  expect(policy.get('script-src')).not.toMatch(/unsafe/)
  expect(policy.get('style-src')).toMatch(/^'self' 'nonce-[A-Za-z0-9+/]{22}=='$/)
}

function headersOf(text: string): Record<string, string> {
  const [head = ''] = text.split('\r\n\r\n')
  return Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
}

const handler: Handler = (req, res, next) => {
  if (req.path === '/throw') throw new Error('secret detail')
  if (req.path === '/reject') return Promise.reject(new Error('secret detail'))
  if (req.path === '/redirect') return res.redirect(302, '/elsewhere')
  if (req.path === '/fresh') return void res.writeHead(304).end()
  if (req.path === '/missing') return void res.status(404).send('missing')
  if (req.path === '/nobody') return next()
  res.send(String(res.locals.nonce))
}

describe('security headers (F1)', () => {
  it.each([
    ['/', 200],
    ['/redirect', 302],
    ['//evil.example', 308],
    ['/fresh', 304],
    ['/100%', 400],
    ['/missing', 404],
    ['/throw', 500],
    ['/reject', 500],
    ['/nobody', 500],
    ['/healthz', 200],
    ['/readyz', 503],
  ])('%s (%i) bears them', async (path, status) => {
    const shell = await openShell({ handler })
    const answer = await shell.ask(path)
    expect(answer.status).toBe(status)
    expectSecured(answer.headers)
    expect(answer.body).not.toContain('secret')
  })

  it.each([
    ['403 across sites', { 'Sec-Fetch-Site': 'cross-site' }, 'a=b', 403],
    ['413', { 'Sec-Fetch-Site': 'same-origin' }, 'a'.repeat(300 * 1024), 413],
    ['415', { 'Content-Type': 'text/plain' }, 'a', 415],
  ])('%s bears them', async (_title, headers, body, status) => {
    const shell = await openShell({ handler })
    const sent: Record<string, string> = { 'Content-Type': 'application/x-www-form-urlencoded', ...headers }
    const answer = await shell.ask('/', { method: 'POST', headers: sent, body })
    expect(answer.status).toBe(status)
    expectSecured(answer.headers)
  })

  it.each([
    ['a malformed request', 'garbage\r\n\r\n', 400],
    ['too much header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(120_000)}\r\n\r\n`, 431],
    ['a request that does not end', 'GET / HTTP/1.1\r\nHost: a\r\n', 408],
    ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n', 417],
  ])('%s bears them too, and a body that is whole', async (_title, bytes, status) => {
    const { port } = await openShell({ handler, limits: shortLimits })
    const answer = await exchange(port, bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    const headers = headersOf(answer)
    expectSecured(headers)
    expect(answer.split('\r\n\r\n')[1]).toHaveLength(Number(headers['content-length']))
  })

  it('a page knows its nonce, and no two pages share one', async () => {
    const shell = await openShell({ handler })
    const answers = [await shell.ask('/'), await shell.ask('/')]
    for (const { headers, body } of answers) expect(headers['content-security-policy']).toContain(`'nonce-${body}'`)
    expect(answers[0]!.body).not.toBe(answers[1]!.body)
  })
})

describe('over https', () => {
  const isOverHttps = ({ headers }: Answer) => [
    headers['strict-transport-security'] !== undefined,
    String(headers['content-security-policy']).includes('upgrade-insecure-requests'),
  ]

  it('browsers are told to stay there', async () => {
    const shell = await openShell({ env: { TRUST_PROXY: true } })
    const answer = await shell.ask('/', { headers: { 'X-Forwarded-Proto': 'https' } })
    expect(isOverHttps(answer)).toEqual([true, true])
    expect(isOverHttps(await shell.ask('/'))).toEqual([false, false])
  })

  it('nobody can pretend to be without a trusted proxy', async () => {
    const shell = await openShell()
    expect(isOverHttps(await shell.ask('/', { headers: { 'X-Forwarded-Proto': 'https' } }))).toEqual([false, false])
  })
})

describe('hosts of the policy', () => {
  type Given = { MAPBOX_TOKEN?: string; MAPS_BASE_URL?: string; NODE_ENV?: 'development' }
  type Secrets = { STRIPE_SECRET_KEY?: string; STRIPE_WEBHOOK_SECRET?: string }
  const policyOf = async (env: Given & Secrets) => {
    const shell = await openShell({ env })
    return directives(String((await shell.ask('/')).headers['content-security-policy']))
  }

  it('are our own alone', async () => {
    const policy = await policyOf({})
    expect(policy.get('img-src')).toBe("'self' data: blob:")
    expect(policy.get('connect-src')).toBe("'self'")
  })

  it('gain Mapbox with a token', async () => {
    const policy = await policyOf({ MAPBOX_TOKEN: 'pk.x' })
    expect(policy.get('img-src')).toContain('https://api.mapbox.com')
    expect(policy.get('connect-src')).toContain('https://api.mapbox.com')
    expect(policy.get('script-src')).not.toContain('mapbox')
  })

  it('gain the host that answers for Mapbox, with a token only', async () => {
    const MAPS_BASE_URL = 'https://maps.example/calls'
    const policy = await policyOf({ MAPBOX_TOKEN: 'pk.x', MAPS_BASE_URL })
    expect(policy.get('img-src')).toMatch(/ https:\/\/maps\.example$/)
    expect(policy.get('connect-src')).toContain(' https://maps.example ')
    expect((await policyOf({ MAPS_BASE_URL })).get('img-src')).toBe("'self' data: blob:")
  })

  it('let forms be answered with Stripe’s pages where Stripe takes the money, and only there', async () => {
    const STRIPE_SECRET_KEY = 'sk_test_0123456789'
    expect((await policyOf({})).get('form-action')).toBe("'self'")
    expect((await policyOf({ STRIPE_SECRET_KEY })).get('form-action')).toBe("'self'")
    const policy = await policyOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: 'whsec_x' })
    expect(policy.get('form-action')).toBe("'self' https://checkout.stripe.com https://billing.stripe.com")
    // No script and no frame of theirs: a card is typed on their page alone.
    for (const directive of ['script-src', 'frame-src', 'connect-src'])
      expect(policy.get(directive)).not.toContain('stripe')
  })

  it('gain a web socket in development', async () => {
    expect((await policyOf({ NODE_ENV: 'development' })).get('connect-src')).toBe("'self' ws: wss:")
  })

  it('let styles be written into a page only where a library of others does it', async () => {
    const styles = async (env: object) => {
      const { headers } = await (await openShell({ env })).ask('/')
      return directives(String(headers['content-security-policy'])).get('style-src')
    }
    expect(await styles({})).not.toContain('unsafe')
    expect(await styles({ MAPBOX_TOKEN: 'pk.test' })).toBe("'self' 'unsafe-inline'")
    expect(await styles({ NODE_ENV: 'development' })).toBe("'self' 'unsafe-inline'")
  })
})
