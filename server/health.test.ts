import { describe, expect, it } from 'vitest'
import { health } from './health.ts'
import { createLifecycle } from './process/lifecycle.ts'
import { openShell } from './testing/sockets.ts'

describe('/healthz', () => {
  it('says that the process lives and asks nobody', async () => {
    const shell = await openShell({ isReady: () => Promise.reject(new Error('asked')) })
    expect(await shell.ask('/healthz')).toMatchObject({ status: 200, body: 'ok\n' })
    shell.lifecycle.stop()
    expect((await shell.ask('/healthz')).status).toBe(200)
  })

  it('is never stored and has a HEAD', async () => {
    const shell = await openShell()
    expect((await shell.ask('/healthz')).headers['cache-control']).toBe('no-store')
    expect(await shell.ask('/healthz', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  })
})

describe('/readyz', () => {
  it('follows the process from start to end', async () => {
    const shell = await openShell()
    const phases = [await shell.ask('/readyz')]
    shell.lifecycle.ready()
    phases.push(await shell.ask('/readyz'))
    shell.lifecycle.stop()
    shell.lifecycle.ready()
    phases.push(await shell.ask('/readyz'))
    expect(phases.map(({ status, body }) => `${status} ${body}`)).toEqual([
      '503 starting\n',
      '200 ready\n',
      '503 stopping\n',
    ])
  })

  it.each([
    ['is behind its migrations', () => Promise.resolve(false)],
    ['fails', () => Promise.reject(new Error('password=hunter2'))],
  ])('is 503 while the database %s', async (_title, isReady) => {
    const shell = await openShell({ isReady })
    shell.lifecycle.ready()
    expect(await shell.ask('/readyz')).toMatchObject({ status: 503, body: 'database unavailable\n' })
  })

  it('does not wait for a database that says nothing', async () => {
    const lifecycle = createLifecycle()
    lifecycle.ready()
    const silent = health({ lifecycle, isReady: () => new Promise(() => undefined), patience: 10 })
    const shell = await openShell({ handler: silent, lifecycle, isReady: () => Promise.resolve(true) })
    expect((await shell.ask('/readyz')).status).toBe(200)
    const alone = await openShell({ client: silent, handler: silent, isReady: () => Promise.resolve(true) })
    expect((await alone.ask('/readyz')).status).toBe(503)
  })
})
