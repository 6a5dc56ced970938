import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { facilityPharmacies, refillRequests } from '#drizzle/schema/practice/pharmacy.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { deskActor, insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useDatabase()

const base = '/provider/mgmt/pharmacy'
// A day later, at ten in New York.
const startsAt = Date.parse('2030-10-16T14:00Z')

let practice: Practice
let place: string
let headers: Record<string, string>
beforeEach(async () => {
  setClock(Date.parse('2030-10-15T14:00Z'))
  practice = await withTransaction((tx) => insertPractice(tx, { provider: { tier: 3 } }))
  const userId = await withTransaction(async (tx) => {
    const made = await insertUser(tx)
    await insertSeat(tx, { userId: made, facilityId: practice.facilityId, role: 'manager' })
    return made
  })
  const [row] = await db.select().from(facilities).where(eq(facilities.id, practice.facilityId))
  place = row!.slug
  headers = await signedIn(userId)
})

const asked = {
  ...{ key: 'form-1', name: '王小明', phone: '212 555 0123', birthDate: '1950-02-03', medicine: '白色的降压药' },
  ...{ locale: 'zh-Hant', mayText: 'yes' },
}

describe('requests for refills', () => {
  it('are taken down, told what is wrong beside the field without losing a word, and go their way', async () => {
    const at = `${base}/new?place=${place}`
    const wrong = await post<FormAnswer>(at, { ...asked, phone: '212', birthDate: '2031-01-01' }, { headers })
    expect([wrong.status, Object.keys(wrong.data.submission.error ?? {}).toSorted()]).toEqual([
      ...[400, ['birthDate', 'phone']],
    ])
    expect(wrong.data.submission.initialValue).toMatchObject({ name: '王小明', medicine: asked.medicine })
    const { location } = await post(at, asked, { headers })
    expect(location).toMatch(/^\/provider\/mgmt\/pharmacy\/refills\//)
    const page = await openPage(`/en-US${location!}`, { headers })
    expect(page.html).toContain('Prescriptions aren’t written or sent here')
    expect(page.html).toContain(asked.medicine)
    await post(location!, { version: '1', action: 'send_on' }, { headers })
    const denied = await post<FormAnswer>(location!, { version: '2', action: 'deny', answer: '' }, { headers })
    expect(Object.keys(denied.data.submission.error ?? {})).toEqual(['answer'])
    const stale = await post<FormAnswer>(location!, { version: '1', action: 'approve' }, { headers })
    expect([stale.status, stale.data.isStale]).toEqual([409, true])
    expect((await openPage(`/en-US${location!}/fax`, { headers })).status).toBe(404)
    await post(location!, { version: '2', action: 'approve' }, { headers })
    const fax = await openPage(`/en-US${location!}/fax`, { headers })
    expect(fax.html).toContain('不是处方')
    expect(fax.html).toContain('This cover sheet is not a prescription')
    const [row] = await db.select().from(refillRequests)
    const told = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, row!.id))
    expect(told.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['practice.refill_read', 'practice.refill_print', 'practice.refill_approve']),
    )
  })

  it('are listed by how far they have come, and the list is recorded', async () => {
    const empty = await openPage(`/en-US${base}?place=${place}`, { headers })
    expect(empty.html).toContain('No open requests')
    await post(`${base}/new?place=${place}`, asked, { headers })
    const { html } = await openPage(`/en-US${base}?place=${place}`, { headers })
    expect(html).toContain('王小明')
    expect(await db.$count(auditEvents, eq(auditEvents.action, 'practice.refill_list'))).toBe(2)
  })
})

describe('a patient of the clinic', () => {
  it('has their page lead to the form, which knows them; nobody else is filled in', async () => {
    const { appointmentId } = await bookAppointment(
      bookingInput(practice, { startsAt, actor: deskActor({ isManager: true }), source: 'phone' }),
    )
    const [visit] = await db.select().from(appointments).where(eq(appointments.id, appointmentId))
    const page = await openPage(`/en-US/provider/3/mgmt/patients/${visit!.patientId}`, { headers })
    const form = `${base}/new?place=${place}&patient=${visit!.patientId}`
    expect(page.html.replaceAll('&amp;', '&')).toContain(form)
    expect((await openPage(`/en-US${form}`, { headers })).html).toContain(`value="${visit!.patientId}"`)
    const read = eq(auditEvents.action, 'practice.refill_patient')
    expect((await db.select().from(auditEvents).where(read)).map(({ subjectId }) => subjectId)).toEqual([
      visit!.patientId,
    ])
    const other = await withTransaction((tx) => insertPractice(tx, { provider: { tier: 3 } }))
    const booked = await bookAppointment(
      bookingInput(other, { startsAt, actor: deskActor({ isManager: true }), source: 'phone' }),
    )
    const [foreign] = await db.select().from(appointments).where(eq(appointments.id, booked.appointmentId))
    const empty = await openPage(`/en-US${base}/new?place=${place}&patient=${foreign!.patientId}`, { headers })
    expect(empty.html).not.toContain(`value="${foreign!.patientId}"`)
    expect(empty.html).toContain('name="patient" value=""')
    expect(await db.$count(auditEvents, read)).toBe(1)
  })
})

describe('pharmacies', () => {
  it('are taken from our directory or typed, changed and archived', async () => {
    await withTransaction((tx) =>
      insertFacility(tx, { slug: 'corner-drugs', nameEn: 'Corner Drugs', type: 'pharmacy', phone: '+17185550111' }),
    )
    const entry = `${base}/list/entry?place=${place}`
    const { html } = await openPage(`/en-US${entry}&from=corner-drugs`, { headers })
    expect(html).toContain('value="Corner Drugs')
    const wrong = await post<FormAnswer>(entry, { name: '', address: '', phone: 'x' }, { headers })
    expect(Object.keys(wrong.data.submission.error ?? {}).toSorted()).toEqual(['address', 'name', 'phone'])
    const typed = { name: 'Corner Drugs', address: '1 Main St', phone: '718 555 0111', languages: 'made-up' }
    await post(`${entry}&from=corner-drugs`, typed, { headers })
    const [row] = await db.select().from(facilityPharmacies)
    expect(row).toMatchObject({ phone: '+17185550111', languages: [], isArchived: false })
    expect(row!.directoryId).not.toBeNull()
    await post(`${entry}&pharmacy=${row!.id}&step=archive`, { version: '1' }, { headers })
    expect((await db.select().from(facilityPharmacies))[0]).toMatchObject({ isArchived: true, version: 2 })
    const listed = await openPage(`/en-US${base}/list?place=${place}`, { headers })
    expect(listed.html).toContain('Archived')
  })
})
