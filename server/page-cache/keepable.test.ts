import { describe, expect, it } from 'vitest'
import { readKeepable } from './keepable.ts'

const page = (body: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })

describe('an answer that may be kept', () => {
  it('gives its bytes, type and own headers; those of the cache itself are left out', async () => {
    const kept = await readKeepable(
      page('<p>好</p>', { 'X-Robots-Tag': 'noindex', ETag: '"x"', Vary: 'Cookie', 'Cache-Control': 'public' }),
    )
    expect(kept).toMatchObject({ type: 'text/html; charset=utf-8', isHtml: true, headers: ['x-robots-tag', 'noindex'] })
    expect(kept!.body.toString()).toBe('<p>好</p>')
  })

  it.each([
    ['feeds', new Response('<rss/>', { headers: { 'Content-Type': 'application/rss+xml' } })],
    ['data in the page', page('<script type="application/ld+json">{}</script>')],
    ['script files', page('<script type="module" src="/assets/a.js"></script>')],
  ])('may be %s', async (_what, response) => {
    expect(await readKeepable(response)).not.toBeNull()
  })

  it.each([
    ['an error', page('x', {}, 500)],
    ['a missing page', page('x', {}, 404)],
    ['a redirect', page('x', { Location: '/' }, 302)],
    ['setting a cookie', page('x', { 'Set-Cookie': 'a=b' })],
    ['private', page('x', { 'Cache-Control': 'private' })],
    ['not to be stored', page('x', { 'Cache-Control': 'max-age=0, No-Store' })],
    ['different for other reasons', page('x', { Vary: 'Accept, User-Agent' })],
    ['encoded', page('x', { 'Content-Encoding': 'gzip' })],
    ['a picture', page('x', { 'Content-Type': 'image/png' })],
    ['without a type', new Response(new Uint8Array([1]))],
    ['a page with a nonce', page('<script nonce="a" src="/a.js"></script>')],
    ['a page with a script of its own', page('<script type="module">go()</script>')],
    ['a page with a script in capitals', page('<SCRIPT>go()</SCRIPT>')],
  ])('is not one that is %s', async (_what, response) => {
    expect(await readKeepable(response)).toBeNull()
  })
})
