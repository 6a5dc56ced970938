import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { supplyItems, supplyTransactions } from '#drizzle/schema/index.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { exportsOf, origin, post } from './route-request.ts'

useDatabase()

const base = '/provider/mgmt/supply'
let manager: Record<string, string>
let desk: Record<string, string>
let two: Record<string, string>

beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  const made = await withTransaction(async (tx) => {
    const people = [await insertUser(tx), await insertUser(tx), await insertUser(tx)] as const
    for (const slug of ['harbor', 'uptown']) {
      const owner = await insertUser(tx)
      const { facilityId } = await insertPractice(tx, {
        provider: { tier: 3, userId: owner },
        facility: { slug, nameEn: `${slug} clinic` },
      })
      await insertSeat(tx, { userId: owner, facilityId, role: 'owner' })
      await insertSeat(tx, { userId: people[2], facilityId, role: 'manager' })
      if (slug !== 'harbor') continue
      await insertSeat(tx, { userId: people[0], facilityId, role: 'manager' })
      await insertSeat(tx, { userId: people[1], facilityId, role: 'front_desk' })
    }
    return people
  })
  manager = await signedIn(made[0])
  desk = await signedIn(made[1])
  two = await signedIn(made[2])
})
afterEach(() => setClock(null))

const details = { name: 'Exam gloves', unit: 'box', minimum: '10', category: 'Exam room' }

async function add(fields: Record<string, string> = {}): Promise<string> {
  const id = newId()
  const { status, location } = await post<never>(
    `${base}/new?place=harbor`,
    { id, ...details, ...fields },
    { headers: manager },
  )
  expect([status, location]).toEqual([302, `${base}/item/${id}?place=harbor`])
  return id
}
const send = (item: string, form: string, fields: Record<string, string>, headers = manager) =>
  post<FormAnswer>(`${base}/item/${item}?form=${form}`, { id: newId(), ...fields }, { headers })
const received = { lotNumber: 'A1', expiresOn: '2026-11-30', quantity: '4' }
const lotOf = async (item: string) =>
  /<option value="([^"]+)"/.exec((await openPage(`${base}/item/${item}`, { headers: manager })).html)![1]!

