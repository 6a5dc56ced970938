import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { smsGateway } from './sms-gateway.server.ts'
import { type ComposedSms, DeliveryError } from '../transport.ts'

const message: ComposedSms = { channel: 'sms', key: 'k1', to: '+12125550100', text: '约好了', writtenAt: 0 }

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function gateway(answer: RequestListener) {
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
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/messages` }
}

async function failure(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(DeliveryError)
  return error as DeliveryError
}

describe('smsGateway', () => {
  it('hands over number, text and key with the token', async () => {
    const { url, asked } = await gateway((_, response) => response.writeHead(202).end('{"id":"1"}'))
    expect(await smsGateway({ url, token: 't0ken' }).send(message)).toBe('k1')
    const { request, body } = asked[0]!
    expect([request.method, request.url]).toEqual(['POST', '/v1/messages'])
    expect(JSON.parse(body)).toEqual({ to: '+12125550100', text: '约好了', idempotencyKey: 'k1' })
    expect(request.headers).toMatchObject({
      authorization: 'Bearer t0ken',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
    })
  })

  it.each([
    [500, false],
    [503, false],
    [429, false],
    [401, false],
    [404, false],
    [400, true],
    [422, true],
  ])('takes %d as final: %s', async (status, isFinal) => {
    const { url } = await gateway((_, response) => response.writeHead(status).end('{"to":"+12125550100"}'))
    const error = await failure(smsGateway({ url, token: '' }).send(message))
    expect(error).toMatchObject({ isFinal, code: `gateway.${status}` })
  })

  it.each([301, 302, 307, 308])('does not follow a %d', async (status) => {
    const elsewhere = await gateway((_, response) => response.end())
    const { url } = await gateway((_, response) => response.writeHead(status, { Location: elsewhere.url }).end())
    expect(await failure(smsGateway({ url, token: 't0ken' }).send(message))).toMatchObject({ isFinal: false })
    expect(elsewhere.asked).toEqual([])
  })

  it('does not wait for ever', async () => {
    const { url } = await gateway(() => undefined)
    const error = await failure(smsGateway({ url, token: '', patience: 50 }).send(message))
    expect(error).toMatchObject({ isFinal: false, code: 'gateway.timeout' })
  })

  it('does not read an answer without end', async () => {
    const { url } = await gateway((_, response) => void response.writeHead(200).write('x'))
    expect(await smsGateway({ url, token: '', patience: 5000 }).send(message)).toBe('k1')
  })

  it('says when nobody is there', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    const error = await failure(smsGateway({ url: `http://127.0.0.1:${port}`, token: '' }).send(message))
    expect(error).toMatchObject({ isFinal: false, code: 'gateway.unreachable' })
  })
})
