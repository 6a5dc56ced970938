import type { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { isFromOwnMachine } from './own-machine.ts'
import { type Handler } from '../shell.ts'
import { openShell } from '../testing/sockets.ts'

const tell: Handler = (req, res) => void res.json(isFromOwnMachine(req))

async function seen(headers: Record<string, string>, trustProxy = false): Promise<unknown> {
  const shell = await openShell({ env: { TRUST_PROXY: trustProxy }, handler: tell })
  return JSON.parse((await shell.ask('/', { headers })).body)
}

const from = (remoteAddress: string | undefined) =>
  isFromOwnMachine({ socket: { remoteAddress } as Socket, rawHeaders: ['Host', 'localhost:3000', 'Accept', '*/*'] })

describe('a request from this machine', () => {
  it.each(['localhost', 'localhost:3000', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'asks for it by its own name: %s',
    async (Host) => expect(await seen({ Host })).toBe(true),
  )

  it.each([
    'care.example',
    'localhost.example',
    'localhost.',
    '127.0.0.1.nip.io',
    '127.0.0.2',
    '192.168.1.5:3000',
    '[::2]',
  ])('does not ask for %s', async (Host) => expect(await seen({ Host })).toBe(false))

  it.each([
    ...['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-Port', 'X-Forwarded', 'Forwarded'],
    ...[
      'Forwarded-For',
      'X-Real-IP',
      'X-Client-IP',
      'X-Cluster-Client-IP',
      'True-Client-IP',
      'Fastly-Client-IP',
      'Via',
    ],
    ...['X-Original-URL', 'X-Originating-IP', 'X-Remote-Addr', 'CF-Connecting-IP', 'CF-Ray', 'CDN-Loop'],
    ...['X-Envoy-External-Address', 'X-Amzn-Trace-Id', 'X-ProxyUser-Ip', 'Tailscale-User-Login', 'Ngrok-Trace-Id'],
  ])('bears no %s, whether a proxy is trusted or not', async (name) => {
    for (const value of ['127.0.0.1', '']) {
      expect(await seen({ Host: 'localhost', [name]: value })).toBe(false)
      expect(await seen({ Host: 'localhost', [name.toLowerCase()]: value }, true)).toBe(false)
    }
  })

  it('may bear what browsers send', async () => {
    const browser = {
      ...{ Host: 'localhost:3000', 'User-Agent': 'Mozilla/5.0', Accept: 'text/html', 'Accept-Language': 'zh-TW' },
      ...{ 'Accept-Encoding': 'gzip', 'Sec-Fetch-Site': 'none', 'Sec-CH-UA-Platform': '"Linux"', Cookie: 'a=b' },
      ...{
        'Upgrade-Insecure-Requests': '1',
        'Cache-Control': 'max-age=0',
        Referer: 'http://localhost:3000/',
        DNT: '1',
      },
    }
    expect(await seen(browser)).toBe(true)
    expect(await seen(browser, true)).toBe(true)
  })

  it.each(['127.0.0.1', '127.8.9.1', '::ffff:127.0.0.1', '::FFFF:127.0.0.1', '::1'])('comes from %s', (address) => {
    expect(from(address)).toBe(true)
  })

  it.each(['192.168.1.5', '203.0.113.9', '::ffff:203.0.113.9', '::2', 'fe80::1', '127.0.0.1.example', '', undefined])(
    'does not come from %s',
    (address) => expect(from(address)).toBe(false),
  )
})
