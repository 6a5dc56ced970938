import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { insertUser, signedIn } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'

useDatabase()

const minute = 60_000
const pass = (minutes: number) => setClock(now() + minutes * minute)

let cookie: Record<string, string>
beforeEach(async () => {
  const userId = await withTransaction((tx) => insertUser(tx, { username: 'lily.chen' }))
  cookie = await signedIn(userId, { isRemembered: true })
})

const ask = (method: 'GET' | 'POST', headers = cookie) =>
  openPage('/provider/activity', { method, headers: { ...headers, Accept: 'application/json' } })
const left = async (method: 'GET' | 'POST' = 'GET') => (JSON.parse((await ask(method)).html) as { left: number }).left

describe('how long somebody may still be idle', () => {
  it('is told without keeping them active', async () => {
    expect(await left()).toBe(30 * minute)
    pass(28)
    expect(await left()).toBe(2 * minute)
    expect(await left()).toBe(2 * minute)
    pass(2)
    expect(await left()).toBe(0)
  })

  it('begins anew when they say that they are here', async () => {
    pass(29)
    expect(await left('POST')).toBe(30 * minute)
    expect(await left()).toBe(30 * minute)
  })

  it('stays over once it is over, until somebody signs in', async () => {
    pass(30)
    expect(await left('POST')).toBe(0)
  })

  it('is for nobody else, and kept by no cache', async () => {
    expect((await ask('GET', {})).status).toBe(401)
    expect((await ask('POST', {})).status).toBe(401)
    expect((await ask('GET')).headers.get('Cache-Control')).toContain('no-store')
  })
})
