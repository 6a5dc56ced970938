import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import type { loader } from '#app/routes/admin/credentials/credentials.tsx'
import { providers } from '#drizzle/schema/directory.ts'
import { appointments, auditEvents, messageOutbox } from '#drizzle/schema/index.ts'
import { insertUser, signedInAdmin } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

// Monday, 8:00 in New York; the practice is open from nine.
const monday = Date.parse('2026-10-19T12:00:00Z')
const reason = 'The license lookup says that it has lapsed'
let practice: Practice
let admin: Awaited<ReturnType<typeof signedInAdmin>>

beforeEach(async () => {
  setClock(monday)
  await withTransaction(async (tx) => {
    practice = await insertPractice(tx)
    const userId = await insertUser(tx, { email: 'doctor@example.com', locale: 'en-US' })
    await tx.update(providers).set({ userId }).where(eq(providers.id, practice.providerId))
  })
  admin = await signedInAdmin({ permissions: ['doctor.read', 'doctor.edit'] })
})
afterEach(() => setClock(null))

const page = () => `/en-US/admin/credentials/${practice.providerId}`
const look = async () => (await get<typeof loader>(page(), { headers: admin.headers })).data
const send = (fields: Record<string, string>, headers = admin.headers) =>
  post(`${page()}/suspension`, fields, { headers })
const suspend = { step: 'suspend', version: '0', reason }
const reinstate = { step: 'reinstate', version: '1', reason: 'The license was renewed today' }
const row = async () => (await db.select().from(providers).where(eq(providers.id, practice.providerId)))[0]!
const change = (values: Partial<typeof providers.$inferInsert>) =>
  withTransaction((tx) => tx.update(providers).set(values).where(eq(providers.id, practice.providerId)))
const told = async () => (await db.select().from(messageOutbox)).map(({ template }) => template).toSorted()
const book = (key: string, hour: number) =>
  bookAppointment(bookingInput(practice, { idempotencyKey: key, startsAt: monday + hour * 3_600_000 }))

describe('a profile that is taken off the site', () => {
  it('is found and booked by nobody, keeps its visits, and is shown again by the same people', async () => {
    await book('before', 4)
    expect((await resolveProvider((await row()).slug)).provider).not.toBeNull()
    expect((await send(suspend)).status).toBe(302)
    expect(await row()).toMatchObject({
      status: 'suspended',
      editedFields: expect.arrayContaining(['status']) as unknown,
    })
    expect((await resolveProvider((await row()).slug)).provider).toBeNull()
    await expect(book('meanwhile', 5)).rejects.toThrow()
    expect(await db.select({ status: appointments.status }).from(appointments)).toEqual([{ status: 'booked' }])

    expect((await send(reinstate)).status).toBe(302)
    expect((await row()).status).toBe('listed')
    await book('after', 5)
    expect((await told()).filter((template) => template.startsWith('profile_'))).toEqual([
      'profile_reinstated',
      'profile_suspended',
    ])
    const audited = (await db.select().from(auditEvents)).filter(({ action }) =>
      action.startsWith('directory.profile_'),
    )
    expect(audited.map(({ action, actorId, subjectId }) => [action, actorId, subjectId])).toEqual([
      ['directory.profile_suspend', admin.userId, practice.providerId],
      ['directory.profile_reinstate', admin.userId, practice.providerId],
    ])
  })

  it('says who took it off and why, and how many visits are ahead, in each language', async () => {
    await book('before', 4)
    expect(await look()).toMatchObject({ suspensionStep: 'suspend', suspensions: [] })
    const { html } = await openPage(`${page()}/suspension`, { headers: admin.headers })
    expect(html).toContain('1 appointment is still ahead')
    await send(suspend)
    expect(await look()).toMatchObject({ suspensionStep: 'reinstate', suspensions: [{ step: 'suspend', reason }] })
    for (const locale of locales)
      for (const path of ['', '/suspension']) {
        const address = withPrefix(`/admin/credentials/${practice.providerId}${path}`, locale)
        const shown = await openPage(address, { headers: admin.headers })
        expect([shown.status, /\bsuspension\.[a-z]\w+/.exec(shown.html)]).toEqual([200, null])
      }
  })
})

describe('taking a profile off is refused', () => {
  it.each([
    [{ ...suspend, reason: 'short' }, ['grants.errors.reason'], 400],
    [{ ...suspend, step: 'reinstate' }, ['suspension.errors.stale'], 409],
    [{ ...suspend, version: '3' }, ['suspension.errors.stale'], 409],
  ])('beside its field, and nothing typed is lost: %o', async (fields, error, status) => {
    const answer = await send(fields)
    expect(answer.status).toBe(status)
    const submission = { error: { reason: error }, initialValue: { reason: fields.reason } }
    expect(answer.data).toMatchObject({ submission })
    expect([(await row()).status, await told()]).toEqual(['listed', []])
  })

  it('of what was never shown, of one’s own, and to who may only read', async () => {
    const reader = await signedInAdmin({ permissions: ['doctor.read'] })
    expect((await send(suspend, reader.headers)).location).toContain('/unauthorized')
    await change({ userId: admin.userId })
    expect((await send(suspend)).status).toBe(403)
    expect((await get(`${page()}/suspension`, { headers: admin.headers })).status).toBe(404)
    await change({ userId: null, status: 'draft' })
    expect((await send(suspend)).status).toBe(404)
    expect((await row()).status).toBe('draft')
  })
})
