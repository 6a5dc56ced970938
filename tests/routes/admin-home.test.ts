import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import type { Permission } from '#app/modules/accounts/admin-permissions.ts'
import { reviewTime } from '#app/modules/moderation/review-time.ts'
import type { loader as home } from '#app/routes/admin/home.tsx'
import { loader as frame } from '#app/routes/admin/layout.tsx'
import { beginCall } from '#app/modules/desk/telephony/commands/run-call.server.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { voicemails } from '#drizzle/schema/practice/telephony.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { syncSchedules } from '#drizzle/schema/sync.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { telephonyStage } from '#tests/factories/telephony.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, origin } from './route-request.ts'

useDatabase()

const minute = 60_000

async function request(kind: 'claim' | 'new_doctor' | 'image', status: 'submitted' | 'rejected', createdAt: number) {
  const row = { id: newId(), kind, status, targetType: 'provider', targetId: newId(), field: 'photo', locale: 'en-US' }
  await withTransaction((tx) =>
    tx.insert(changeRequests).values({
      ...row,
      ...{ kind, status, submitterType: 'user' as const, before: {}, after: {}, createdAt, updatedAt: createdAt },
    }),
  )
}

async function message(state: 'queued' | 'failed' | 'sent', notBefore: number) {
  const id = newId()
  const row = { channel: 'email', toEnc: '', template: 'x', locale: 'en-US', varsEnc: '', subjectType: 'user' } as const
  await withTransaction((tx) =>
    tx.insert(messageOutbox).values({
      ...row,
      ...{ id, subjectId: 'user', notBefore, state, attempts: 0, dedupeKey: id, meta: {} },
      ...{ createdAt: notBefore, updatedAt: notBefore },
    }),
  )
}

const read = async (...permissions: Permission[]) => {
  const { headers } = await signedInAdmin({ permissions })
  return (await get<typeof home>('/en-US/admin', { headers })).data
}

