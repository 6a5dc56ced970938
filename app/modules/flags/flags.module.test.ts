import { expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { readPageRevisions } from '#app/core/page/page-revisions.server.ts'
import { rowEdits } from '#drizzle/schema/administration.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { pageRevisions } from '#drizzle/schema/pages.ts'
import { adminActor } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { setFlag } from './commands/set-flag.server.ts'
import { isFlagOn, listFlags } from './queries/flags.server.ts'

useDatabase()

const manager = adminActor('flag.manage')
const refused = (code: string) => expect.objectContaining({ code }) as unknown
const on = { code: 'associations', isOn: true, reason: 'The association has signed', version: 0 } as const

it('is as the code says until somebody sets it, and then as it was set', async () => {
  const [before] = await listFlags()
  expect(before).toMatchObject({ code: 'associations', isOn: before!.isOnByDefault, updatedAt: null, version: 0 })
  const isOn = !before!.isOnByDefault
  await setFlag(manager, { ...on, isOn })
  expect(await isFlagOn('associations')).toBe(isOn)
  expect((await listFlags())[0]).toMatchObject({ isOn, isOnByDefault: before!.isOnByDefault, version: 1 })
  await setFlag(manager, { ...on, isOn: !isOn, version: 1 })
  expect(await isFlagOn('associations')).toBe(!isOn)
})

it('keeps who changed it, from what to what and why, and the audit log knows', async () => {
  await setFlag(manager, on)
  await setFlag(manager, { ...on, isOn: false, reason: 'Not yet', version: 1 })
  const edits = await db.select().from(rowEdits).orderBy(rowEdits.version)
  expect(edits).toMatchObject([
    { kind: 'create', before: null, after: { isOn: true }, reason: on.reason, editorId: manager.userId },
    { kind: 'change', before: { isOn: true }, after: { isOn: false }, reason: 'Not yet' },
  ])
  const events = await db.select().from(auditEvents)
  expect(events.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['flags.flag_set', 'associations'],
    ['flags.flag_set', 'associations'],
  ])
})

it('is switched by one of two who saw the same, and by nobody without the permission', async () => {
  const both = await Promise.allSettled([setFlag(manager, on), setFlag(manager, { ...on, isOn: false })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both).toContainEqual({ status: 'rejected', reason: refused('edits.stale') })
  expect(() => setFlag(adminActor('data.reference'), on)).toThrow(refused('flags.not_allowed') as Error)
})

it('has every kept page made anew, for all of them name in their footer what is on', async () => {
  await withTransaction((tx) => tx.insert(pageRevisions).values({ tag: 'library', revision: 3 }).onConflictDoNothing())
  const before = await readPageRevisions()
  await setFlag(manager, on)
  const after = await readPageRevisions()
  expect(Object.keys(before)).toContain('library')
  for (const [tag, revision] of Object.entries(before)) {
    expect(after[tag as keyof typeof after], tag).toBeGreaterThan(revision)
  }
})
