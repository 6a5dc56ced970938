import { describe, expect, it } from 'vitest'
import { createLogger, logFields, withLogFields } from './log.server.ts'

function capture() {
  const lines: Record<string, unknown>[] = []
  const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(JSON.parse(line)) } })
  return { log, lines }
}

describe('the log', () => {
  it('writes JSON with level, time, process and message, and no host name', () => {
    const { log, lines } = capture()
    log.info({ count: 2 }, 'imported')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      pid: process.pid,
      count: 2,
      msg: 'imported',
    })
  })

  it.each([
    ['in the message', (log: ReturnType<typeof capture>['log']) => log.info('mail a@b.example')],
    ['among the values of a message', (log: ReturnType<typeof capture>['log']) => log.info('mail %s', 'a@b.example')],
    ['in a field', (log: ReturnType<typeof capture>['log']) => log.info({ note: 'mail a@b.example' })],
    ['in an error', (log: ReturnType<typeof capture>['log']) => log.error(new Error('mail a@b.example'))],
    [
      'in an error with a message',
      (log: ReturnType<typeof capture>['log']) => log.error(new Error('mail a@b.example'), 'sad'),
    ],
    ['in a child', (log: ReturnType<typeof capture>['log']) => log.child({ part: 'x' }).warn({ email: 'a@b.example' })],
  ])('lets no address through %s', (_title, write) => {
    const { log, lines } = capture()
    write(log)
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain('a@b.example')
  })

  it('keeps the stack of an error for the operator', () => {
    const { log, lines } = capture()
    log.error({ err: new TypeError('broken') }, 'failed')
    expect(lines[0]!.err).toMatchObject({
      type: 'TypeError',
      message: 'broken',
      stack: expect.stringContaining('log.test.ts') as string,
    })
  })

  it('carries the fields that surround it through awaits, and each request its own', async () => {
    const { log, lines } = capture()
    const work = (requestId: string) =>
      withLogFields({ requestId }, async () => {
        await new Promise(setImmediate)
        expect(logFields()?.requestId).toBe(requestId)
        log.info(requestId)
      })
    await Promise.all([work('a'), work('b')])
    log.info('outside')
    expect(lines.map(({ requestId, msg }) => [requestId, msg])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
      [undefined, 'outside'],
    ])
    expect(logFields()).toBeUndefined()
  })
})
