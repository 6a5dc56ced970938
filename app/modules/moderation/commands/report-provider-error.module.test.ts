import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { changeRequests, providers, providerStatuses } from '#drizzle/schema/index.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openReport } from '../report-text.server.ts'
import { reportProviderError } from './report-provider-error.server.ts'

useDatabase()

beforeEach(async () => {
  await withTransaction((tx) => insertProvider(tx, { id: 'p1', slug: 'ann-lee' }))
})

const report = (changes: Partial<Parameters<typeof reportProviderError>[0]> = {}) =>
  reportProviderError({
    providerSlug: 'ann-lee',
    topic: 'phone',
    details: '号码是 15',
    contact: null,
    locale: 'zh-Hans',
    ...changes,
  })
const requests = () => db.select().from(changeRequests)

describe('reportProviderError', () => {
  it('files a request that a reviewer has three days for', async () => {
    const id = await report({ contact: 'a@b.test', locale: 'en-US' })
    const [request] = await requests()
    expect(openReport(id, request!.reportEnc!)).toEqual({ details: '号码是 15', contact: 'a@b.test' })
    expect(await requests()).toEqual([
      {
        id,
        kind: 'update_provider',
        targetType: 'provider',
        targetId: 'p1',
        field: 'phone',
        submitterType: 'public',
        submitterId: null,
        reportEnc: request!.reportEnc,
        locale: 'en-US',
        before: {},
        after: {},
        status: 'submitted',
        reviewerId: null,
        claimedAt: null,
        decidedAt: null,
        reasonCode: null,
        decisionNote: null,
        decidedAfter: null,
        reopenedFromId: null,
        dueAt: now() + 3 * 86_400_000,
        createdAt: now(),
        updatedAt: now(),
      },
    ])
  })

  it('is one request for the same words on the same topic, however many say it at once', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => report()))
    expect(new Set(ids).size).toBe(1)
    expect(await requests()).toHaveLength(1)
    expect(await report({ topic: 'hours' })).not.toBe(ids[0])
    expect(await report({ details: '号码是 16' })).not.toBe(ids[0])
    expect(await requests()).toHaveLength(3)
  })

  it('is a new request once the first has been decided', async () => {
    const first = await report()
    await withTransaction((tx) =>
      tx.update(changeRequests).set({ status: 'rejected' }).where(eq(changeRequests.id, first)),
    )
    setClock(now() + 1)
    expect(await report()).not.toBe(first)
    expect(await requests()).toHaveLength(2)
  })

  it.each(providerStatuses)('knows whether a %s profile can be seen', async (status) => {
    await withTransaction((tx) => tx.update(providers).set({ status }).where(eq(providers.id, 'p1')))
    if (status === 'listed' || status === 'retired') {
      await report()
      expect(await requests()).toHaveLength(1)
    } else {
      await expect(report()).rejects.toMatchObject({ kind: 'not_found', code: 'directory.provider_not_found' })
      expect(await requests()).toEqual([])
    }
  })

  it('keeps every character as it was typed', async () => {
    const details = 'emoji 👩‍⚕️ 𠮷 "quotes" \\ \u0000 \r\n\t ＇; drop table providers; --'
    await report({ details })
    const [{ id, reportEnc }] = (await requests()) as [typeof changeRequests.$inferSelect]
    expect(openReport(id, reportEnc!).details).toBe(details)
  })
})
