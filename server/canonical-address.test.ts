import fc from 'fast-check'
import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { canonicalAddress, canonicalPath } from './canonical-address.ts'
import { openShell } from './testing/sockets.ts'

const lead = canonicalAddress()
const page: RequestHandler = (req, res, next) =>
  lead(req, res, (error) => (error ? next(error) : void res.send(`page ${req.url}`)))

describe('an address', () => {
  it.each([
    ['/zh-Hans/doctor', '/doctor'],
    ['/zh-hans/doctor/dentistry?q=a', '/doctor/dentistry?q=a'],
    ['/zh-Hans', '/'],
    ['/zh-Hans/', '/'],
    ['/en-us/doctor', '/en-US/doctor'],
    ['/EN-US', '/en-US'],
    ['/ZH-HANT/location/all', '/zh-Hant/location/all'],
    ['/doctor/', '/doctor'],
    ['/doctor/?q=%E7%89%99&page=2', '/doctor?q=%E7%89%99&page=2'],
    ['/en-US/', '/en-US'],
    ['/en-us/blogs/', '/en-US/blogs'],
  ])('that is wrong but known leads to its one spelling: %s → %s', async (from, to) => {
    const shell = await openShell({ handler: page })
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await shell.ask(from, { method })
      expect([status, headers.location], method).toEqual([301, to])
    }
  })

  it.each(['/', '/en-US', '/zh-Hant/doctor', '/doctor?q=/', '/zh-Hansa/doctor', '/en-USA', '/doctor/zh-Hans'])(
    'in its own spelling is answered: %s',
    async (path) => {
      const shell = await openShell({ handler: page })
      expect(await shell.ask(path)).toMatchObject({ status: 200, body: `page ${path}` })
    },
  )

  it('that a form is sent to is answered there', async () => {
    const shell = await openShell({ handler: page })
    const { status } = await shell.ask('/en-us/contact/', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })
    expect(status).toBe(200)
  })

  it('never leads to another site', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:\/(?:[a-zA-Z.%-]|%2f|zh-Hans|en-us){0,4}){1,4}\/?$/), (path) => {
        // The shell has made one of several slashes before.
        const canonical = canonicalPath(path.replace(/\/{2,}/g, '/'))
        expect(new URL(canonical, 'https://care.test').origin).toBe('https://care.test')
        expect(canonical).toMatch(/^\/(?!\/)/)
        expect(canonicalPath(canonical).length).toBeLessThanOrEqual(canonical.length)
      }),
    )
  })
})
