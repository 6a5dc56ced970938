import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { rateLimits } from '#drizzle/schema/limits.ts'
import { adminActor } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { claimNextRun, claimRun, extendLease } from './commands/claim-run.server.ts'
import { performRun } from './commands/perform-run.server.ts'
import { commitBatch } from './commands/record-progress.server.ts'
import { requestUndo } from './commands/request-undo.server.ts'
import { beginRun, startRun } from './commands/start-run.server.ts'
import { cancelRun, pauseRun, resumeRun } from './commands/steer-run.server.ts'
import { startRunWorker, workQueuedRuns } from './commands/work-queue.server.ts'
import { type Lease, LeaseLost, leaseTime, mostClaims } from './lease.ts'
import { getRun, listRuns } from './queries/runs.server.ts'
import { type Run, type RunInHand, registerKind } from './run-kinds.ts'

useDatabase()

/** Counts how often each of its batches was done, in rows of a table that nothing else of these tests uses. */
type Tally = { batches: number }
type Next = { next: number }
const batchName = (index: number) => `batch-${index}`

async function count(tx: Transaction, index: number) {
  await tx
    .insert(rateLimits)
    .values({ class: 'tally', key: batchName(index), fullAt: 1 })
    .onConflictDoUpdate({ target: [rateLimits.class, rateLimits.key], set: { fullAt: sql`${rateLimits.fullAt} + 1` } })
}
const tally = async () =>
  Object.fromEntries(
    (await db.select().from(rateLimits).orderBy(asc(rateLimits.key))).map(({ key, fullAt }) => [key, fullAt]),
  )

const progressAt = (index: number, batches: number) => ({
  checkpoint: { next: index + 1 },
  done: index + 1,
  total: batches,
  counts: { made: index + 1 },
  messageCode: 'counting',
})

/** Happens before a batch of the kind, outside its transaction. */
let before: (index: number) => Promise<unknown> | void
beforeEach(() => {
  before = () => undefined
})

async function everyBatch(run: RunInHand<Tally, Next>, batch: (tx: Transaction, index: number) => Promise<unknown>) {
  const { batches } = run.params
  for (let index = run.checkpoint?.next ?? 0; index < batches; index++) {
    await before(index)
    await run.commitBatch(async (tx) => {
      await batch(tx, index)
      return progressAt(index, batches)
    })
  }
}

class OutOfPaper extends Error {}

const tallyKind = registerKind<Tally, Next>({
  name: 'tally',
  permission: 'sync.run',
  work: (run) => everyBatch(run, count),
  undo: {
    days: 7,
    work: (run) => everyBatch(run, (tx, index) => tx.delete(rateLimits).where(eq(rateLimits.key, batchName(index)))),
  },
  errorCode: (error) => (error instanceof OutOfPaper ? 'long_work.busy' : null),
})
const lastingKind = registerKind<Tally, Next>({
  name: 'lasting',
  permission: 'sync.apply',
  work: (run) => everyBatch(run, count),
  undo: null,
})

const system = { scope: 'system' } as const
const input = (inputDigest: string | null = 'file-1', key = 'registry') => ({
  key,
  inputDigest,
  params: { batches: 4 },
})
const start = async (...given: Parameters<typeof input>) => (await startRun(system, tallyKind, input(...given))).run
const claimed = async (run: Run): Promise<Lease> => {
  const lease = await claimRun(run.id)
  expect(lease).not.toBeNull()
  return lease!
}
const finished = async (run: Run) => performRun(await claimed(run))
const statusOf = async ({ id }: Run) => (await getRun(system, id)).status
const pass = (milliseconds: number) => setClock(now() + milliseconds)
const whole = { 'batch-0': 1, 'batch-1': 1, 'batch-2': 1, 'batch-3': 1 }
const refused = (code: string) => expect.objectContaining({ code }) as unknown

