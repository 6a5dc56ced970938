import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { redirects } from '#drizzle/schema/index.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'

useSeededDatabase()

const moved = [
  ['provider', 'old-doctor', 'meiling-zhang'],
  ['specialty', 'old-field', 'dentistry'],
  ['neighborhood', 'old-place', 'flushing'],
  ['plan', 'old-plan', 'new-plan'],
  ['blog', 'old-post', 'new-post'],
  ['path', '/old/price-list.html', '/health-insurance'],
  ['path', '/old-single', '/contact?topic=other'],
  ['path', '/old/elsewhere', 'https://www.medicare.gov/'],
  ['path', '/old/trick', '//evil.example/'],
  ['path', '/old/trick-2', 'javascript:alert(1)'],
] as const
const ids = moved.map((_, index) => `moved-${index}`)

beforeAll(async () => {
  await withTransaction(async (tx) => {
    await tx
      .insert(redirects)
      .values(
        moved.map(([kind, fromSlug, toSlug], index) => ({ id: ids[index]!, kind, fromSlug, toSlug, createdAt: now() })),
      )
  })
})
afterAll(() => withTransaction(async (tx) => void (await tx.delete(redirects).where(inArray(redirects.id, ids)))))

describe('what has moved', () => {
  it.each([
    ['/doctor/dentistry/old-doctor', '/doctor/dentistry/meiling-zhang'],
    ['/doctor/old-field', '/doctor/dentistry'],
    ['/specialty/old-field', '/specialty/dentistry'],
    ['/location/old-place', '/location/flushing'],
    ['/location/old-place/all?lang=yue', '/location/flushing/all?lang=yue'],
    ['/location/old-place/old-field', '/location/flushing/dentistry'],
    ['/doctor?plan=old-plan&lang=yue', '/doctor?plan=new-plan&lang=yue'],
    ['/doctor/dentistry?plan=kept,old-plan', '/doctor/dentistry?plan=kept%2Cnew-plan'],
    ['/location/all/dentistry', '/doctor/dentistry'],
    ['/location/ALL/dentistry?q=lin', '/doctor/dentistry?q=lin'],
    ['/location/flushing/all?plan=old-plan', '/location/flushing/all?plan=new-plan'],
    ['/location/flushing/dentistry?plan=old-plan', '/location/flushing/dentistry?plan=new-plan'],
    ['/location/all?plan=old-plan', '/location/all?plan=new-plan'],
    ['/blogs/old-post', '/blogs/new-post'],
    ['/old/price-list.html', '/health-insurance'],
    ['/old/price-list.html/?from=wechat', '/health-insurance?from=wechat'],
    ['/old-single', '/contact?topic=other'],
  ])('is found from %s at %s, in every locale', async (path, to) => {
    for (const locale of locales) {
      const { status, headers } = await openPage(withPrefix(path, locale))
      expect(status, locale).toBe(301)
      expect(headers.get('Location')).toBe(withPrefix(to, locale))
    }
  })

  it('may be found on another site', async () => {
    for (const locale of locales) {
      const { status, headers } = await openPage(withPrefix('/old/elsewhere', locale))
      expect([status, headers.get('Location')]).toEqual([301, 'https://www.medicare.gov/'])
    }
  })

  it.each([
    '/location/all/nothing',
    '/old/trick',
    '/old/trick-2',
    '/old/nothing',
    '/nothing',
    `/${'x'.repeat(400)}`,
    '/old/%00',
  ])('leads nowhere by accident: %s', async (path) => {
    expect([404, 410]).toContain((await openPage(path)).status)
  })
})
