import { describe, expect, it } from 'vitest'
import { exchange, openShell } from '../testing/sockets.ts'

describe('an answer', () => {
  it('has one line of each header: what the product says takes the place of what the shell says', async () => {
    const shell = await openShell({
      handler: (_req, res) => {
        res.append('Referrer-Policy', 'same-origin')
        res.append('Cache-Control', 'private, no-store')
        res.append('Vary', 'Cookie')
        res.append('vary', 'Accept-Language')
        res.append('Set-Cookie', 'a=1')
        res.append('Set-Cookie', 'b=2')
        res.send('done')
      },
    })
    const text = await exchange(shell.port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    const lines = text.split('\r\n\r\n')[0]!.split('\r\n').slice(1)
    const of = (name: string) => lines.filter((line) => line.toLowerCase().startsWith(`${name}:`))
    expect(of('referrer-policy')).toEqual(['Referrer-Policy: same-origin'])
    expect(of('cache-control')).toEqual(['Cache-Control: private, no-store'])
    expect(of('vary').join()).toMatch(/Cookie.*Accept-Language/)
    expect(of('set-cookie')).toHaveLength(2)
    const names = lines
      .map((line) => line.split(':')[0]!.toLowerCase())
      .filter((name) => !/^(set-cookie|vary)$/.test(name))
    expect(new Set(names).size).toBe(names.length)
  })
})
