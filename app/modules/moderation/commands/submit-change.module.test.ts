import { asc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { listSubmittedRequests } from '../queries/submitted-requests.server.ts'
import { type ProposedChange, submitChange } from './submit-change.server.ts'

useDatabase()

const submit = (changes: Partial<ProposedChange> = {}) =>
  withTransaction((tx) =>
    submitChange(tx, {
      kind: 'update_facility',
      targetType: 'facility',
      targetId: 'place-1',
      field: 'phone',
      submitter: { userId: 'user-1' },
      locale: 'zh-Hans',
      before: { phone: '+17185550110' },
      after: { phone: '+17185550111' },
      ...changes,
    }),
  )

const rows = () => db.select().from(changeRequests).orderBy(asc(changeRequests.createdAt), asc(changeRequests.id))

describe('submitChange', () => {
  it('files what should change and from what, with three days to answer, and tells the audit no value', async () => {
    const id = await submit()
    expect(await rows()).toMatchObject([
      {
        id,
        status: 'submitted',
        submitterType: 'user',
        submitterId: 'user-1',
        before: { phone: '+17185550110' },
        after: { phone: '+17185550111' },
        dueAt: now() + 3 * 86_400_000,
        reviewerId: null,
      },
    ])
    const events = await db.select().from(auditEvents)
    expect(events).toMatchObject([
      { action: 'moderation.change_submit', actorId: 'user-1', subjectType: 'change_request', subjectId: id },
    ])
    expect(JSON.stringify(events)).not.toContain('718555')
  })

  it('supersedes the open request of the same person about the same field, and no other', async () => {
    const first = await submit()
    const others = [
      await submit({ field: 'wechat' }),
      await submit({ targetId: 'place-2' }),
      await submit({ submitter: { userId: 'user-2' } }),
    ]
    setClock(now() + 1000)
    const second = await submit({ after: { phone: '+17185550112' } })
    const statuses = Object.fromEntries((await rows()).map(({ id, status }) => [id, status]))
    expect(statuses[first]).toBe('superseded')
    for (const id of [...others, second]) expect(statuses[id]).toBe('submitted')
  })

  it('leaves a decided request as it is', async () => {
    const first = await submit()
    await withTransaction((tx) => tx.update(changeRequests).set({ status: 'rejected' }))
    await submit()
    expect((await rows()).find(({ id }) => id === first)?.status).toBe('rejected')
  })
})

describe('listSubmittedRequests', () => {
  it('shows somebody their own, the latest first', async () => {
    const first = await submit()
    setClock(now() + 1000)
    const second = await submit({ field: 'email' })
    await submit({ submitter: { userId: 'user-2' } })
    expect((await listSubmittedRequests({ userId: 'user-1' })).map(({ id }) => id)).toEqual([second, first])
    expect(await listSubmittedRequests({ userId: 'user-1' }, 1)).toHaveLength(1)
    expect(await listSubmittedRequests({ userId: 'nobody' })).toEqual([])
  })
})