describe('a run', () => {
  it('is queued, worked on batch by batch and done, and says how far it has come', async () => {
    const run = await start()
    expect(run).toMatchObject({ status: 'queued', startedByType: 'system', checkpoint: null })
    const seen: number[] = []
    const done = await performRun(await claimed(run), { onBatch: ({ done }) => seen.push(done) })
    expect(seen).toEqual([1, 2, 3, 4])
    expect(done).toMatchObject({ status: 'done', finishedAt: now(), leaseOwner: null, leaseUntil: null })
    expect(await getRun(system, run.id)).toMatchObject({
      done: 4,
      total: 4,
      counts: { made: 4 },
      messageCode: 'counting',
    })
    expect(await tally()).toEqual(whole)
  })

  it('is found by who may steer its kind, a page at a time, and by nobody else', async () => {
    const made: string[] = []
    for (let index = 0; index < 22; index++) {
      pass(index % 2)
      made.unshift((await start(null, `key-${index}`)).id)
    }
    const able = adminActor('sync.run')
    const first = await listRuns(able, 'tally')
    const second = await listRuns(able, 'tally', first.at(-1))
    expect([first.length, second.length]).toEqual([20, 2])
    expect([...first, ...second].map(({ id }) => id).toSorted()).toEqual(made.toSorted())
    expect([...first, ...second].map(({ createdAt }) => -createdAt)).toEqual(
      [...first, ...second].map(({ createdAt }) => -createdAt).toSorted((one, other) => one - other),
    )
    await expect(listRuns(able, 'lasting')).rejects.toEqual(refused('long_work.not_allowed'))
    const unable = adminActor('sync.apply')
    await expect(getRun(unable, made[0]!)).rejects.toEqual(refused('long_work.not_found'))
    await expect(cancelRun(unable, made[0]!)).rejects.toEqual(refused('long_work.not_found'))
    await expect(startRun(unable, tallyKind, input())).rejects.toEqual(refused('long_work.not_allowed'))
    await expect(getRun(able, 'none')).rejects.toEqual(refused('long_work.not_found'))
  })

  it('leaves an event of every step somebody took, by who took it', async () => {
    const person = adminActor('sync.run')
    const { run } = await startRun(person, tallyKind, input())
    expect(run).toMatchObject({ startedByType: 'user', startedById: person.userId })
    await pauseRun(person, run.id)
    await resumeRun(person, run.id)
    await finished(run)
    const events = await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))
    expect(events.map(({ action, actorId, subjectId }) => [action, actorId, subjectId])).toEqual([
      ['long_work.run_start', person.userId, run.id],
      ['long_work.run_pause', person.userId, run.id],
      ['long_work.run_resume', person.userId, run.id],
      ['long_work.run_finish', null, run.id],
    ])
  })
})

describe('a process that dies', () => {
  /** Two batches of four, and then nothing more is heard. */
  async function dieAfterTwo(run: Run): Promise<Lease> {
    const lease = await claimed(run)
    for (const index of [0, 1]) {
      await commitBatch(lease, async (tx) => {
        await count(tx, index)
        return progressAt(index, 4)
      })
    }
    return lease
  }

  it('between two batches leaves the run to the next one after its lease, which repeats none', async () => {
    const run = await start()
    await dieAfterTwo(run)
    pass(leaseTime - 1)
    expect(await claimNextRun()).toBeNull()
    pass(1)
    const next = await claimNextRun()
    expect(next!.run).toMatchObject({ id: run.id, checkpoint: { next: 2 } })
    await performRun(next!)
    expect(await statusOf(run)).toBe('done')
    expect(await tally()).toEqual(whole)
  })

  it('within a batch has not done it', async () => {
    const run = await start()
    const lease = await dieAfterTwo(run)
    const torn = commitBatch(lease, async (tx) => {
      await count(tx, 2)
      throw new Error('power cut')
    })
    await expect(torn).rejects.toThrow('power cut')
    expect(await tally()).toEqual({ 'batch-0': 1, 'batch-1': 1 })
    pass(leaseTime)
    await finished(run)
    expect(await tally()).toEqual(whole)
  })

  it('and comes back after its lease writes nothing any more', async () => {
    const run = await start()
    const late = await dieAfterTwo(run)
    pass(leaseTime)
    const next = await claimed(run)
    const batch = commitBatch(late, async (tx) => {
      await count(tx, 2)
      return progressAt(2, 4)
    })
    await expect(batch).rejects.toThrow(LeaseLost)
    await expect(performRun(late)).rejects.toThrow(LeaseLost)
    expect(await extendLease(late)).toBe(false)
    await performRun(next)
    expect(await tally()).toEqual(whole)
  })

  it('is not heard of again and again: the run has failed, and a person may resume it', async () => {
    const run = await start()
    for (let times = 0; times < mostClaims; times++) {
      await claimed(run)
      pass(leaseTime)
    }
    expect(await claimNextRun()).toBeNull()
    expect(await getRun(system, run.id)).toMatchObject({ status: 'failed', errorCode: 'long_work.lease_lapsed' })
    expect(await resumeRun(system, run.id)).toMatchObject({ status: 'queued', errorCode: null, finishedAt: null })
    await finished(run)
    expect(await tally()).toEqual(whole)
  })
})

