import type { RouteConfigEntry } from '@remix-run/route-config'
import { describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { openShell } from '../testing/sockets.ts'

/** Every address of the product with its parameters filled in, in root form. */
function addresses(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const full = path === undefined ? parent : `${parent}/${path}`
    return [...(path === undefined ? [] : [full]), ...addresses(children ?? [], full)]
  })
}
const all = [...new Set(addresses(routes as RouteConfigEntry[]))].map((path) =>
  path.replace(/:[A-Za-z]+\??/g, 'x1').replace('*', 'anything'),
)

const evil = 'https://evil.example'
const session = 'hys-v5-auth=abc'
const hostile: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site', Origin: evil },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.127.0.0.1' },
  { Origin: evil },
  { Origin: 'null' },
  { Referer: `${evil}/` },
  {},
]

describe('a cross-site post (C7)', () => {
  it('to any address, by any way of sending, with a session, reaches no handler', async () => {
    const handled: string[] = []
    const shell = await openShell({
      handler: (req, res) => {
        handled.push(req.originalUrl)
        res.send('done')
      },
    })
    expect(all.length).toBeGreaterThan(50)
    for (const path of all) {
      for (const address of [path, `/en-US${path}?_data=routes%2Fx`]) {
        for (const headers of hostile) {
          const answer = await shell.ask(address, { method: 'POST', headers: { ...headers, Cookie: session } })
          expect(answer.status, address).toBe(403)
        }
      }
    }
    expect(handled).toEqual([])
  })

  it.each([
    '/provider/4/login',
    '/zh-Hant/provider/4/login',
    '/provider/4/forget-password',
    '/provider/4/forget-password/x1',
    '/api/provider/login',
  ])('to %s, without any session, signs nobody in', async (path) => {
    const shell = await openShell()
    for (const headers of hostile) expect((await shell.ask(path, { method: 'POST', headers })).status).toBe(403)
    const own = { Origin: `http://127.0.0.1:${shell.port}` }
    expect((await shell.ask(path, { method: 'POST', headers: own })).status).toBe(200)
  })
})
