import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { createReadableStreamFromReadable } from '@remix-run/node'
import type { Request, Response } from 'express'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { bodyLimit, type UploaderOf } from './body-limit.ts'
import type { Handler } from '../shell.ts'
import { ask, calmLimits, exchange, openShell, openSocket, received, shortLimits } from '../testing/sockets.ts'

const limits = { ...calmLimits, bodyBytes: 1000, uploadBytes: 5000, uploadBytesAtOnce: 8000, visitorBytesAtOnce: 4500 }
const multipart = 'multipart/form-data; boundary=x'

const handleLength: Handler = async (req, res) => {
  if (req.method === 'GET') return void res.send('read')
  const body = await new Response(createReadableStreamFromReadable(req)).text()
  res.json({ length: body.length })
}

/** A shell in which only who brings a cookie of theirs may upload, and only to one address; and what it asked. */
async function openUploads(handler: Handler = handleLength, given = limits) {
  const asked: Parameters<UploaderOf>[0][] = []
  const uploaderOf: UploaderOf = (head) => {
    asked.push(head)
    const account = /^who=(owner|colleague|third)$/.exec(head.cookie)?.[1]
    if (/^visitor=/.test(head.cookie)) return Promise.resolve({ network: head.cookie })
    return Promise.resolve(account && head.target === '/photo?part=photo' ? account : null)
  }
  return { ...(await openShell({ limits: given, handler, uploaderOf })), asked }
}

type Sent = { path?: string; cookie?: string; type?: string; length: number }

const send = (port: number, { path = '/photo?part=photo', cookie = 'who=owner', type = multipart, length }: Sent) =>
  ask(port, path, {
    method: 'POST',
    headers: { 'Content-Type': type, Cookie: cookie, Origin: `http://127.0.0.1:${port}` },
    body: 'a'.repeat(length),
  })

const head = (...lines: string[]) =>
  [
    'POST /photo?part=photo HTTP/1.1',
    'Host: a.test',
    'Origin: http://a.test',
    `Content-Type: ${multipart}`,
    ...lines,
    '',
    '',
  ].join('\r\n')
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => Number(match[1]))

