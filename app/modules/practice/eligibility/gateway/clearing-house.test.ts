import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { clearingHouse } from './clearing-house.server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function house(answer: RequestListener, patience?: number) {
  const asked: { request: IncomingMessage; body: string }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push({ request, body: Buffer.concat(chunks).toString() })
      answer(request, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/270`
  const gateway = clearingHouse({ url, key: 'k3y', sender: 'US', receiver: 'HOUSE', ...(patience && { patience }) })
  return { asked, url, ask: () => gateway.ask({ x12: 'ISA*…~', attempt: 2, key: 'check-1' }) }
}

describe('a clearing house', () => {
  it('gets the question with the key, and answers in the body', async () => {
    const { asked, ask } = await house((_, response) => response.end('ISA*271~'))
    expect(await ask()).toEqual({ kind: 'answered', x12: 'ISA*271~' })
    const { request, body } = asked[0]!
    expect([request.method, request.url, body]).toEqual(['POST', '/270', 'ISA*…~'])
    expect(request.headers).toMatchObject({
      ...{ authorization: 'Bearer k3y', 'content-type': 'application/edi-x12', 'idempotency-key': 'check-1-2' },
    })
  })

  it.each([
    [500, { kind: 'none', code: 'busy' }],
    [503, { kind: 'none', code: 'busy' }],
    [429, { kind: 'none', code: 'busy' }],
    [400, { kind: 'refused', code: 'refused' }],
    [401, { kind: 'refused', code: 'refused' }],
  ])('that says %d has not answered', async (status, outcome) => {
    const { ask } = await house((_, response) => response.writeHead(status).end('no'))
    expect(await ask()).toEqual(outcome)
  })

  it.each([301, 302, 307, 308])('is not followed elsewhere by a %d', async (status) => {
    const elsewhere = await house((_, response) => response.end('ISA*271~'))
    const { ask } = await house((_, response) => response.writeHead(status, { Location: elsewhere.url }).end())
    expect(await ask()).toEqual({ kind: 'refused', code: 'refused' })
    expect(elsewhere.asked).toEqual([])
  })

  it('is not waited for beyond the limit, neither for its head nor for its body', async () => {
    const silent = await house(() => undefined, 50)
    expect(await silent.ask()).toEqual({ kind: 'none', code: 'time_limit' })
    const slow = await house((_, response) => response.writeHead(200).write('ISA'), 50)
    expect(await slow.ask()).toEqual({ kind: 'none', code: 'time_limit' })
  })

  it('is not read beyond what an answer may hold', async () => {
    const { ask } = await house((_, response) => response.end('x'.repeat(500_001)))
    expect(await ask()).toEqual({ kind: 'refused', code: 'too_long' })
  })

  it('that nobody is at is unreachable', async () => {
    const gateway = clearingHouse({ url: 'http://127.0.0.1:1/', key: 'k', sender: 'US', receiver: 'HOUSE' })
    expect(await gateway.ask({ x12: '', attempt: 1, key: 'c' })).toEqual({ kind: 'none', code: 'unreachable' })
  })
})
