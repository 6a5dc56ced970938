import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { openShell } from '../testing/sockets.ts'
import { clientAddress, ownOrigin } from './trust.ts'

const describeRequest: RequestHandler = (req, res) => {
  const forwarding = Object.keys(req.headers).filter((name) => /forwarded|real-ip|client-ip|original/.test(name))
  res.json({ address: clientAddress(req), origin: ownOrigin(req), hostname: req.hostname, forwarding })
}

async function seen(trustProxy: boolean, headers: Record<string, string>) {
  const shell = await openShell({ env: { TRUST_PROXY: trustProxy }, handler: describeRequest })
  const answer = await shell.ask('/', { headers: { Host: 'own.test', ...headers } })
  return JSON.parse(answer.body) as { address: string; origin: string; hostname: string; forwarding: string[] }
}

const spoofed = {
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Port': '1',
  Forwarded: 'for=203.0.113.9;host=evil.example',
  'X-Real-IP': '203.0.113.9',
  'True-Client-IP': '203.0.113.9',
  'X-Original-URL': '/admin',
}

describe('where a request comes from', () => {
  it('is the connection, whatever its headers say', async () => {
    expect(await seen(false, spoofed)).toEqual({
      address: '127.0.0.1',
      origin: 'http://own.test',
      hostname: 'own.test',
      forwarding: [],
    })
  })

  it('is what the one trusted proxy appended, never what stood there before', async () => {
    const answer = await seen(true, {
      ...spoofed,
      'X-Forwarded-For': '198.51.100.1, 192.0.2.7',
      'X-Forwarded-Host': 'evil.example, care.test:8443',
      'X-Forwarded-Proto': 'http, https',
    })
    expect(answer).toEqual({
      address: '192.0.2.7',
      origin: 'https://care.test:8443',
      hostname: 'care.test',
      forwarding: ['x-forwarded-proto', 'x-forwarded-for'],
    })
  })

  it('is the connection again when the proxy says nothing or nonsense', async () => {
    const answer = await seen(true, {
      'X-Forwarded-Host': 'a/b',
      'X-Forwarded-Proto': 'gopher',
      'X-Forwarded-For': 'unknown',
    })
    expect(answer).toMatchObject({ address: '127.0.0.1', origin: 'http://own.test' })
  })
})