describe('the body of a form with a file', () => {
  it('may be larger from somebody who may send one', async () => {
    const { port } = await openUploads()
    for (const length of [1000, 1001, 5000]) expect(JSON.parse((await send(port, { length })).body)).toEqual({ length })
    expect((await send(port, { length: 5001 })).status).toBe(413)
  })

  it.each([
    ['from a stranger', { cookie: 'who=stranger' }],
    ['to another address', { path: '/photo?part=bio' }],
    ['that is an ordinary form', { type: 'application/x-www-form-urlencoded' }],
    ['that is JSON', { type: 'application/json' }],
  ])('is limited like any other %s', async (_title, sent) => {
    const { port } = await openUploads()
    expect((await send(port, { ...sent, length: 1000 })).status).toBe(200)
    expect((await send(port, { ...sent, length: 1001 })).status).toBe(413)
  })

  it('asks nobody anything while it fits, and is asked about before it is read', async () => {
    const { port, asked } = await openUploads()
    await send(port, { length: 1000 })
    await send(port, { length: 4000, type: 'application/json' })
    expect(asked).toEqual([])
    // Nothing of the body is ever sent.
    expect(statuses(await exchange(port, head('Content-Length: 4000')))).toEqual([413])
    const waiting = head('Content-Length: 4000', 'Expect: 100-continue')
    expect(statuses(await exchange(port, waiting))).toEqual([413])
    expect(asked).toEqual(Array(2).fill({ target: '/photo?part=photo', cookie: '', address: '127.0.0.1' }))
  })

  it('of a length that nobody announces is counted against the limit of its sender', async () => {
    const { port } = await openUploads()
    const chunked = (cookie: string, length: number) =>
      exchange(
        port,
        head('Transfer-Encoding: chunked', `Cookie: ${cookie}`, 'Connection: close') +
          `${length.toString(16)}\r\n${'a'.repeat(length)}\r\n0\r\n\r\n`,
      )
    expect(await chunked('who=owner', 4000)).toContain('"length":4000')
    expect(statuses(await chunked('who=owner', 5001))).toEqual([413])
    expect(statuses(await chunked('who=stranger', 1001))).toEqual([413])
    expect(await chunked('who=stranger', 900)).toContain('"length":900')
  })

  it('waits when all together are more than memory has for them, until an answer is out', async () => {
    const answers: (() => void)[] = []
    let arrived: (() => void) | undefined
    const { port } = await openUploads((_req, res) => {
      answers.push(() => res.end('kept'))
      arrived?.()
    })
    const handled = async (cookie: string) => {
      const isHere = new Promise<void>((resolve) => (arrived = resolve))
      const answer = send(port, { cookie, length: 4000 })
      await isHere
      return { answer }
    }
    const first = [await handled('who=owner'), await handled('who=colleague')]
    const refused = await send(port, { cookie: 'who=third', length: 4000 })
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30'])
    for (const answer of answers.splice(0)) answer()
    expect((await Promise.all(first.map(({ answer }) => answer))).map(({ status }) => status)).toEqual([200, 200])
    const next = [await handled('who=third'), await handled('who=owner')]
    for (const answer of answers) answer()
    expect((await Promise.all(next.map(({ answer }) => answer))).map(({ status }) => status)).toEqual([200, 200])
  })

  it('holds nobody up who sends another: forms of one account that send nothing are no obstacle to it or to others', async () => {
    const { port, asked } = await openUploads()
    const silent = Array.from({ length: 6 }, () => exchange(port, head('Content-Length: 5000', 'Cookie: who=owner')))
    while (asked.length < silent.length) await new Promise(setImmediate)
    expect((await send(port, { cookie: 'who=colleague', length: 4000 })).status).toBe(200)
    expect((await send(port, { length: 4000 })).status).toBe(200)
    // Each gave way to the one after it.
    expect((await Promise.all(silent)).flatMap(statuses)).toEqual(Array(6).fill(503))
  })

  it('of an account whose last is being handled waits', async () => {
    const answers: (() => void)[] = []
    let arrived: (() => void) | undefined
    const isHere = new Promise<void>((resolve) => (arrived = resolve))
    const { port } = await openUploads((_req, res) => {
      answers.push(() => res.end('kept'))
      arrived?.()
    })
    const first = send(port, { length: 4000 })
    await isHere
    expect((await send(port, { length: 2000 })).status).toBe(503)
    for (const answer of answers) answer()
    expect((await first).status).toBe(200)
  })

  it('of visitors together has a bound of its own, and takes nobody’s place who is signed in', async () => {
    const answers: (() => void)[] = []
    let arrived: (() => void) | undefined
    const { port } = await openUploads((_req, res) => {
      answers.push(() => res.end('kept'))
      arrived?.()
    })
    const handled = async (cookie: string) => {
      const isHere = new Promise<void>((resolve) => (arrived = resolve))
      const answer = send(port, { cookie, length: 4000 })
      await isHere
      return { answer }
    }
    const first = await handled('visitor=one')
    expect((await send(port, { cookie: 'visitor=one', length: 2000 })).status).toBe(503)
    expect((await send(port, { cookie: 'visitor=two', length: 2000 })).status).toBe(503)
    const others = [await handled('who=owner'), await handled('who=colleague')]
    for (const answer of answers) answer()
    const all = await Promise.all([first, ...others].map(({ answer }) => answer))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('gives its place back when the sender leaves in the middle', async () => {
    const { port, ask: askShell } = await openUploads()
    for (let round = 0; round < 3; round++) {
      const socket = openSocket(port)
      socket.write(head('Content-Length: 4000', 'Cookie: who=owner') + 'a'.repeat(100))
      await askShell('/')
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.destroy()
      await closed
      await askShell('/')
    }
    expect((await send(port, { length: 4000 })).status).toBe(200)
  })

  it('has more time than others, and not for ever', async () => {
    const { port } = await openUploads(handleLength, { ...limits, ...shortTimes })
    const order: string[] = []
    const slow = (cookie: string) => exchange(port, head('Content-Length: 4000', `Cookie: ${cookie}`) + 'a')
    const small = exchange(port, head('Content-Length: 400') + 'a').then((text) =>
      order.push(`small ${statuses(text)}`),
    )
    const large = slow('who=owner').then((text) => order.push(`large ${statuses(text)}`))
    await Promise.all([small, large])
    expect(order).toEqual(['small 408', 'large 408'])
  })

  it('is refused with an error of ours when it cannot be known who sends it', async () => {
    const { port } = await openShell({ limits, uploaderOf: () => Promise.reject(new Error('no database')) })
    expect((await send(port, { length: 4000 })).status).toBe(500)
    const socket = openSocket(port)
    const answer = received(socket)
    socket.write(head('Content-Length: 4000', 'Connection: close') + 'a'.repeat(4000))
    expect(statuses(await answer)).toEqual([500])
  })
})

const shortTimes = { requestTimeout: shortLimits.requestTimeout, uploadTimeout: 900, checkInterval: 20 }

it('a body that arrived while the server was busy is read before it is called late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const begin = () => {
    const req = new IncomingMessage(new Socket())
    Object.assign(req, { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': '2' } })
    const res = new ServerResponse(req) as Response
    const ended = new Promise<number | 'read'>((resolve) => {
      res.end = () => (resolve(res.statusCode), res)
      bodyLimit(limits)(req as Request, res, () => resolve('read'))
    })
    return { req, ended }
  }
  const [sent, silent] = [begin(), begin()]
  vi.advanceTimersByTime(limits.requestTimeout)
  sent.req.push('{}')
  sent.req.push(null)
  sent.req.complete = true
  expect(await Promise.all([sent.ended, silent.ended])).toEqual(['read', 408])
})
