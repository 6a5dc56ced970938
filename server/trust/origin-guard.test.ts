import { describe, expect, it } from 'vitest'
import { exchange, openShell } from '../testing/sockets.ts'

type Headers = Record<string, string>

const session = { Cookie: 'locale=zh-Hans; hys-v5-auth=abc' }

async function shellWithCount(env: { TRUST_PROXY?: boolean; SITE_URL?: string } = {}) {
  const handled: string[] = []
  const shell = await openShell({
    env,
    handler: (req, res) => {
      handled.push(`${req.method} ${req.originalUrl}`)
      res.send('done')
    },
  })
  const own = `http://127.0.0.1:${shell.port}`
  const send = async (headers: Headers, path = '/x', method = 'POST') => {
    const before = handled.length
    const answer = await shell.ask(path, { method, headers })
    expect(handled.length - before, 'handlers run').toBe(answer.status === 200 ? 1 : 0)
    return answer.status
  }
  return { ...shell, own, send }
}

const evil = 'https://evil.example'
const ways: [string, (own: string) => Headers, number][] = [
  ['a browser from our page', (own) => ({ 'Sec-Fetch-Site': 'same-origin', Origin: own, ...session }), 200],
  ['a browser from our page, no Origin', () => ({ 'Sec-Fetch-Site': 'same-origin', ...session }), 200],
  ['a form sent again by reload', (own) => ({ 'Sec-Fetch-Site': 'none', Origin: own }), 200],
  ['an older browser from our page', (own) => ({ Origin: own, ...session }), 200],
  ['a text browser with Referer', (own) => ({ Referer: `${own}/doctor`, ...session }), 200],
  ['a text browser or a program without session', () => ({}), 200],
  ['a browser across sites', () => ({ 'Sec-Fetch-Site': 'cross-site', Origin: evil }), 403],
  ['a browser across sites that says it is us', (own) => ({ 'Sec-Fetch-Site': 'cross-site', Origin: own }), 403],
  ['a subdomain', () => ({ 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.127.0.0.1' }), 403],
  ['two opinions about the origin', () => ({ 'Sec-Fetch-Site': 'same-origin', Origin: evil }), 403],
  ['an unknown Sec-Fetch-Site', (own) => ({ 'Sec-Fetch-Site': 'Same-Origin', Origin: own }), 403],
  ['the address bar without Origin', () => ({ 'Sec-Fetch-Site': 'none' }), 403],
  ['an older browser across sites', () => ({ Origin: evil, ...session }), 403],
  ['another port', () => ({ Origin: 'http://127.0.0.1:1' }), 403],
  ['another scheme', (own) => ({ Origin: own.replace('http:', 'https:') }), 403],
  ['a sandboxed frame', () => ({ Origin: 'null' }), 403],
  ['a sandboxed frame whose browser vouches', () => ({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }), 403],
  ['an empty Origin', () => ({ Origin: '' }), 403],
  ['our name inside another', (own) => ({ Origin: `${own}.evil.example` }), 403],
  ['a foreign Referer', () => ({ Referer: `${evil}/` }), 403],
  ['a Referer that only quotes us', (own) => ({ Referer: `${evil}/?${own}` }), 403],
  ['a Referer that is no address', () => ({ Referer: 'here' }), 403],
  ['nothing but a session', () => ({ ...session }), 403],
  ['a program that sends JSON', () => ({ 'Content-Type': 'application/json', ...session }), 200],
  ['a form that calls itself JSON', () => ({ 'Content-Type': 'text/plain; application/json', ...session }), 403],
  ['JSON from another site', () => ({ 'Content-Type': 'application/json', Origin: evil }), 403],
]

describe('unsafe requests (C7)', () => {
  it.each(ways)('%s', async (_title, headers, status) => {
    const { own, send } = await shellWithCount()
    expect(await send(headers(own))).toBe(status)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is guarded on every kind of path', async (method) => {
    const { send } = await shellWithCount()
    for (const path of ['/', '/en-US/doctor', '/x?_data=routes%2Fx', '/api/provider/login', '/zh-Hant/x.json']) {
      expect(await send({ 'Sec-Fetch-Site': 'cross-site', Origin: evil }, path, method), path).toBe(403)
    }
  })

  it('reading is never refused', async () => {
    const { send } = await shellWithCount()
    expect(await send({ 'Sec-Fetch-Site': 'cross-site', Origin: evil, ...session }, '/', 'GET')).toBe(200)
    expect(await send({ Referer: evil }, '/', 'HEAD')).toBe(200)
  })

  it('no header turns a GET into something else, or a POST into a GET', async () => {
    const { send, ask } = await shellWithCount()
    expect(await send({ Origin: evil, 'X-HTTP-Method-Override': 'GET' })).toBe(403)
    expect((await ask('/?_method=POST', { headers: { 'X-HTTP-Method-Override': 'POST' } })).status).toBe(200)
  })

  it.each([
    '/provider/4/login',
    '/en-US/association/signup',
    '/admin/login',
    '/provider/invite/abc/register',
    '/provider/4/l%6fgin',
    '/provider/4/l%6Fgin',
    '/provider/%72egister',
    '/provider/4/forget%2dpassword',
    '/zh-Hant/provider/4/%6c%6f%67%69%6e',
    '/api/auth/session',
  ])('%s starts a session and wants to know where it is sent from', async (path) => {
    const { own, send } = await shellWithCount()
    expect(await send({}, path)).toBe(403)
    expect(await send({ Referer: `${own}${path}` }, path)).toBe(200)
    expect(await send({ Origin: own }, path)).toBe(200)
  })

  it('a host that does not match the Origin is not ours, whatever X-Forwarded-Host says', async () => {
    const { send } = await shellWithCount()
    expect(await send({ Host: 'a.test', Origin: 'http://a.test' })).toBe(200)
    expect(await send({ Host: 'a.test', Origin: evil, 'X-Forwarded-Host': 'evil.example' })).toBe(403)
    expect(await send({ Host: 'a.test', Origin: 'https://a.test', 'X-Forwarded-Proto': 'https' })).toBe(403)
  })

  it('a trusted proxy tells host and scheme; what the client put before them does not count', async () => {
    const { send } = await shellWithCount({ TRUST_PROXY: true })
    const proxied = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'care.test' }
    expect(await send({ ...proxied, Origin: 'https://care.test' })).toBe(200)
    expect(await send({ ...proxied, Origin: evil })).toBe(403)
    const spoofed = { ...proxied, 'X-Forwarded-Host': 'evil.example, care.test' }
    expect(await send({ ...spoofed, Origin: evil })).toBe(403)
    expect(await send({ ...spoofed, Origin: 'https://care.test' })).toBe(200)
  })

  it('SITE_URL is ours too, for a proxy that passes another host on', async () => {
    const { send } = await shellWithCount({ SITE_URL: 'https://care.test/' })
    expect(await send({ Host: 'inner:3000', Origin: 'https://care.test' })).toBe(200)
    expect(await send({ Host: 'inner:3000', Origin: 'https://care.test.evil.example' })).toBe(403)
  })

  it('two Origin headers are refused', async () => {
    const { port, own } = await shellWithCount()
    const lines = [
      'POST /x HTTP/1.1',
      `Host: ${own.slice(7)}`,
      `Origin: ${own}`,
      `Origin: ${evil}`,
      'Content-Length: 0',
      'Connection: close',
    ]
    expect(await exchange(port, `${lines.join('\r\n')}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 403/)
    const swapped = [...lines.slice(0, 2), lines[3], lines[2], ...lines.slice(4)]
    expect(await exchange(port, `${swapped.join('\r\n')}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 403/)
  })
})
