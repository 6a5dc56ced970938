import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import type { Permission } from '#app/modules/accounts/admin-permissions.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { formatTicketReference } from '#app/modules/support/ticket-reference.ts'
import type { action, loader } from '#app/routes/admin/home.tsx'
import { appointments, auditEvents } from '#drizzle/schema/index.ts'
import { insertUser, signedInAdmin } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, somebody } from '#tests/factories/booking.ts'
import { insertRequest } from '#tests/factories/review.ts'
import { insertTicket } from '#tests/factories/support.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useDatabase()

// Tuesday, ten in the morning in New York.
const start = Date.parse('2026-10-20T14:00:00Z')
const all: Permission[] = ['doctor.read', 'user.unlock', 'appointment.read_masked', 'ticket.read']

let reference = ''
let providerId = ''

beforeEach(async () => {
  setClock(start)
  const practice = await withTransaction((tx) =>
    insertPractice(tx, { provider: { legalFirst: 'Zhining', legalLast: 'Bai', npi: '1234567893' } }),
  )
  providerId = practice.providerId
  const startsAt = Date.parse('2026-10-22T15:00:00Z')
  const patient = somebody({ nameEn: 'Plumcanary Wong', phone: '+12125550188' })
  const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt, patient }))
  reference = (await db.select().from(appointments).where(eq(appointments.id, appointmentId)))[0]!.reference
  await withTransaction((tx) =>
    insertUser(tx, { firstName: 'Wenli', lastName: 'Chang', email: 'wenli@example.com', phone: '+12125550142' }),
  )
})

async function search(q: string, permissions = all) {
  const { headers } = await signedInAdmin({ permissions })
  const { data } = await post<typeof action>('/en-US/admin', { q }, { headers })
  return data
}
const kinds = async (q: string, permissions = all) => (await search(q, permissions)).found.map(({ kind }) => kind)

describe('the box of the first page', () => {
  it('finds doctors by name and number, and requests about them', async () => {
    await withTransaction((tx) =>
      insertRequest(tx, { kind: 'update_provider', targetType: 'provider', targetId: providerId }),
    )
    expect(await kinds('zhining b')).toEqual(['doctors', 'requests'])
    expect(await kinds('1234567893')).toEqual(['doctors', 'requests'])
    expect(await kinds('%')).toEqual([])
    expect(await kinds('zhi%ng')).toEqual([])
  })

  it('leads to pages of the administration for who may open them, else to what everybody may open who searches', async () => {
    const userId = await withTransaction((tx) => insertUser(tx))
    const { facilityId, providerId } = await withTransaction((tx) =>
      insertPractice(tx, {
        provider: { legalFirst: 'Suiliang', legalLast: 'Gan', userId },
        facility: { nameEn: 'Suiliang Family Clinic' },
      }),
    )
    const pathsOf = async (...permissions: Permission[]) =>
      (await search('suiliang', ['doctor.read', ...permissions])).found
        .filter(({ kind }) => kind === 'doctors' || kind === 'facilities')
        .map(({ kind, hits }) => [kind, hits.map(({ path }) => path)] as const)
    expect(await pathsOf('user.unlock', 'appointment.break_glass')).toEqual([
      ['doctors', [`/admin/accounts/${userId}`]],
      ['facilities', [`/admin/break-glass/facilities/${facilityId}`]],
    ])
    const publicly = (await pathsOf()).flatMap(([, hits]) => hits)
    expect(publicly.map((path) => path!.split('?', 1)[0])).toEqual([`/admin/credentials/${providerId}`, '/doctor'])
    // Nobody has the account of a profile that nobody owns.
    expect((await search('zhining', [...all])).found[0]!.hits[0]!.path).toMatch(/^\/admin\/credentials\//)
  })

  it('finds accounts masked, whatever they were found by', async () => {
    for (const q of ['wenli chang', 'WENLI@example.com']) {
      const data = await search(q)
      expect(data.found).toMatchObject([
        { kind: 'accounts', hits: [{ name: 'W*** C***', second: 'w•••@example.com · ***42' }] },
      ])
      expect(JSON.stringify(data.found)).not.toMatch(/chang|555/i)
    }
  })

  it('finds a visit by its reference, however it is written, and shows nobody', async () => {
    for (const q of [reference, formatReference(reference).toLowerCase()]) {
      const data = await search(q)
      expect(data.found.map(({ kind }) => kind)).toEqual(['visits'])
      expect(JSON.stringify(data.found)).not.toMatch(/plumcanary/i)
    }
  })

  it('finds no patient by a name or a telephone number', async () => {
    for (const q of ['Plumcanary Wong', 'plumcanary', '+12125550188', '2125550188', '(212) 555-0188']) {
      expect(await kinds(q)).toEqual([])
    }
  })

  it('finds tickets by their reference', async () => {
    const ticket = await insertTicket()
    expect((await search(formatTicketReference(ticket))).found).toMatchObject([
      { kind: 'tickets', hits: [{ path: `/admin/support/${ticket}` }] },
    ])
  })

  it('asks for no kind that somebody may not see', async () => {
    expect(await kinds('zhining', ['ticket.read'])).toEqual([])
    expect(await kinds('wenli chang', ['doctor.read', 'ticket.read', 'appointment.read_masked'])).toEqual([])
    expect(await kinds(reference, ['doctor.read', 'ticket.read'])).toEqual([])
  })

  it('is recorded with the kinds, without what was typed', async () => {
    await search('Plumcanary Wong', ['ticket.read'])
    const rows = await db.select().from(auditEvents).where(eq(auditEvents.action, 'oversight.quick_search'))
    expect(rows).toMatchObject([{ fields: ['tickets'], subjectId: 'home' }])
    expect(JSON.stringify(rows)).not.toMatch(/plumcanary/i)
  })
})

describe('the alert of old keys', () => {
  const alerts = async () => {
    const { headers } = await signedInAdmin({ permissions: ['audit.read'] })
    const { data } = await get<typeof loader>('/en-US/admin', { headers })
    return data.alerts.filter(({ kind }) => kind === 'keys_old')
  }

  it('comes a year after the log began or the keys were changed', async () => {
    expect(await alerts()).toEqual([])
    setClock(now() + 365 * dayMs)
    expect(await alerts()).toEqual([{ kind: 'keys_old', count: 365, since: null }])
    const rotation = (outcome: 'ok' | 'failed') =>
      withTransaction((tx) =>
        recordAudit(tx, {
          actor: { type: 'system' },
          action: 'security.keys_rotate',
          subject: { type: 'field_key', id: 'key-k1' },
          outcome,
        }),
      )
    await rotation('failed')
    expect(await alerts()).toHaveLength(1)
    await rotation('ok')
    expect(await alerts()).toEqual([])
  })
})