describe('a lease', () => {
  it('goes to one of two processes that want it at once', async () => {
    const run = await start()
    const both = await Promise.all([claimRun(run.id), claimRun(run.id)])
    expect(both.filter(Boolean)).toHaveLength(1)
    pass(leaseTime)
    const again = await Promise.all([claimNextRun(), claimNextRun(), claimRun(run.id)])
    expect(again.filter(Boolean)).toHaveLength(1)
  })

  it('lasts as long as there are signs of life', async () => {
    const run = await start()
    const lease = await claimed(run)
    for (let beats = 0; beats < 3; beats++) {
      pass(leaseTime - 1)
      expect(await extendLease(lease)).toBe(true)
    }
    pass(leaseTime - 1)
    expect(await claimRun(run.id)).toBeNull()
  })

  it('is extended by itself during a long stretch without a batch', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const run = await start()
    before = async (index) => {
      if (index !== 1) return
      pass(leaseTime - 1)
      await vi.advanceTimersByTimeAsync(leaseTime / 3)
      // The heartbeat's write stands before this one in the queue.
      await withTransaction(() => Promise.resolve())
      await vi.waitFor(async () => expect((await getRun(system, run.id)).leaseUntil).toBe(now() + leaseTime))
      pass(1)
      expect(await claimRun(run.id)).toBeNull()
    }
    expect((await finished(run)).status).toBe('done')
    expect(vi.getTimerCount()).toBe(0)
  })
  afterEach(() => vi.useRealTimers())

  it('is taken over at once by who starts the same work in another process', async () => {
    const { lease } = await beginRun(system, tallyKind, input())
    const second: Promise<Run>[] = []
    before = async (index) => {
      if (index !== 2) return
      before = () => undefined
      const taken = await beginRun(system, tallyKind, input())
      expect(taken).toMatchObject({ isResumed: true, lease: { run: { id: lease.run.id, checkpoint: { next: 2 } } } })
      second.push(performRun(taken.lease))
    }
    await expect(performRun(lease)).rejects.toThrow(LeaseLost)
    expect(await Promise.all(second)).toMatchObject([{ status: 'done' }])
    expect(await tally()).toEqual(whole)
  })
})

describe('a key', () => {
  it('is had by one active run, also of two that start at once', async () => {
    const starts = await Promise.allSettled([start('file-1'), start('file-2')])
    const [won, lost] = starts.toSorted((one, other) => (one.status < other.status ? -1 : 1))
    expect(won!.status).toBe('fulfilled')
    expect(lost).toMatchObject({ status: 'rejected', reason: { code: 'long_work.busy' } })
    await start('file-2', 'another key')
  })

  it('is free again when its run has ended', async () => {
    await finished(await start('file-1'))
    expect((await start('file-2')).status).toBe('queued')
  })

  it('is given up by a run that nobody has worked on for a lease', async () => {
    const first = await start('file-1')
    await claimed(first)
    await expect(start('file-2')).rejects.toMatchObject({ code: 'long_work.busy', params: { runId: first.id } })
    pass(leaseTime)
    const second = await start('file-2')
    expect(await getRun(system, first.id)).toMatchObject({ status: 'failed', errorCode: 'long_work.lease_lapsed' })
    await expect(resumeRun(system, first.id)).rejects.toEqual(refused('long_work.busy'))
    await finished(second)
    expect((await resumeRun(system, first.id)).status).toBe('queued')
  })

  it('stays with an unfinished run that is started over the same input', async () => {
    const first = await start('file-1')
    expect(await startRun(system, tallyKind, input('file-1'))).toMatchObject({ isResumed: true, run: { id: first.id } })
    await finished(first)
    expect(await startRun(system, tallyKind, input('file-1'))).toMatchObject({ isResumed: false })
  })
})

