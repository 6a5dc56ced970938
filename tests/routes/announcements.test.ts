import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { runAnnouncementChores } from '#app/modules/association/announcements/commands/send-announcements.server.ts'
import { optOutTokenOf } from '#app/modules/association/announcements/opt-out-token.server.ts'
import {
  announcementDeliveries,
  announcementOptOuts,
  announcements,
} from '#drizzle/schema/association/announcements.ts'
import { paths } from '#app/paths.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { insertUser, signedIn } from '#tests/factories/accounts.ts'
import {
  associationManager,
  insertAssociation,
  insertMember,
  switchAssociations,
} from '#tests/factories/associations.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

const base = '/association-management/notifications'
let headers: Record<string, string>
let associationId = ''
let memberId = ''

beforeEach(async () => {
  await switchAssociations(true)
  await withTransaction(async (tx) => {
    associationId = await insertAssociation(tx, { address: '12 Example St, Flushing, NY 11355' })
    memberId = await insertMember(tx, { associationId, email: 'member@example.com' })
  })
  headers = await associationManager({ associationIds: [associationId] })
})

const fields = (more: Record<string, string> = {}) => ({
  ...{ association: associationId, version: '0', key: 'form-1', channels: 'in_app', segment: 'all', titleHans: '' },
  ...{ bodyHans: '', titleHant: '', bodyHant: '', titleEn: 'Party <b>', bodyEn: 'Please come.', named: '', ...more },
})
const rows = () => db.select().from(announcements)

describe('the pages of announcements', () => {
  it('draft, count, schedule and report, without JavaScript; a form sent twice makes one', async () => {
    const counted = await post<{ counted: { members: number } }>(
      `${base}/new`,
      { ...fields(), intent: 'count' },
      { headers },
    )
    expect([counted.status, counted.data.counted.members]).toEqual([200, 2])
    expect(await rows()).toEqual([])
    const half = await post(`${base}/new`, fields({ titleHans: '聚会' }), { headers })
    expect(half.status).toBe(400)
    for (const _ of [1, 2]) expect((await post(`${base}/new`, fields(), { headers })).status).toBe(302)
    const [draft, ...others] = await rows()
    expect(others).toEqual([])
    const page = `${base}/${draft!.id}`
    expect((await get(page, { headers })).status).toBe(200)
    expect(
      (await post(page, { intent: 'schedule', version: '1', when: 'later', date: '', time: '' }, { headers })).status,
    ).toBe(400)
    expect((await post(page, { intent: 'schedule', version: '1', when: 'now' }, { headers })).status).toBe(302)
    await runAnnouncementChores()
    expect((await rows())[0]!.status).toBe('sent')
    expect(await db.$count(announcementDeliveries)).toBe(2)
  })

  it('ask whoever sends words about health to look first', async () => {
    await post(`${base}/new`, fields({ bodyEn: 'Mr. Li was diagnosed with it.' }), { headers })
    const page = `${base}/${(await rows())[0]!.id}`
    const sent = { intent: 'schedule', version: '1', when: 'now' }
    expect((await post(page, sent, { headers })).status).toBe(400)
    expect((await rows())[0]!.status).toBe('draft')
    expect((await post(page, { ...sent, looked: 'yes' }, { headers })).status).toBe(302)
    expect((await rows())[0]!.status).toBe('scheduled')
  })
})

describe('what became of an announcement', () => {
  const send = async () => {
    await post(`${base}/new`, fields({ channels: 'both' }), { headers })
    const [row] = await rows()
    await post(`${base}/${row!.id}`, { intent: 'schedule', version: '1', when: 'now' }, { headers })
    await runAnnouncementChores()
    return row!.id
  }

  it('is a file that names no member who has opted out, for the association alone', async () => {
    const nameOf = (id: string) => eq(associationMembers.id, id)
    await withTransaction(async (tx) => {
      await tx.update(associationMembers).set({ name: '何不提' }).where(nameOf(memberId))
      await insertMember(tx, { associationId, name: '=何先收', email: 'other@example.com' })
      await tx.insert(announcementOptOuts).values({ id: memberId, createdAt: now() })
    })
    const { html: file } = await openPage(paths.associationAnnouncementFile(await send()), { headers })
    expect(file).not.toContain('何不提')
    expect(file).not.toContain('member@example.com')
    // A name that a spreadsheet would take for a formula is none there.
    expect(file).toMatch(/(?:^|\r\n)"?'=何先收/)
    const [row] = await rows()
    const foreign = await associationManager()
    expect((await get<never>(paths.associationAnnouncementFile(row!.id), { headers: foreign })).status).toBe(404)
  })

  it('is read, and mail is ended and wanted again, by the buttons of a member’s page and of nobody else’s', async () => {
    await send()
    const userId = await withTransaction(async (tx) => {
      const made = await insertUser(tx)
      await tx.update(associationMembers).set({ userId: made }).where(eq(associationMembers.id, memberId))
      return made
    })
    const own = await signedIn(userId)
    const press = (intent: string, more: Record<string, string> = {}) =>
      post<never>(paths.ownAssociations(), { intent, ...more }, { headers: own })
    const deliveries = await db.select().from(announcementDeliveries)
    const mine = deliveries.find((row) => row.memberId === memberId)!
    const others = deliveries.find((row) => row.memberId !== memberId)!
    const readOf = async (id: string) =>
      (await db.select().from(announcementDeliveries).where(eq(announcementDeliveries.id, id)))[0]!.readAt
    // Beside the entry of the menu, on every page of the area.
    const menuCount = async () => {
      const { html } = await openPage(`/en-US${paths.changePassword()}`, { headers: own })
      return /href="\/en-US\/provider\/4\/dashboard\/association"[^]*?<\/a>/
        .exec(html)![0]
        .match(/side__count[^>]*>(\d+)/)?.[1]
    }
    expect(await menuCount()).toBe('1')
    await press('open-notice', { notice: others.id })
    expect([await readOf(others.id), await readOf(mine.id)]).toEqual([null, null])
    expect((await press('open-notice', { notice: mine.id })).location).toContain(`#notice-${mine.id}`)
    expect([await readOf(others.id), await readOf(mine.id)]).toEqual([null, now()])
    expect(await menuCount()).toBeUndefined()
    expect((await press('announcements-off')).status).toBe(302)
    expect(await db.$count(announcementOptOuts, eq(announcementOptOuts.id, memberId))).toBe(1)
    await press('announcements-on')
    expect(await db.$count(announcementOptOuts)).toBe(0)
  })
})

describe('the link that ends mail', () => {
  it('writes nothing when it is opened, ends mail by one POST, also while associations are off', async () => {
    await switchAssociations(false)
    const path = `/api/messages/announcements/${optOutTokenOf(memberId)}`
    expect((await get(path)).status).toBe(200)
    expect(await db.$count(announcementOptOuts)).toBe(0)
    expect((await post(path, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
    expect(await db.$count(announcementOptOuts, eq(announcementOptOuts.id, memberId))).toBe(1)
    expect((await post(path, { announcements: 'on' })).status).toBe(200)
    expect(await db.$count(announcementOptOuts)).toBe(0)
    expect((await get(`${path}x`)).status).toBe(404)
    expect(await db.$count(associations)).toBe(1)
  })
})
