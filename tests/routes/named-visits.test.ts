import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import type { Permission } from '#app/modules/accounts/admin-permissions.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { formatReference, newReference } from '#app/modules/booking/appointments/reference.ts'
import { sealReport } from '#app/modules/moderation/report-text.server.ts'
import type { loader as ticketLoader } from '#app/routes/admin/support/ticket.tsx'
import type { loader as decidedLoader } from '#app/routes/admin/requests/reviewed-request.tsx'
import type { loader as requestLoader } from '#app/routes/admin/requests/update.tsx'
import { appointments } from '#drizzle/schema/index.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice } from '#tests/factories/booking.ts'
import { insertRequest } from '#tests/factories/review.ts'
import { insertTicket } from '#tests/factories/support.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get } from './route-request.ts'

useDatabase()

let visit = { id: '', reference: '', providerId: '' }

beforeEach(async () => {
  // Tuesday, ten in the morning in New York.
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  const practice = await withTransaction((tx) => insertPractice(tx))
  const startsAt = Date.parse('2026-10-22T15:00:00Z')
  const { appointmentId: id } = await bookAppointment(bookingInput(practice, { startsAt }))
  const [row] = await db.select().from(appointments).where(eq(appointments.id, id))
  visit = { id, reference: row!.reference, providerId: practice.providerId }
})

const headersOf = async (...permissions: Permission[]) => (await signedInAdmin({ permissions })).headers
const shown = () => [{ reference: formatReference(visit.reference), path: `/admin/visits/${visit.id}` }]

describe('a ticket that names a visit', () => {
  const read = async (reference: string, ...permissions: Permission[]) => {
    const headers = await headersOf('ticket.read', ...permissions)
    return (await get<typeof ticketLoader>(`/admin/support/${reference}`, { headers })).data.page.visits
  }

  it.each([
    ['reference', () => `我的预约号是${visit.reference.toLowerCase()}，想改时间`],
    ['printed reference', () => `Please move ${formatReference(visit.reference)}.`],
    ['id', () => `See visit ${visit.id}, please.`],
  ])('by its %s leads to its page', async (_, body) => {
    expect(await read(await insertTicket({ body: body() }), 'appointment.read_masked')).toEqual(shown())
  })

  it('in its subject leads there too, for who may see visits alone', async () => {
    const reference = await insertTicket({ subject: formatReference(visit.reference) })
    expect(await read(reference, 'appointment.read_masked')).toEqual(shown())
    expect(await read(reference, 'ticket.manage')).toEqual([])
  })

  it('leads nowhere where no such visit is', async () => {
    const stranger = newReference((size) => new Uint8Array(size).fill(7))
    expect(await read(await insertTicket({ body: formatReference(stranger) }), 'appointment.read_masked')).toEqual([])
  })
})

describe('a report that names a visit', () => {
  const report = (isDecided = false) => {
    const id = newId()
    const sealing = { details: `They moved. My visit was ${formatReference(visit.reference)}`, contact: null }
    return withTransaction((tx) =>
      insertRequest(tx, {
        ...{ id, kind: 'update_provider', targetType: 'provider', targetId: visit.providerId, field: 'closed' },
        ...{ submitterType: 'public', submitterId: null, reportEnc: sealReport(id, sealing) },
        ...(isDecided && { status: 'rejected', decidedAt: now(), reasonCode: 'duplicate' }),
      }),
    )
  }

  it('leads to its page, for who may see visits alone', async () => {
    const path = `/admin/update-request-management/${await report()}`
    const read = async (...permissions: Permission[]) => {
      const headers = await headersOf('update.review', ...permissions)
      return (await get<typeof requestLoader>(path, { headers })).data.request.visits
    }
    expect(await read('appointment.read_masked')).toEqual(shown())
    expect(await read()).toEqual([])
  })

  it('that was decided names none in the history', async () => {
    const headers = await headersOf('doctor.read', 'appointment.read_masked')
    const path = `/admin/reviewed-requests/${await report(true)}`
    expect((await get<typeof decidedLoader>(path, { headers })).data.request).toMatchObject({
      visits: [],
      report: null,
    })
  })
})
