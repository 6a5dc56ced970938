import { type ChildProcess, fork } from 'node:child_process'
import { Agent, get } from 'node:http'
import { resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ask, type LogLine, openSocket, received } from '../testing/sockets.ts'

type Message = { port?: number; held?: number; closed?: boolean; log?: LogLine }

function forkProcess(args: string[]): ChildProcess {
  const child = fork(resolve('server/testing/shell-process.ts'), args, { execArgv: ['--import', 'tsx'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** The process, its port, and a way to wait for what it tells. */
async function startProcess(...args: string[]) {
  const child = forkProcess(args)
  const messages: Message[] = []
  const waiting: { test: (message: Message) => boolean; done: (message: Message) => void }[] = []
  child.on('message', (message: Message) => {
    messages.push(message)
    for (const wait of waiting) if (wait.test(message)) wait.done(message)
  })
  const told = (test: (message: Message) => boolean) =>
    new Promise<Message>((done) => {
      const known = messages.find(test)
      if (known) done(known)
      else waiting.push({ test, done })
    })
  const exited = new Promise<number | null>((done) => child.on('exit', (code) => done(code)))
  const { port } = await told((message) => message.port !== undefined)
  return { child, port: port!, told, exited, messages, lines: () => messages.flatMap(({ log }) => (log ? [log] : [])) }
}

const isHeld = (count: number) => (message: Message) => message.held === count
const hasPath = (path: string) => (message: Message) => message.log?.path === path

describe('shutdown (A10)', () => {
  it('answers all of 200 requests in flight, closes the database after them and exits 0', async () => {
    const { child, port, told, exited, messages } = await startProcess()
    const headers = { Connection: 'keep-alive' }
    const answers = Array.from({ length: 200 }, () => ask(port, '/held', { headers }))
    await told(isHeld(200))
    child.kill('SIGTERM')
    const whole = await Promise.all(answers)
    expect(whole.every(({ status, body }) => status === 200 && body.length === 10_000)).toBe(true)
    expect(whole.every(({ headers }) => headers.connection === 'close')).toBe(true)
    expect(await exited).toBe(0)
    const closed = messages.findIndex((message) => message.closed)
    const lastAnswer = messages.findLastIndex(hasPath('/held'))
    expect(closed).toBeGreaterThan(lastAnswer)
  })

  it('turns /readyz to 503 at once and takes no connection when it is over', async () => {
    const { child, port, told, exited } = await startProcess()
    expect((await ask(port, '/readyz')).status).toBe(200)
    const open = ask(port, '/held')
    await told(isHeld(1))
    child.kill('SIGINT')
    await open
    const readiness = await ask(port, '/readyz')
    expect(readiness).toMatchObject({ status: 503, body: 'stopping\n' })
    expect(await exited).toBe(0)
    await expect(ask(port, '/readyz')).rejects.toThrow('ECONNREFUSED')
  })

  it('does not wait for idle connections', async () => {
    const { child, port, exited } = await startProcess()
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    await new Promise((done) => get({ port, host: '127.0.0.1', agent }, (res) => res.resume().on('end', done)))
    child.kill('SIGTERM')
    expect(await exited).toBe(0)
  })

  it.each([
    ['nothing', ''],
    ['half a request', 'GET / HTTP/1.1\r\nHost:'],
  ])('does not wait for connections on which %s was said', async (_title, bytes) => {
    const { child, port, exited } = await startProcess()
    const socket = openSocket(port)
    const end = received(socket)
    await new Promise((done) => socket.once('connect', done))
    if (bytes) socket.write(bytes)
    await ask(port, '/')
    child.kill('SIGTERM')
    expect(await exited).toBe(0)
    expect(await end).toBe('')
  })

  it('cuts what does not end in time and says so with its exit code', async () => {
    const { child, port, told, exited } = await startProcess('500')
    const open = ask(port, '/forever')
    await told(isHeld(1))
    child.kill('SIGTERM')
    await expect(open).rejects.toThrow()
    expect(await exited).toBe(1)
  })

  it('ends at once at a second signal', async () => {
    const { child, port, told, exited } = await startProcess()
    const open = ask(port, '/forever').catch((error: unknown) => error)
    await told(isHeld(1))
    child.kill('SIGTERM')
    await told((message) => message.log?.msg === 'stopping')
    child.kill('SIGTERM')
    expect(await exited).toBe(1)
    expect(await open).toBeInstanceOf(Error)
  })
})

describe('an error that nobody catches (A12)', () => {
  it.each([
    ['/later', 'thrown later'],
    ['/rejected', 'nobody waits'],
    ['/emitted', 'thrown in an event'],
  ])('%s: one request gets a 500 without a stack, one log line tells it, the others go on', async (path, message) => {
    const { port, told, lines, child, exited } = await startProcess()
    const other = ask(port, '/held')
    const answer = await ask(port, path)
    expect(answer).toMatchObject({ status: 500, body: '500 Internal Server Error\n' })
    await told(hasPath(path))
    const errors = lines().filter(({ err }) => err !== undefined)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({
      level: 'error',
      requestId: answer.headers['x-request-id'],
      status: 500,
      err: { message },
    })
    expect((await ask(port, '/')).body).toBe('well')
    child.kill('SIGTERM')
    expect((await other).status).toBe(200)
    expect(await exited).toBe(0)
  })

  it('ends the process in good order when there is no end to them', async () => {
    const { port, exited } = await startProcess()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(port, '/later')))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(500))
    expect(await exited).toBe(1)
  })
})

it('a process whose port is taken ends with code 1', async () => {
  const { port } = await startProcess()
  const second = forkProcess(['9000', String(port)])
  expect(await new Promise((done) => second.on('exit', done))).toBe(1)
})
