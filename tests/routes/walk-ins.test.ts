import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { openPatient } from '#app/modules/booking/patients/identity.server.ts'
import type { action as admit } from '#app/routes/provider/level-3/appt/walk-in.tsx'
import type { action as complete } from '#app/routes/provider/level-3/patients/completion.tsx'
import {
  appointments,
  auditEvents,
  availabilityExceptions,
  patients,
  providerFacilities,
  providers,
} from '#drizzle/schema/index.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import {
  bookingInput,
  insertPractice,
  insertProviderFacility,
  type Practice,
  somebody,
} from '#tests/factories/booking.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useDatabase()

/** Tuesday 2026-10-20, 10:00 in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const address = '/provider/3/mgmt/appt/walk-in'

let practice: Practice
let desk: Record<string, string>
let reader: Record<string, string>
let stranger: Record<string, string>

beforeEach(async () => {
  setClock(start)
  const made = await withTransaction(async (tx) => {
    const [home, other] = [await insertPractice(tx), await insertPractice(tx)]
    const ids: string[] = []
    for (const [role, facilityId] of [
      ['front_desk', home.facilityId],
      ['biller', home.facilityId],
      ['front_desk', other.facilityId],
    ] as const) {
      const userId = await insertUser(tx)
      await insertSeat(tx, { userId, facilityId, role })
      ids.push(userId)
    }
    return { home, ids }
  })
  practice = made.home
  desk = await signedIn(made.ids[0]!)
  reader = await signedIn(made.ids[1]!)
  stranger = await signedIn(made.ids[2]!)
})

const visits = () => db.select().from(appointments).orderBy(asc(appointments.createdAt), asc(appointments.id))
const people = async () => (await db.select().from(patients).orderBy(asc(patients.createdAt))).map(openPatient)
const come = (fields: Record<string, string>, headers = desk) =>
  post<typeof admit>(address, { key: newToken(), ...fields }, { headers })

describe('somebody who stands at the desk', () => {
  it('waits in the list with no more than a name, in any script and every language of the desk', async () => {
    const { status, location } = await come({ name: ' 王太太 ' })
    const [visit] = await visits()
    expect([status, location]).toEqual([302, `/provider/3/mgmt/appt#visit-${visit!.id}`])
    expect(visit).toMatchObject({ status: 'arrived', source: 'walk_in', startsAt: null, checkedInAt: start })
    for (const locale of locales) {
      const { html } = await openPage(withPrefix('/provider/3/mgmt/appt', locale), { headers: desk })
      expect(html, locale).toContain('王太太')
      expect(html, locale).toMatch(/只留了姓名|Name only/)
      const { html: form } = await openPage(withPrefix(address, locale), { headers: desk })
      expect(form, locale).not.toMatch(/walkIn\.\w|title\.\w/)
    }
  })

  it('comes in once, however often the form is sent', async () => {
    const key = newToken()
    await come({ name: 'Mrs. Wong', key })
    await come({ name: 'Mrs. Wong', key })
    expect(await visits()).toHaveLength(1)
  })

  it('is taken for nobody of the same name, and nobody for them, with a number or without', async () => {
    const known = somebody({ nameEn: 'Mei Ling Cheung', phone: '+19175550127' })
    await bookAppointment(bookingInput(practice, { startsAt: start + 3 * 3_600_000, patient: known }))
    await come({ name: 'Mei Ling Cheung', phone: '917 555 0127' })
    await come({ name: 'Mei Ling Cheung', phone: '917 555 0127' })
    expect(new Set((await visits()).map(({ patientId }) => patientId)).size).toBe(3)
    // The same form of a patient finds its own row again and none of the others.
    await bookAppointment(bookingInput(practice, { startsAt: start + 4 * 3_600_000, patient: known }))
    expect(new Set((await visits()).map(({ patientId }) => patientId)).size).toBe(3)
  })

  it('is asked for again where the name or the number cannot be read, and nothing typed is lost', async () => {
    const { status, data } = await come({ name: ' 3 ', phone: '917' })
    expect([status, Object.keys(data.submission.error ?? {})]).toEqual([400, ['name', 'phone']])
    expect(data.submission.initialValue).toMatchObject({ name: ' 3 ', phone: '917' })
    expect(await visits()).toEqual([])
  })

  it('waits for a doctor that was named where there are several', async () => {
    const { facilityId } = practice
    const second = await withTransaction(async (tx) => {
      const providerId = await insertProvider(tx, { slug: 'second', tier: 3, practices: [] })
      return insertProviderFacility(tx, { providerId, facilityId })
    })
    const { status, data } = await come({ name: 'Mrs. Wong' })
    expect([status, data.submission.error]).toEqual([400, { doctor: ['desk:errors.walkInDoctor'] }])
    expect((await come({ name: 'Mrs. Wong', doctor: 'nobody' })).status).toBe(400)
    expect((await come({ name: 'Mrs. Wong', doctor: 'second' })).status).toBe(302)
    expect(await visits()).toMatchObject([{ providerFacilityId: second.providerFacilityId }])
  })

  it('is offered who works today before who is away, which is said', async () => {
    const { facilityId, providerFacilityId } = practice
    const second = await withTransaction(async (tx) => {
      const providerId = await insertProvider(tx, { slug: 'second', tier: 3, practices: [] })
      return insertProviderFacility(tx, { providerId, facilityId })
    })
    const form = async () => (await openPage(`/en-US${address}`, { headers: desk })).html
    const order = (html: string) => [...html.matchAll(/name="doctor" value="([^"]+)"/g)].map(([, slug]) => slug)
    const usual = await form()
    const [first, other] = order(usual)
    expect(usual).not.toContain('radio__help')
    const away = first === 'second' ? second.providerFacilityId : providerFacilityId
    await withTransaction((tx) =>
      tx.insert(availabilityExceptions).values({
        ...{ id: 'away', providerFacilityId: away, date: '2026-10-20', kind: 'off' },
        ...{ starts: null, ends: null, reason: null, createdAt: start },
      }),
    )
    const today = await form()
    expect(order(today)).toEqual([other, first])
    expect(today.split('radio__help">')).toHaveLength(2)
    expect(today.slice(today.indexOf(`value="${first}"`))).toContain('radio__help">Off')
  })

  it('is let in by who manages visits alone', async () => {
    expect((await come({ name: 'Mrs. Wong' }, reader)).status).toBe(400)
    expect(await visits()).toEqual([])
    await come({ name: 'Mrs. Wong' }, stranger)
    expect(await visits()).not.toMatchObject([{ providerId: practice.providerId }])
  })
})

describe('a patient of whom only a name is known', () => {
  const whole = { nameEn: 'Mei Ling Wong', nameZh: '王美玲', birthYear: '1961', birthMonth: '4', birthDay: '5' }
  const phone = '917 555 0127'
  const completeIt = async (fields: Record<string, string>, headers = desk) =>
    post<typeof complete>(`/provider/3/mgmt/patients/${(await people())[0]!.id}/completion`, fields, { headers })

  beforeEach(async () => {
    await come({ name: '王太太' })
  })

  it('is made known once, recorded without a word of them, and known to a booking that says the same', async () => {
    const [before] = await people()
    expect((await completeIt({ ...whole, phone })).location).toBe(`/provider/3/mgmt/patients/${before!.id}`)
    const [after] = await people()
    expect(after).toMatchObject({
      id: before!.id,
      nameEn: 'Mei Ling Wong',
      birthDate: '1961-04-05',
      phone: '+19175550127',
    })
    const events = (await db.select().from(auditEvents)).filter(({ action }) => action === 'booking.patient_complete')
    expect(events).toMatchObject([{ subjectId: before!.id, fields: ['birthDate', 'nameEn', 'phone'] }])
    expect((await completeIt({ ...whole, phone })).status).toBe(409)
    const patient = somebody({
      ...{ nameEn: 'Mei Ling Wong', nameZh: '王美玲', birthDate: '1961-04-05', phone: '+19175550127', email: null },
    })
    await bookAppointment(bookingInput(practice, { startsAt: start + 3 * 3_600_000, patient }))
    const { html } = await openPage(`/provider/3/mgmt/patients/${before!.id}`, { headers: desk })
    // Both visits stand on one page from now on.
    expect((await visits()).filter(({ id }) => html.includes(`/appt/${id}`))).toHaveLength(2)
    expect(html).not.toContain('/completion')
  })

  it('is asked for what is missing, beside its field', async () => {
    const { status, data } = await completeIt({ nameEn: '王', birthYear: '1961' })
    expect([status, Object.keys(data.submission.error ?? {}).toSorted()]).toEqual([
      400,
      ['birthMonth', 'nameEn', 'phone'],
    ])
    expect((await people())[0]).toMatchObject({ birthDate: null })
  })

  it('is completed by who manages visits there alone', async () => {
    expect((await completeIt({ ...whole, phone }, reader)).status).toBe(403)
    expect((await completeIt({ ...whole, phone }, stranger)).status).toBe(404)
    expect((await people())[0]).toMatchObject({ birthDate: null, phone: null })
  })

  it('is not completed by who reads here and manages visits elsewhere', async () => {
    const userId = await withTransaction(async (tx) => {
      const elsewhere = await insertPractice(tx)
      const id = await insertUser(tx)
      await insertSeat(tx, { userId: id, facilityId: practice.facilityId, role: 'biller' })
      await insertSeat(tx, { userId: id, facilityId: elsewhere.facilityId, role: 'front_desk' })
      return id
    })
    const both = await signedIn(userId)
    expect((await completeIt({ ...whole, phone }, both)).status).toBe(403)
    expect((await people())[0]).toMatchObject({ birthDate: null, phone: null })
    const { html } = await openPage(`/provider/3/mgmt/patients/${(await people())[0]!.id}`, { headers: both })
    expect(html).not.toContain('/completion')
  })
})

describe('a doctor who has left a clinic', () => {
  it('reads the visits of that time, and neither lets anybody in there nor takes bookings again', async () => {
    const { providerFacilityId, providerId } = practice
    await come({ name: '王太太' })
    const [visit] = await visits()
    const doctor = await withTransaction(async (tx) => {
      const userId = await insertUser(tx)
      await tx.update(providers).set({ userId }).where(eq(providers.id, providerId))
      return userId
    })
    const headers = await signedIn(doctor)
    expect((await come({ name: '李先生' }, headers)).status).toBe(302)
    const left = { activeTo: '2026-10-19', isBookable: false }
    await withTransaction((tx) =>
      tx.update(providerFacilities).set(left).where(eq(providerFacilities.id, providerFacilityId)),
    )
    expect((await openPage(`/provider/3/mgmt/appt/${visit!.id}`, { headers })).status).toBe(200)
    for (const somebodys of [headers, desk]) {
      expect((await come({ name: '陳先生' }, somebodys)).status).toBe(400)
      expect(await visits()).toHaveLength(2)
    }
    const open = { bookable: 'yes' }
    const address = `/provider/4/dashboard/scheduling/${providerFacilityId}/bookable`
    expect((await post(address, open, { headers })).status).toBe(404)
    const [place] = await db.select().from(providerFacilities).where(eq(providerFacilities.id, providerFacilityId))
    expect(place).toMatchObject(left)
  })
})