describe('work that throws', () => {
  it('leaves a code that there are words for, and goes on from its last batch', async () => {
    const run = await start()
    before = (index) => {
      if (index === 2) throw new Error('secret detail')
    }
    await expect(finished(run)).rejects.toThrow('secret detail')
    expect(await getRun(system, run.id)).toMatchObject({ status: 'failed', errorCode: 'long_work.failed', done: 2 })
    before = () => {
      throw new OutOfPaper()
    }
    await resumeRun(system, run.id)
    await expect(finished(run)).rejects.toThrow(OutOfPaper)
    expect((await getRun(system, run.id)).errorCode).toBe('long_work.busy')
    before = () => undefined
    expect(await startRun(system, tallyKind, input())).toMatchObject({ isResumed: true, run: { id: run.id } })
    await finished(run)
    expect(await tally()).toEqual(whole)
  })
})

describe('a person', () => {
  const stopAt = (wanted: number, step: (run: Run) => Promise<unknown>, run: Run) => {
    before = (index) => (index === wanted ? step(run) : undefined)
  }

  it('cancels a run: what works on it stops at the next batch, and what was done stays', async () => {
    const run = await start()
    stopAt(2, async () => expect((await cancelRun(system, run.id)).status).toBe('cancelling'), run)
    expect(await finished(run)).toMatchObject({ status: 'cancelled', finishedAt: now(), errorCode: null })
    expect(await tally()).toEqual({ 'batch-0': 1, 'batch-1': 1 })
    await expect(resumeRun(system, run.id)).rejects.toEqual(refused('long_work.status_changed'))
    await expect(cancelRun(system, run.id)).rejects.toEqual(refused('long_work.status_changed'))
  })

  it('cancels a run that nobody works on at once', async () => {
    const queued = await start('file-1')
    expect((await cancelRun(system, queued.id)).status).toBe('cancelled')
    const left = await start('file-2')
    await claimed(left)
    expect((await cancelRun(system, left.id)).status).toBe('cancelling')
    pass(leaseTime)
    expect(await claimNextRun()).toBeNull()
    expect(await statusOf(left)).toBe('cancelled')
  })

  it('pauses a run, which goes on from its last batch when it is resumed', async () => {
    const run = await start()
    stopAt(2, () => pauseRun(system, run.id), run)
    expect(await finished(run)).toMatchObject({ status: 'paused', leaseOwner: null, finishedAt: null })
    expect(await claimNextRun()).toBeNull()
    await expect(start('file-2')).rejects.toEqual(refused('long_work.busy'))
    before = () => undefined
    expect((await resumeRun(system, run.id)).status).toBe('queued')
    await finished(run)
    expect(await tally()).toEqual(whole)
  })

  it('who changes their mind before the next batch interrupts nothing', async () => {
    const run = await start()
    const changeMind = async () => {
      await pauseRun(system, run.id)
      expect((await resumeRun(system, run.id)).status).toBe('running')
    }
    stopAt(1, changeMind, run)
    expect((await finished(run)).status).toBe('done')
    expect(await tally()).toEqual(whole)
  })
})