describe('the first page of the administration', () => {
  it('counts what waits in the queues that somebody may open, with the oldest', async () => {
    const at = now()
    await request('claim', 'submitted', at - 5 * minute)
    await request('new_doctor', 'submitted', at - reviewTime - minute)
    await request('new_doctor', 'rejected', at - 20 * minute)
    await request('image', 'submitted', at)
    const { work } = await read('doctor.approve', 'ticket.read')
    expect(work).toEqual([
      { key: 'doctors', path: '/admin/new-doctor-requests', count: 2, late: 1, oldestAt: at - reviewTime - minute },
      { key: 'support', path: '/admin/support', count: 0, late: 0, oldestAt: null },
    ])
    expect((await read('analytics.read')).work).toEqual([])
  })

  it('says in the menu how much waits behind an entry', async () => {
    await request('claim', 'submitted', now())
    const { headers } = await signedInAdmin({ permissions: ['doctor.approve', 'ticket.read'] })
    const asked = new Request(`${origin}/en-US/admin`, { headers })
    const { menu } = await ((await frame({ request: asked, params: {}, context: {} })) as Response).json()
    expect(menu.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { key: 'doctors', group: 'work', path: '/admin/new-doctor-requests', count: 1 },
    ])
  })

  it('names the addresses where posts are written as parts of their entry', async () => {
    const { headers } = await signedInAdmin({ permissions: ['blog.edit'] })
    const asked = new Request(`${origin}/en-US/admin/blogs/new`, { headers })
    const { menu } = await ((await frame({ request: asked, params: {}, context: {} })) as Response).json()
    expect(menu.find(({ key }: { key: string }) => key === 'posts')).toMatchObject({
      path: '/admin/blog-management',
      parts: ['/admin/blogs/new', '/admin/blog-edit/'],
    })
  })

  it('tells of messages that are stuck or were given up, and of nothing when all is well', async () => {
    const told = async () => (await read('audit.read')).alerts.filter(({ kind }) => kind !== 'disk_full')
    await message('queued', now() - 14 * minute)
    await message('sent', now() - 60 * minute)
    expect(await told()).toEqual([])
    const since = now() - 16 * minute
    await message('queued', since)
    await message('failed', now() - 60 * minute)
    expect(await told()).toEqual([
      { kind: 'outbox_stuck', count: 1, since },
      { kind: 'outbox_failed', count: 1, since: null },
    ])
  })

  it('tells of long work whose last run has failed, until one has gone well', async () => {
    const told = async () => (await read('audit.read')).alerts.filter(({ kind }) => kind === 'run_failed')
    const run = (id: string, status: 'failed' | 'done') =>
      withTransaction((tx) =>
        tx.insert(runs).values({
          ...{ id, kind: 'registry', key: 'nppes', params: {}, status, startedByType: 'system', claims: 0 },
          ...{ done: 0, counts: {}, finishedAt: now(), createdAt: now(), updatedAt: now() },
        }),
      )
    await run('run-1', 'failed')
    expect(await told()).toEqual([{ kind: 'run_failed', count: 1, since: now() }])
    await run('run-2', 'done')
    expect(await told()).toEqual([])
  })

  it('tells of a disk of which less than a tenth is free', async () => {
    const told = async (bavail: number) => {
      const asked = vi
        .spyOn(fs, 'statfs')
        .mockResolvedValue({ bavail, blocks: 1000 } as Awaited<ReturnType<typeof fs.statfs>>)
      // Who imports the function by its name gets the other one from now on.
      syncBuiltinESMExports()
      try {
        const { alerts } = await read('audit.read')
        expect(asked).toHaveBeenCalled()
        return alerts.filter(({ kind }) => kind === 'disk_full')
      } finally {
        asked.mockRestore()
        syncBuiltinESMExports()
      }
    }
    expect(await told(100)).toEqual([])
    expect(await told(99)).toEqual([{ kind: 'disk_full', count: 10, since: null }])
    expect(await told(24)).toEqual([{ kind: 'disk_full', count: 2, since: null }])
  })

  it('tells of recordings that a telephone carrier still has two hours after their time', async () => {
    const told = async () => (await read('audit.read')).alerts.filter(({ kind }) => kind === 'recordings_left')
    const { line } = await telephonyStage()
    const { call } = await beginCall({ carrier: 'voice_api', ref: 'CA1', lineId: (await line()).id, from: null })
    const left = (id: string, wipedAt: number, recordingEnc: string | null) =>
      withTransaction(async (tx) => {
        const row = { facilityId: call.facilityId, callId: call.id, state: 'done', seconds: 9, version: 1 } as const
        await tx.delete(voicemails)
        await tx.insert(voicemails).values({ ...row, id, wipedAt, recordingEnc, createdAt: 1, updatedAt: 1 })
      })
    await left('just', now() - 60 * minute, 'sealed')
    expect(await told()).toEqual([])
    const since = now() - 121 * minute
    await left('left', since, 'sealed')
    expect(await told()).toEqual([{ kind: 'recordings_left', count: 1, since }])
    await left('gone', since, null)
    expect(await told()).toEqual([])
  })

  it('tells of scheduled syncs that could not run, until one has', async () => {
    const told = async () => (await read('audit.read')).alerts.filter(({ kind }) => kind === 'sync_not_run')
    const at = now()
    const due = (
      id: string,
      outcome: 'no_file' | 'download_failed' | 'started',
      cadence: 'daily' | 'off' = 'daily',
    ) => {
      const row = { id, cadence, weekday: 1, hour: 3, isDryRun: true, states: null, handledAt: at, outcome, version: 1 }
      return withTransaction((tx) => tx.insert(syncSchedules).values({ ...row, updatedAt: at }))
    }
    await due('csv', 'download_failed')
    await due('fhir', 'no_file')
    await due('nppes', 'started')
    await due('deactivations', 'no_file', 'off')
    expect(await told()).toEqual([{ kind: 'sync_not_run', count: 2, since: at }])
    await withTransaction((tx) => tx.update(syncSchedules).set({ outcome: 'started' }))
    expect(await told()).toEqual([])
  })
})