describe('the supplies of a clinic', () => {
  it('are shown in three languages, with a form for each step', async () => {
    const item = await add()
    expect((await send(item, 'receive', received)).status).toBe(302)
    for (const locale of locales) {
      for (const path of ['', '?list=low', '?list=archived', '/new', '/reorder', `/item/${item}`, `/item/${item}/edit`])
        expect([path, (await openPage(withPrefix(base + path, locale), { headers: manager })).status]).toEqual([
          path,
          200,
        ])
    }
    const { html } = await openPage(`/en-US${base}`, { headers: manager })
    expect(html).toContain('Exam gloves')
    expect(html).toContain('Below minimum')
    expect(html).toContain('Expires within 60 days')
    const { html: page } = await openPage(`/en-US${base}/item/${item}`, { headers: manager })
    for (const form of ['receive', 'use', 'waste', 'count']) expect(page).toContain(`form=${form}`)
    expect(page).toContain('A1 · Good through Nov 30, 2026 · 4 left')
  })

  it('come and go at the front desk, which counts and discards nothing', async () => {
    const item = await add()
    expect((await send(item, 'receive', received, desk)).status).toBe(302)
    const lotId = await lotOf(item)
    expect((await send(item, 'use', { lotId, quantity: '1' }, desk)).status).toBe(302)
    expect((await send(item, 'waste', { lotId, quantity: '1', note: 'Torn' }, desk)).status).toBe(403)
    const { html } = await openPage(`/en-US${base}/item/${item}`, { headers: desk })
    expect(html).toContain('form=use')
    expect(html).not.toContain('form=waste')
    expect(html).not.toContain(`/item/${item}/edit`)
  })

  it('say beside the field what is wrong, and keep what was typed', async () => {
    const item = await add()
    await send(item, 'receive', received)
    const lotId = await lotOf(item)
    const cases = [
      ['receive', { ...received, quantity: '0' }, 'quantity', 'errors.quantity', 400],
      ['receive', { ...received, expiresOn: '2026-02-30' }, 'expiresOn', 'errors.date', 400],
      ['receive', { ...received, expiresOn: '2027-01-31' }, 'expiresOn', 'errors.lotExpiry', 409],
      ['use', { lotId, quantity: '5' }, 'quantity', 'errors.short', 409],
      ['waste', { lotId, quantity: '1' }, 'note', 'errors.reason', 400],
      ['count', { lotId, quantity: 'four', seen: '1' }, 'quantity', 'errors.number', 400],
    ] as const
    for (const [form, fields, field, key, wanted] of cases) {
      const { status, data } = await send(item, form, fields)
      expect([form, status, data?.submission.error?.[field]]).toEqual([form, wanted, [key]])
      expect(data?.submission.initialValue?.quantity).toBe(fields.quantity)
    }
    expect(await db.select().from(supplyTransactions)).toHaveLength(1)
    expect((await send(item, 'count', { lotId, quantity: '3', seen: '0' })).data?.isStale).toBe(true)
    expect((await send(item, 'count', { lotId, quantity: '3', seen: '1' })).status).toBe(302)
  })

  it('are edited by who has seen them as they are', async () => {
    const item = await add()
    const edit = (version: string, name: string) =>
      post<FormAnswer>(`${base}/item/${item}/edit`, { ...details, version, name }, { headers: manager })
    expect((await edit('1', 'Nitrile gloves')).status).toBe(302)
    const late = await edit('1', 'Latex gloves')
    expect([late.status, late.data?.isStale]).toEqual([409, true])
    expect((await edit('2', '')).data?.submission.error).toMatchObject({ name: ['errors.name'] })
    expect((await db.select().from(supplyItems))[0]!.name).toBe('Nitrile gloves')
    await add({ name: 'Masks' })
    expect((await edit('2', 'masks')).data?.submission.error).toMatchObject({ name: ['errors.nameTaken'] })
  })

  it('leave the lists when they are archived, and come back', async () => {
    const item = await add()
    const archive = (version: string, archived: string) =>
      post<never>(`${base}/item/${item}/archive?archived=${archived}`, { version }, { headers: manager })
    await archive('1', 'yes')
    expect((await openPage(`/en-US${base}`, { headers: manager })).html).not.toContain('Exam gloves')
    expect((await openPage(`/en-US${base}?list=archived`, { headers: manager })).html).toContain('Exam gloves')
    expect((await openPage(`/en-US${base}/item/${item}`, { headers: manager })).html).not.toContain('form=use')
    expect((await send(item, 'receive', received)).status).toBe(409)
    await archive('1', 'no')
    expect((await db.select().from(supplyItems))[0]!.isArchived).toBe(true)
    await archive('2', 'no')
    expect((await db.select().from(supplyItems))[0]!.isArchived).toBe(false)
  })

  it('are on the reorder list with what is missing, and in a file without formulas', async () => {
    const item = await add({ name: '=cmd|calc' })
    await send(item, 'receive', received)
    await add({ name: 'Enough', minimum: '' })
    const { html } = await openPage(`/en-US${base}/reorder`, { headers: manager })
    expect(html).toContain('cmd|calc')
    expect(html).not.toContain('Enough')
    const { loader } = await exportsOf(`${base}/reorder.csv`)
    const request = new Request(`${origin}${base}/reorder.csv?place=harbor`, { headers: manager })
    const file = (await loader!({ request, params: {}, context: {} })) as Response
    expect(file.headers.get('Content-Disposition')).toContain('reorder-2026-10-20.csv')
    expect(await file.text()).toContain("'=cmd|calc,Exam room,box,4,10,6")
  })

  it('are those of the clinic that is chosen', async () => {
    await add()
    expect((await openPage(`/en-US${base}?place=harbor`, { headers: two })).html).toContain('Exam gloves')
    expect((await openPage(`/en-US${base}?place=uptown`, { headers: two })).html).not.toContain('Exam gloves')
    expect((await openPage(`${base}?place=uptown`, { headers: manager })).status).toBe(404)
  })
})
