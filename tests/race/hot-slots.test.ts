import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { insertProviderFacility, insertPractice, insertVisitType, type Practice } from '#tests/factories/booking.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import type { RaceOrder } from './book-slots.ts'
import { expectWholeBookings } from './whole-bookings.ts'

const minute = 60_000
const processes = 8
const script = fileURLToPath(new URL('./book-slots.ts', import.meta.url))
const file = resolve(`data/test/race-${process.pid}.sqlite`)
const url = `file:${file}`
const clear = () => ['', '-wal', '-shm'].forEach((suffix) => rmSync(file + suffix, { force: true }))

/** Wednesday 2026-10-21, 09:00 to 15:10 in New York, every ten minutes. */
const hot = Array.from({ length: 38 }, (_, index) => Date.parse('2026-10-21T13:00:00Z') + index * 10 * minute)
let practices: Practice[]

beforeEach(async () => {
  clear()
  mkdirSync(resolve('data/test'), { recursive: true })
  const connection = await openDatabase(url)
  await connection.migrate()
  // One provider, two facilities, visits of four lengths with and without buffers, one of them asked for, one a group.
  practices = await withTransaction(async (tx) => {
    const one = await insertPractice(tx, { visitType: { minutes: 30, alignMinutes: 10 } })
    const long = await insertVisitType(tx, one.providerFacilityId, { minutes: 50, bufferAfter: 10, alignMinutes: 10 })
    const asked = await insertVisitType(tx, one.providerFacilityId, {
      minutes: 20,
      alignMinutes: 10,
      approval: 'manual',
    })
    const group = await insertVisitType(tx, one.providerFacilityId, { minutes: 40, alignMinutes: 40, capacity: 6 })
    const facilityId = await insertFacility(tx)
    const two = await insertProviderFacility(
      tx,
      { providerId: one.providerId, facilityId },
      { visitType: { minutes: 40, bufferBefore: 5, alignMinutes: 10 } },
    )
    return [one, { ...one, visitTypeId: long }, { ...one, visitTypeId: asked }, { ...one, visitTypeId: group }, two]
  })
  await closeDatabase()
})
afterEach(clear)

type Runner = { child: ChildProcess; reader: Interface; lines: string[]; ended: Promise<unknown> }

function start(seed: number, attempts: number): Runner {
  const order: RaceOrder = { url, seed, attempts, clock: now(), hot, practices }
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'test', TZ: 'UTC' },
  })
  const lines: string[] = []
  const reader = createInterface(child.stdout!)
  reader.on('line', (line) => lines.push(line))
  return { child, reader, lines, ended: Promise.all([once(child, 'exit'), once(reader, 'close')]) }
}

/** Resolves once a process has said so many lines, or has ended. */
function said({ lines, reader, ended }: Runner, count: number): Promise<unknown> {
  const enough = new Promise<void>((done) => {
    const look = () => lines.length >= count && done()
    reader.on('line', look)
    look()
  })
  return Promise.race([enough, ended])
}

const answers = (runners: readonly Runner[]) => runners.flatMap(({ lines }) => lines)
const acknowledged = (lines: readonly string[], step: string) =>
  lines.filter((line) => line.startsWith(`ok ${step} `)).map((line) => line.split(' ')[2]!)

/** Whatever happened: every visit is whole, and what was acknowledged is there. */
async function expectWhole(lines: readonly string[]): Promise<void> {
  await openDatabase(url)
  try {
    const known = new Map((await expectWholeBookings()).map((row) => [row.id, row]))
    for (const id of acknowledged(lines, 'book')) expect(known.has(id), `lost ${id}`).toBe(true)
    for (const id of acknowledged(lines, 'cancel')) expect(known.get(id)!.status).toBe('cancelled')
  } finally {
    await closeDatabase()
  }
}

describe('eight processes on one provider’s times', () => {
  it('book, hold, move and cancel without an overlap, and every loser is told so', async () => {
    const runners = Array.from({ length: processes }, (_, index) => start(100 + index, 60))
    await Promise.all(runners.map(({ ended }) => ended))
    const lines = answers(runners)
    expect(lines.filter((line) => line === 'done')).toHaveLength(processes)
    expect(lines.filter((line) => line.startsWith('bad'))).toEqual([])
    const refusals = new Set(lines.filter((line) => line.startsWith('no ')))
    // The desk is asked before it books within the minutes between two visits, one of which has come meanwhile.
    const known = ['SLOT_TAKEN', 'CLOSED', 'INVALID_TRANSITION', 'LIMIT_REACHED', 'OUTSIDE_HOURS']
    const expected = known.map((code) => `no booking.${code}`)
    for (const refusal of refusals) expect(expected).toContain(refusal)
    expect(refusals).toContain('no booking.SLOT_TAKEN')
    expect(acknowledged(lines, 'book').length).toBeGreaterThan(10)
    await expectWhole(lines)
  })

  it('lose nothing that was acknowledged and leave nothing half-made when they are killed', async () => {
    const runners: Runner[] = []
    for (let round = 0; round < 3; round++) {
      const fresh = Array.from({ length: processes }, (_, index) => start(1000 + 100 * round + index, 200))
      runners.push(...fresh)
      // Each is killed after another number of answers: in the middle of whatever it does then.
      await Promise.all(
        fresh.map(async (runner, index) => {
          await said(runner, 10 + 6 * index + round)
          runner.child.kill('SIGKILL')
          await runner.ended
        }),
      )
      expect(fresh.some(({ child }) => child.signalCode === 'SIGKILL')).toBe(true)
    }
    const lines = answers(runners)
    expect(lines.filter((line) => line.startsWith('bad'))).toEqual([])
    expect(acknowledged(lines, 'book').length).toBeGreaterThan(5)
    await expectWhole(lines)
  })
})
