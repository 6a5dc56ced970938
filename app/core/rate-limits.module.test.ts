import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { closeDatabase, db, openDatabase } from '#app/core/database/database.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import { rateLimits } from '#drizzle/schema/limits.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { networkOf, takeToken } from './rate-limits.server.ts'

useDatabase()

const minutes = (count: number) => count * 60_000

async function take(times: number, rateClass: Parameters<typeof takeToken>[0], key: string): Promise<boolean[]> {
  const answers: boolean[] = []
  for (let time = 0; time < times; time++) answers.push((await takeToken(rateClass, key)).allowed)
  return answers
}

describe('takeToken', () => {
  it('lets ten forms through, refuses the eleventh and says when to come back', async () => {
    expect(await take(10, 'form', '192.0.2.1')).toEqual(Array(10).fill(true))
    expect(await takeToken('form', '192.0.2.1')).toEqual({ allowed: false, retryAfterSeconds: 360 })
  })

  it('gives the tokens back one by one, and all of them after the window', async () => {
    await take(10, 'form', '192.0.2.1')
    setClock(now() + minutes(6) - 1)
    expect(await takeToken('form', '192.0.2.1')).toEqual({ allowed: false, retryAfterSeconds: 1 })
    setClock(now() + 1)
    expect(await take(2, 'form', '192.0.2.1')).toEqual([true, false])
    setClock(now() + minutes(60))
    expect(await take(11, 'form', '192.0.2.1')).toEqual([...Array<boolean>(10).fill(true), false])
  })

  it('counts callers and classes apart', async () => {
    expect(await take(6, 'report', 'a')).toEqual([true, true, true, true, true, false])
    expect(await take(1, 'report', 'b')).toEqual([true])
    expect(await take(1, 'form', 'a')).toEqual([true])
  })

  it('refusals do not lengthen the wait', async () => {
    await take(5, 'report', 'a')
    await take(20, 'report', 'a')
    setClock(now() + minutes(12))
    expect(await take(2, 'report', 'a')).toEqual([true, false])
  })

  it('gives away no token twice to takers at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => takeToken('form', 'crowd')))
    expect(answers.filter((answer) => answer.allowed)).toHaveLength(10)
    for (const answer of answers.filter((one) => !one.allowed)) expect(answer.retryAfterSeconds).toBe(360)
  })

  it('does not lock a caller out when the clock is set back', async () => {
    await take(10, 'form', 'a')
    setClock(now() - minutes(24 * 60))
    expect(await take(11, 'form', 'a')).toEqual([...Array<boolean>(10).fill(true), false])
  })

  it('stores no readable key', async () => {
    await takeToken('form', '192.0.2.77')
    await takeToken('report', '192.0.2.77')
    const rows = await db.select().from(rateLimits)
    expect(rows).toHaveLength(2)
    expect(rows[0]!.key).not.toBe(rows[1]!.key)
    expect(JSON.stringify(rows)).not.toContain('192.0.2')
    for (const row of rows) expect(row.key).toMatch(/^[\w-]{43}$/)
  })

  it('forgets callers whose tokens are all back', async () => {
    await take(3, 'form', 'gone')
    setClock(now() + minutes(3 * 60))
    await takeToken('form', 'present')
    expect(await db.select().from(rateLimits)).toHaveLength(1)
  })

  it('keeps reading out of the database', async () => {
    expect(await take(121, 'search', 'reader')).toEqual([...Array<boolean>(120).fill(true), false])
    expect(await db.select().from(rateLimits)).toEqual([])
  })

  // An in-process PostgreSQL dies with its connection; SQLite's file is what a restart finds.
  it.skipIf(dialect === 'postgres')('remembers across a restart (in-process PostgreSQL keeps nothing)', async () => {
    const url = `file:${process.cwd()}/data/test/${process.pid}.sqlite`
    await take(10, 'form', '192.0.2.1')
    await closeDatabase()
    await openDatabase(url)
    expect(await takeToken('form', '192.0.2.1')).toEqual({ allowed: false, retryAfterSeconds: 360 })
  })
})

describe('networkOf', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
