import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { isBot } from './bots.ts'
import { plainError } from '../plain-error.ts'
import { openShell } from '../testing/sockets.ts'

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const page = '<html><title>页面未找到</title></html>'

const handler: RequestHandler = (req, res) => {
  const status = Number(req.path.slice(1))
  // In pieces, as a stream of a rendered page comes.
  res.status(status).type('html')
  res.write(page.slice(0, 10))
  res.end(page.slice(10))
}

describe('isBot', () => {
  it.each([
    googlebot,
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'facebookexternalhit/1.1',
    'GPTBot/1.0',
  ])('knows %s', (userAgent) => expect(isBot(userAgent)).toBe(true))

  it.each([
    chrome,
    chrome.replace('Chrome', 'HeadlessChrome'),
    'Lynx/2.9.0',
    'w3m/0.5.3',
    'ELinks/0.13',
    'curl/8.5.0',
    '',
    undefined,
  ])('takes %s for a person', (userAgent) => expect(isBot(userAgent)).toBe(false))

  it('knows a crawler without a window', () => {
    expect(isBot(`${chrome.replace('Chrome', 'HeadlessChrome')} (compatible; Googlebot/2.1)`)).toBe(true)
  })
})

describe('an error page', () => {
  it.each([404, 403, 500, 503])('is a plain %i for a bot', async (status) => {
    const shell = await openShell({ handler })
    const answer = await shell.ask(`/${status}`, { headers: { 'User-Agent': googlebot } })
    expect(answer).toMatchObject({ status, body: plainError(status) })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
    })
  })

  it('is a page for a person', async () => {
    const shell = await openShell({ handler })
    expect(await shell.ask('/404', { headers: { 'User-Agent': chrome } })).toMatchObject({ status: 404, body: page })
  })

  it('leaves pages and data as they are', async () => {
    const shell = await openShell({ handler })
    const asBot = { headers: { 'User-Agent': googlebot } }
    expect((await shell.ask('/200', asBot)).body).toBe(page)
    const data = await openShell({ handler: (_req, res) => void res.status(404).json({ error: true }) })
    expect((await data.ask('/404', asBot)).body).toBe('{"error":true}')
  })
})

it('plainError names every status', () => {
  expect(plainError(404)).toBe('404 Not Found\n')
  expect(plainError(599)).toBe('599 Error\n')
})
