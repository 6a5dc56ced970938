import { expect, it, onTestFinished } from 'vitest'
import { type Behavior, closedPort, startBackend } from '#tests/fakes/misbehaving-backend.ts'
import { associationEnabledAt } from './association-enabled.server.ts'
import type { Caller } from './identity-backend.ts'

const caller: Caller = {
  locale: 'en-US',
  clientAddress: '192.0.2.1',
  userAgent: null,
  scope: 'provider',
  isRemembered: false,
}

async function answeredBy(behaviors: [Behavior, ...Behavior[]], fallback: boolean, limit?: number) {
  const server = await startBackend(...behaviors)
  onTestFinished(server.close)
  return { enabled: await associationEnabledAt(server.url, fallback, caller, limit), calls: server.calls }
}

it('is the flag of the configuration where there is no backend', async () => {
  expect(await associationEnabledAt('', true, caller)).toBe(true)
  expect(await associationEnabledAt('', false, caller)).toBe(false)
})

it('is what the backend says, asked past every cache', async () => {
  for (const enabled of [true, false]) {
    const answer = await answeredBy([{ json: { enabled } }], !enabled)
    expect(answer.enabled).toBe(enabled)
    expect(answer.calls).toMatchObject([
      { method: 'GET', path: '/api/__features__/association-enabled', headers: { 'cache-control': 'no-cache' } },
    ])
  }
})

it('is tried once more, and then the flag again', async () => {
  const recovered = await answeredBy([{ status: 503, text: '' }, { json: { enabled: true } }], false)
  expect(recovered).toMatchObject({ enabled: true, calls: [{}, {}] })
  const failures: Behavior[] = ['cut', { status: 500, text: '' }, { text: '<html>' }, { json: { enabled: 'yes' } }]
  for (const failure of failures) expect((await answeredBy([failure], true)).enabled).toBe(true)
  for (const silence of ['silent', 'stuck'] as Behavior[]) {
    expect((await answeredBy([silence], true, 50)).enabled).toBe(true)
  }
  expect(await associationEnabledAt(await closedPort(), true, caller)).toBe(true)
})
