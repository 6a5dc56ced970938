import { asc, eq, like } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import type { loader as grantsLoader } from '#app/routes/admin/break-glass/grants.tsx'
import type { loader as visitLoader } from '#app/routes/admin/visits/visit.tsx'
import { auditEvents, healthGrants, messageOutbox } from '#drizzle/schema/index.ts'
import { insertSeat, insertUser, signedInAdmin } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice, somebody } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useDatabase()

// Tuesday, ten in the morning in New York.
const start = Date.parse('2026-10-20T14:00:00Z')
const startsAt = Date.parse('2026-10-22T15:00:00Z')
const minute = 60_000
const reason = 'the patient disputes a no-show'

let practice: Practice
let ownerId = ''
let visitId = ''
let agent: Awaited<ReturnType<typeof signedInAdmin>>

const book = async (at: Practice, nameEn: string) =>
  (await bookAppointment(bookingInput(at, { startsAt, patient: somebody({ nameEn }), reason: 'a cough' })))
    .appointmentId

beforeEach(async () => {
  setClock(start)
  const made = await withTransaction(async (tx) => {
    const owner = await insertUser(tx, { email: 'owner@example.com', locale: 'zh-Hant' })
    const at = await insertPractice(tx)
    await insertSeat(tx, { userId: owner, facilityId: at.facilityId, role: 'owner' })
    // A manager is not who answers for it.
    const manager = await insertUser(tx, { email: 'manager@example.com' })
    await insertSeat(tx, { userId: manager, facilityId: at.facilityId, role: 'manager' })
    return { owner, at }
  })
  practice = made.at
  ownerId = made.owner
  visitId = await book(practice, 'Plumcanary Wong')
  agent = await signedInAdmin({ permissions: ['appointment.read_masked', 'appointment.break_glass'] })
})

const pageOf = (id: string) => `/en-US/admin/visits/${id}`
const look = (id = visitId, headers = agent.headers) => get<typeof visitLoader>(pageOf(id), { headers })
const ask = (id = visitId, headers = agent.headers) => post(pageOf(id), { reason }, { headers })
const audited = async () =>
  (await db.select().from(auditEvents).where(eq(auditEvents.actorId, agent.userId)).orderBy(asc(auditEvents.seq))).map(
    ({ action, subjectId }) => [action, subjectId] as const,
  )

describe('a visit without a grant', () => {
  it('says where, when and how it stands, and nothing of its patient', async () => {
    const { data } = await look()
    expect(data.page).toMatchObject({ visit: { status: 'booked', startsAt }, opened: null, grant: null, ask: 'form' })
    expect(JSON.stringify(data)).not.toMatch(/plumcanary|cough|\+1/i)
    expect(await audited()).toEqual([])
  })

  it('is not opened by who may only see it masked', async () => {
    const masked = await signedInAdmin({ permissions: ['appointment.read_masked'] })
    expect((await look(visitId, masked.headers)).data.page.ask).toBeNull()
    expect((await ask(visitId, masked.headers)).location).toMatch(/^\/unauthorized/)
    expect(await db.$count(healthGrants)).toBe(0)
  })

  it('is asked for with a reason of ten characters', async () => {
    const refused = await post(pageOf(visitId), { reason: '  too short' }, { headers: agent.headers })
    const error = { reason: ['grants.errors.reason'] }
    expect([refused.status, refused.data]).toMatchObject([400, { submission: { error } }])
    expect(await db.$count(healthGrants)).toBe(0)
  })

  it('is asked for after a fresh code alone', async () => {
    setClock(start + 11 * minute)
    expect((await look()).data.page.ask).toBe('code')
    expect((await get(`${pageOf(visitId)}?ask=1`, { headers: agent.headers })).location).toMatch(
      /second-factor\?.*fresh/,
    )
    expect((await ask()).location).toMatch(/second-factor\?.*fresh/)
    expect(await db.$count(healthGrants)).toBe(0)
  })
})

describe('a grant', () => {
  it('opens the visit, tells the owner in their language, and is written into the log with its id', async () => {
    expect((await ask()).location).toBe(`/admin/visits/${visitId}`)
    const { data } = await look()
    expect(data.page.opened).toMatchObject({ patient: { nameEn: 'Plumcanary Wong' }, reason: 'a cough' })
    const [grant] = await db.select().from(healthGrants)
    expect(grant).toMatchObject({ userId: agent.userId, facilityId: practice.facilityId, appointmentId: visitId })
    expect(grant!.expiresAt - grant!.createdAt).toBe(30 * minute)
    expect(grant!.reasonEnc).not.toContain('disputes')
    const told = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'health_data_opened'))
    expect(told).toMatchObject([{ channel: 'email', locale: 'zh-Hant', subjectId: grant!.id }])
    expect(told[0]!.dedupeKey).toContain(ownerId)
    expect(await audited()).toEqual([
      ['accounts.health_grant_open', grant!.id],
      ['accounts.health_grant_use', grant!.id],
      ['booking.appointment_read', visitId],
    ])
  })

  it('opens one facility, and to one person', async () => {
    await ask()
    const elsewhere = await book(await withTransaction((tx) => insertPractice(tx)), 'Other Person')
    expect((await look(elsewhere)).data.page.opened).toBeNull()
    const colleague = await signedInAdmin({ permissions: ['appointment.read_masked', 'appointment.break_glass'] })
    expect((await look(visitId, colleague.headers)).data.page.opened).toBeNull()
  })

  it('is over after half an hour, however often it is asked for meanwhile', async () => {
    await ask()
    setClock(start + 9 * minute)
    await ask()
    expect(await db.$count(healthGrants)).toBe(1)
    for (const minutes of [20, 29]) {
      setClock(start + minutes * minute)
      expect((await look()).data.page.opened).not.toBeNull()
    }
    setClock(start + 30 * minute)
    expect((await look()).data.page).toMatchObject({ opened: null, grant: null })
  })

  it('is listed with its reason, and ended early by its owner or a colleague, once', async () => {
    await ask()
    const colleague = await signedInAdmin({ permissions: ['appointment.break_glass'] })
    const list = async () =>
      (await get<typeof grantsLoader>('/en-US/admin/break-glass', { headers: colleague.headers })).data.grants
    const [shown] = await list()
    expect(shown).toMatchObject({ reason, by: 'Lily Chen', status: 'running', appointmentId: visitId })
    setClock(now() + minute)
    await post(`/admin/break-glass/${shown!.id}/end`, {}, { headers: colleague.headers })
    expect((await look()).data.page.opened).toBeNull()
    expect(await list()).toMatchObject([{ status: 'ended', endedBy: 'Lily Chen' }])
    await post(`/admin/break-glass/${shown!.id}/end`, {}, { headers: agent.headers })
    const ends = await db.select().from(auditEvents).where(like(auditEvents.action, '%health_grant_end'))
    expect(ends).toMatchObject([{ actorId: colleague.userId, subjectId: shown!.id }])
  })

  it('is told to everybody who works there where nobody is the owner', async () => {
    const alone = await withTransaction(async (tx) => {
      const userId = await insertUser(tx, { email: 'solo@example.com', locale: 'en-US' })
      return insertPractice(tx, { provider: { userId } })
    })
    await post(`/admin/break-glass/facilities/${alone.facilityId}`, { reason }, { headers: agent.headers })
    const told = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'health_data_opened'))
    expect(told).toMatchObject([{ locale: 'en-US' }])
  })
})