describe('an undo', () => {
  it('is a run of its own that makes the other undone, once', async () => {
    const run = await finished(await start())
    expect(run.undoUntil).toBe(now() + 7 * dayMs)
    const undo = await requestUndo(system, run.id)
    expect(undo).toMatchObject({ status: 'queued', kind: 'tally', key: 'registry', undoesId: run.id })
    await expect(requestUndo(system, run.id)).rejects.toEqual(refused('long_work.busy'))
    expect(await statusOf(run)).toBe('done')
    expect(await finished(undo)).toMatchObject({ status: 'done', undoUntil: null })
    expect(await statusOf(run)).toBe('undone')
    expect(await tally()).toEqual({})
    await expect(requestUndo(system, run.id)).rejects.toEqual(refused('long_work.status_changed'))
    await expect(requestUndo(system, undo.id)).rejects.toEqual(refused('long_work.cannot_undo'))
    expect(await startRun(system, tallyKind, input())).toMatchObject({ isResumed: false })
  })

  it('can be asked for until its window closes', async () => {
    const run = await finished(await start())
    pass(7 * dayMs - 1)
    const undo = await requestUndo(system, run.id)
    await cancelRun(system, undo.id)
    pass(1)
    await expect(requestUndo(system, run.id)).rejects.toEqual(refused('long_work.undo_closed'))
  })

  it('takes back what a cancelled run had done, and goes on where it failed', async () => {
    const run = await start()
    before = (index) => (index === 2 ? cancelRun(system, run.id) : undefined)
    await finished(run)
    before = (index) => {
      if (index === 1) throw new Error('cut')
    }
    const undo = await requestUndo(system, run.id)
    await expect(finished(undo)).rejects.toThrow('cut')
    expect(await tally()).toEqual({ 'batch-1': 1 })
    before = () => undefined
    expect(await requestUndo(system, run.id)).toMatchObject({ id: undo.id, status: 'queued', checkpoint: { next: 1 } })
    await finished(undo)
    expect([await tally(), await statusOf(run)]).toEqual([{}, 'undone'])
  })

  it('is refused by a kind that has none, for a run that has not ended, and where nothing was done', async () => {
    const { run } = await startRun(system, lastingKind, input(null, 'lasting'))
    await expect(requestUndo(system, run.id)).rejects.toEqual(refused('long_work.status_changed'))
    expect((await finished(run)).undoUntil).toBeNull()
    await expect(requestUndo(system, run.id)).rejects.toEqual(refused('long_work.cannot_undo'))
    const idle = await start()
    await cancelRun(system, idle.id)
    await expect(requestUndo(system, idle.id)).rejects.toEqual(refused('long_work.cannot_undo'))
  })
})

describe('the worker of a process', () => {
  it('works on all that is queued, and a run that fails does not keep the others', async () => {
    const queued = [await start('file-1'), await start('file-2', 'another key')]
    let isFirst = true
    before = () => {
      if (!isFirst) return
      isFirst = false
      throw new Error('out of luck')
    }
    expect(await workQueuedRuns()).toBe(2)
    expect((await Promise.all(queued.map(statusOf))).toSorted()).toEqual(['done', 'failed'])
    expect(await workQueuedRuns()).toBe(0)
  })

  it('of two processes gives every run to one', async () => {
    for (const key of ['one', 'two', 'three']) await start(null, key)
    const counts = await Promise.all([workQueuedRuns(), workQueuedRuns()])
    expect(counts[0]! + counts[1]!).toBe(3)
    expect(await tally()).toEqual({ 'batch-0': 3, 'batch-1': 3, 'batch-2': 3, 'batch-3': 3 })
  })

  it('that has to leave lets its run go at the next batch, and another one goes on there', async () => {
    const run = await start()
    let isLeaving = false
    before = (index) => {
      if (index === 2) isLeaving = true
    }
    expect(await workQueuedRuns(() => isLeaving)).toBe(1)
    expect(await getRun(system, run.id)).toMatchObject({ status: 'queued', done: 2 })
    expect(await workQueuedRuns()).toBe(1)
    expect(await statusOf(run)).toBe('done')
    expect(await tally()).toEqual(whole)
  })

  it('begins by itself and is at rest when it has been stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const run = await start()
    const worker = startRunWorker({ interval: 1000 })
    await vi.advanceTimersByTimeAsync(1200)
    await worker.stop()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
    expect(['queued', 'done']).toContain(await statusOf(run))
    await workQueuedRuns()
    expect(await statusOf(run)).toBe('done')
    expect(await tally()).toEqual(whole)
  })
})
