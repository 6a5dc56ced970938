import { describe, expect, it } from 'vitest'
import { createLogger, log as processLog, withLogFields } from '#app/core/log/log.server.ts'
import { exchange, type LogLine, openShell, openSocket } from './testing/sockets.ts'

/** The request lines; a line is written when an answer is over, which a client may know a moment earlier. */
async function requestLines(lines: LogLine[], count: number): Promise<LogLine[]> {
  for (;;) {
    const found = lines.filter(({ msg }) => msg === 'request')
    if (found.length >= count) return found
    await new Promise(setImmediate)
  }
}

describe('request id', () => {
  it('is new for every request, whatever the client sends', async () => {
    const shell = await openShell()
    const ids = new Set<unknown>()
    for (let time = 0; time < 3; time++) {
      const answer = await shell.ask('/', { headers: { 'X-Request-Id': 'chosen-by-the-client' } })
      ids.add(answer.headers['x-request-id'])
      expect(answer.headers['x-request-id']).toMatch(/^[\w-]{22}$/)
    }
    expect(ids.size).toBe(3)
  })

  it('is the trusted proxy’s when it looks like one', async () => {
    const shell = await openShell({ env: { TRUST_PROXY: true } })
    const idFor = async (id: string) =>
      (await shell.ask('/', { headers: { 'X-Request-Id': id } })).headers['x-request-id']
    expect(await idFor('0af7651916cd43dd8448eb211c80319c')).toBe('0af7651916cd43dd8448eb211c80319c')
    expect(await idFor('short')).toMatch(/^[\w-]{22}$/)
    expect(await idFor('with spaces and <b>markup</b>')).toMatch(/^[\w-]{22}$/)
  })

  it('stands on every line written for the request, also after its body and an await', async () => {
    const lines: LogLine[] = []
    const log = createLogger({
      level: 'info',
      destination: { write: (line) => void lines.push(JSON.parse(line) as LogLine) },
    })
    const shell = await openShell({
      log,
      handler: async (_req, res) => {
        await new Promise(setImmediate)
        log.info('inside')
        res.send('done')
      },
    })
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
    const answer = await shell.ask('/', { method: 'POST', headers, body: '{}' })
    expect(lines.find(({ msg }) => msg === 'inside')?.requestId).toBe(answer.headers['x-request-id'])
  })
})

describe('request log', () => {
  it('writes one line with what an operator needs', async () => {
    const shell = await openShell()
    const answer = await shell.ask('/doctor?q=%E5%BC%A0&page=2')
    const found = await requestLines(shell.lines, 1)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      level: 'info',
      requestId: answer.headers['x-request-id'],
      method: 'GET',
      path: '/doctor',
      query: ['q', 'page'],
      status: 200,
      ms: expect.any(Number) as number,
      bytes: expect.any(Number) as number,
    })
    expect(found[0]!.bytes).toBeGreaterThan(answer.body.length)
    expect(found[0]!.ms).toBeGreaterThanOrEqual(0)
  })

  it('says nothing of how long the answer to a form was', async () => {
    const shell = await openShell()
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
    await shell.ask('/', { method: 'POST', headers, body: 'ballot=0' })
    const [line] = await requestLines(shell.lines, 1)
    expect(line).toMatchObject({ method: 'POST', path: '/', status: 200 })
    expect(line).not.toHaveProperty('bytes')
  })

  it('never writes a secret, a value or an address', async () => {
    const shell = await openShell()
    const canaries = [
      'canary1',
      'canary2',
      'canary3',
      'canary4',
      'canary5@example.com',
      'A1b2C3d4E5f6G7h8I9j0K1l2',
      '2125550199',
    ]
    const [query, cookie, authorization, referer, mail, token, phone] = canaries
    await shell.ask(`/invite/${token}/${phone}?q=${query}&${mail}=1&email=${mail}`, {
      headers: {
        Cookie: `hys-v5-auth=${cookie}`,
        Authorization: `Bearer ${authorization}`,
        Referer: `https://x/${referer}`,
      },
    })
    const [line] = await requestLines(shell.lines, 1)
    const text = JSON.stringify(line)
    for (const canary of canaries) expect(text).not.toContain(canary)
    expect(text).not.toContain('127.0.0.1')
    expect(line).toMatchObject({ path: '/invite/:token/[phone]', query: ['q', ':key', 'email'] })
  })

  it('tells an error once, on the request’s own line, and nothing of it to the client', async () => {
    const shell = await openShell({
      handler: () => {
        throw new Error('no such column: ssn of mei@example.com')
      },
    })
    const answer = await shell.ask('/')
    expect(answer).toMatchObject({ status: 500, body: '500 Internal Server Error\n' })
    const found = await requestLines(shell.lines, 1)
    expect(shell.lines.filter(({ err }) => err)).toHaveLength(1)
    expect(found[0]).toMatchObject({ level: 'error', requestId: answer.headers['x-request-id'], status: 500 })
    expect(found[0]!.err).toMatchObject({ type: 'Error', message: 'no such column: ssn of [email]' })
  })

  it('cuts an answer that fails in its middle: half a page must not look whole', async () => {
    const shell = await openShell({
      handler: (_req, res, next) => {
        res.write('half')
        setImmediate(() => next(new Error('then it broke')))
      },
    })
    await expect(shell.ask('/')).rejects.toThrow()
    const [line] = await requestLines(shell.lines, 1)
    expect(line).toMatchObject({ level: 'error', aborted: true, err: { message: 'then it broke' } })
  })

  it('takes whatever is thrown', async () => {
    const shell = await openShell({
      handler: (_req, _res, next) => next('a text'),
    })
    expect((await shell.ask('/')).status).toBe(500)
    const [line] = await requestLines(shell.lines, 1)
    expect(line!.err).toMatchObject({ message: 'Thrown: a text' })
  })

  it('marks a client that left', async () => {
    let arrive: (() => void) | undefined
    const isHere = new Promise<void>((resolve) => (arrive = resolve))
    const shell = await openShell({ handler: () => arrive?.() })
    const socket = openSocket(shell.port)
    socket.write('GET /wait HTTP/1.1\r\nHost: a\r\n\r\n')
    await isHere
    socket.destroy()
    const [line] = await requestLines(shell.lines, 1)
    expect(line).toMatchObject({ path: '/wait', status: 0, aborted: true })
  })

  it('stays calm about health checks and notes what was refused before it was a request', async () => {
    const shell = await openShell()
    await shell.ask('/readyz')
    expect((await requestLines(shell.lines, 1))[0]).toMatchObject({ level: 'debug', path: '/readyz', status: 503 })
    const answer = await exchange(shell.port, 'garbage\r\n\r\n')
    const refusal = shell.lines.find(({ msg }) => String(msg).startsWith('refused'))
    expect(answer).toContain(`X-Request-Id: ${String(refusal?.requestId)}`)
  })
})

it('the process log carries the fields that surround it', () => {
  expect(processLog.level).toBe('silent')
  expect(withLogFields({ requestId: 'a' }, () => 1)).toBe(1)
})
