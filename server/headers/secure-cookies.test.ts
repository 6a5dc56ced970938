import { describe, expect, it } from 'vitest'
import type { Handler } from '../shell.ts'
import { openShell } from '../testing/sockets.ts'

const handler: Handler = (req, res) => {
  if (req.path === '/none') return void res.send('none')
  res.append('Set-Cookie', 'a=1; Path=/')
  res.append('Set-Cookie', 'b=2; secure; HttpOnly')
  res.append('Set-Cookie', 'c=Secure')
  if (req.path === '/head') return void res.writeHead(204).end()
  if (req.path === '/throw') throw new Error('broken')
  res.send('done')
}

async function cookiesOf(path: string, env: { TRUST_PROXY?: boolean; SITE_URL?: string }, headers = {}) {
  const shell = await openShell({ handler, env })
  return (await shell.ask(path, { headers })).headers['set-cookie']
}
const overHttps = ['a=1; Path=/; Secure', 'b=2; secure; HttpOnly', 'c=Secure; Secure']

describe('every cookie', () => {
  it.each(['/', '/head'])('is Secure where the request came over https, however it is answered: %s', async (path) => {
    expect(await cookiesOf(path, { TRUST_PROXY: true }, { 'X-Forwarded-Proto': 'https' })).toEqual(overHttps)
  })

  it('is Secure where SITE_URL says https: TLS ends at a proxy that is not trusted', async () => {
    expect(await cookiesOf('/', { SITE_URL: 'https://care.test' })).toEqual(overHttps)
  })

  it('is left as it is on a plain connection, or a browser would not keep it', async () => {
    const plain = ['a=1; Path=/', 'b=2; secure; HttpOnly', 'c=Secure']
    expect(await cookiesOf('/', {})).toEqual(plain)
    expect(await cookiesOf('/', { SITE_URL: 'http://care.test' })).toEqual(plain)
    expect(await cookiesOf('/', {}, { 'X-Forwarded-Proto': 'https' })).toEqual(plain)
  })

  it('is not made where there was none', async () => {
    for (const path of ['/none', '/throw', '/healthz'])
      expect(await cookiesOf(path, { SITE_URL: 'https://care.test' })).toBeUndefined()
  })
})
