import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { localeCookie } from '#app/core/i18n/locale-detection.server.ts'
import { localeChoice } from './locale-choice.ts'
import { openShell } from './testing/sockets.ts'

const choose = localeChoice()
const page: RequestHandler = (req, res, next) =>
  choose(req, res, (error) => (error ? next(error) : void res.send(req.url)))

async function visit(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const shell = await openShell({ handler: page })
  return shell.ask(path, { method, headers })
}

const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const remembered = async (locale: string) => (await localeCookie.serialize(locale)).split(';')[0]!

describe('the language switch', () => {
  it.each([
    ['/doctor/x?locale=en-US', '/en-US/doctor/x'],
    ['/en-US/doctor?locale=zh-Hant&q=%E7%89%99&page=2', '/zh-Hant/doctor?q=%E7%89%99&page=2'],
    ['/zh-Hant?locale=zh-Hans', '/'],
    ['/zh-Hant/location/all?locale=zh-Hans', '/location/all'],
    ['/?locale=en-US', '/en-US'],
    ['/EN-us/contact?locale=zh-Hant', '/zh-Hant/contact'],
    ['/doctor?locale=en-US&locale=fr', '/en-US/doctor'],
  ])('opens the same page: %s → %s', async (from, to) => {
    const { status, headers } = await visit(from)
    expect(status).toBe(302)
    expect(headers.location).toBe(to)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('is remembered for 365 days', async () => {
    const { headers } = await visit('/doctor?locale=zh-Hant')
    const [cookie = ''] = headers['set-cookie'] ?? []
    expect(cookie).toContain('Max-Age=31536000')
    expect(cookie).not.toContain('Secure')
    expect(await localeCookie.parse(cookie)).toBe('zh-Hant')
  })

  it('is remembered over https only where the site is reached so', async () => {
    const shell = await openShell({ handler: page, env: { TRUST_PROXY: true } })
    const headers = { 'X-Forwarded-Proto': 'https' }
    const [cookie = ''] = (await shell.ask('/doctor?locale=en-US', { headers })).headers['set-cookie'] ?? []
    expect(cookie).toContain('Secure')
  })

  it.each([
    '/doctor?locale=fr',
    '/doctor?locale=',
    '/doctor?locale=zh',
    '/doctor?locale[]=en-US',
    '/doctor?Locale=en-US',
  ])('leaves what is no language to the page: %s', async (path) => {
    const { status, body, headers } = await visit(path)
    expect([status, body]).toEqual([200, path])
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('never leads to another site', async () => {
    for (const path of [
      '//evil.example/?locale=en-US',
      '/\\evil.example?locale=zh-Hans',
      '/%5cevil.example/?locale=zh-Hans',
    ]) {
      const { headers } = await visit(path)
      const target = headers.location ?? '/'
      expect(new URL(target, 'http://own.test').host, path).toBe('own.test')
    }
  })

  it('changes nothing when a form is sent', async () => {
    const { status } = await visit('/doctor?locale=en-US', { 'Sec-Fetch-Site': 'same-origin' }, 'POST')
    expect(status).toBe(200)
  })
})

describe('a first visit to the home page', () => {
  it.each([
    ['zh-TW,zh;q=0.9', '/zh-Hant'],
    ['en-GB,en;q=0.9', '/en-US'],
    ['fr,en;q=0.5', '/en-US'],
  ])('with a browser in %s opens %s', async (accept, to) => {
    const { status, headers } = await visit('/?from=wechat', { ...browser, 'Accept-Language': accept })
    expect(status).toBe(302)
    expect(headers.location).toBe(`${to}?from=wechat`)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.vary).toMatch(/Cookie.*Accept-Language/)
  })

  it.each(['zh-CN', 'zh', 'fr', '', ';;;'])('with a browser in %j stays', async (accept) => {
    const { status, headers } = await visit('/', { ...browser, 'Accept-Language': accept })
    expect(status).toBe(200)
    expect(headers.vary).toMatch(/Accept-Language/)
  })

  it('follows the choice made before rather than the browser', async () => {
    const Cookie = await remembered('zh-Hans')
    expect((await visit('/', { ...browser, Cookie, 'Accept-Language': 'en' })).status).toBe(200)
    const other = await visit('/', { ...browser, Cookie: await remembered('zh-Hant'), 'Accept-Language': 'en' })
    expect(other.headers.location).toBe('/zh-Hant')
  })

  it('is the only page that redirects by itself', async () => {
    for (const path of ['/doctor', '/en-US', '/zh-Hant/', '/location/all']) {
      expect((await visit(path, { ...browser, 'Accept-Language': 'en' })).status, path).toBe(200)
    }
  })

  it('never redirects a crawler', async () => {
    for (const agent of [
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'Baiduspider',
      'bingbot/2.0',
      'Sogou web spider',
    ]) {
      expect((await visit('/', { 'User-Agent': agent, 'Accept-Language': 'en' })).status, agent).toBe(200)
    }
  })
})
