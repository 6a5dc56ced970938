import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SeatRole } from '#app/core/actor.ts'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { findAbsentProvider } from '#app/modules/accounts/queries/find-actor.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { facilityPharmacies, refillRequests } from '#drizzle/schema/practice/pharmacy.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { deskActor, insertSeat, insertUser } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { remindOfRefills } from './commands/remind-refills.server.ts'
import { addPharmacy, archivePharmacy, changePharmacy } from './commands/save-pharmacy.server.ts'
import { stepRefill } from './commands/step-refill.server.ts'
import { takeRefill } from './commands/take-refill.server.ts'
import type { RefillAnswers, RefillStep } from './forms.ts'
import { listPharmacies } from './queries/pharmacies.server.ts'
import { findRefill, listRefills, openRefill } from './queries/refills.server.ts'

useDatabase()

// A Tuesday, ten in the morning in New York.
const ten = Date.parse('2030-10-15T14:00Z')
let practice: Practice
beforeEach(async () => {
  setClock(ten)
  practice = await clinic()
})

const clinic = () => withTransaction((tx) => insertPractice(tx, { provider: { tier: 3 } }))

async function actorAt(role: SeatRole, { facilityId }: Practice = practice) {
  const userId = await withTransaction(async (tx) => {
    const made = await insertUser(tx, { emailVerifiedAt: 1 })
    await insertSeat(tx, { userId: made, facilityId, role })
    return made
  })
  return (await findAbsentProvider(userId, 'en-US'))!
}

const caller = { name: '王小明', phone: '+12125550123', birthDate: '1950-02-03' }

const asked = (more: Partial<RefillAnswers> = {}): RefillAnswers => ({
  ...{ key: newId(), patientId: null, pharmacyId: null, locale: 'zh-Hant', mayText: true },
  ...{ person: caller, medicine: 'the secret white pill', note: 'two days left' },
  ...more,
})

async function taken(more: Partial<RefillAnswers> = {}) {
  return takeRefill(await actorAt('front_desk'), practice.facilityId, asked(more))
}

const step = (action: RefillStep['action'], version: number, more: Partial<RefillStep> = {}): RefillStep => ({
  ...{ action, version, answer: null, tell: 'phone' },
  ...more,
})

const statusOf = async (id: string) => (await db.select().from(refillRequests).where(eq(refillRequests.id, id)))[0]!

describe('a request', () => {
  it('is taken down once, sealed and recorded, by who may', async () => {
    const desk = await actorAt('front_desk')
    const answers = asked()
    const id = await takeRefill(desk, practice.facilityId, answers)
    expect(await takeRefill(desk, practice.facilityId, answers)).toBe(id)
    const rows = await db.select().from(refillRequests)
    expect(rows).toHaveLength(1)
    for (const word of ['secret', '王小明', '2125550123', '1950', 'two days'])
      expect(JSON.stringify(rows)).not.toContain(word)
    expect(openRefill(rows[0]!)).toMatchObject({ person: caller, medicine: answers.medicine, note: answers.note })
    const told = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    expect(told.map(({ action, actorId }) => [action, actorId])).toEqual([['practice.refill_take', desk.userId]])
    for (const role of ['viewer', 'biller'] as const)
      await expect(takeRefill(await actorAt(role), practice.facilityId, asked())).rejects.toMatchObject({
        code: 'practice.read_only',
      })
  })

  it('names a patient and a pharmacy of its own clinic alone', async () => {
    const other = await clinic()
    const manager = await actorAt('manager', other)
    const values = {
      name: 'Corner',
      address: '1 Main St',
      phone: null,
      fax: null,
      languages: [],
      hours: null,
      note: null,
    }
    const pharmacyId = await addPharmacy(manager, { facilityId: other.facilityId, directoryId: null, values })
    const { appointmentId } = await bookAppointment(
      bookingInput(other, { startsAt: ten + dayMs, actor: deskActor({ isManager: true }), source: 'phone' }),
    )
    const [visit] = await db.select().from(appointments).where(eq(appointments.id, appointmentId))
    await expect(taken({ pharmacyId })).rejects.toMatchObject({ code: 'pharmacy.unknown' })
    await expect(taken({ patientId: visit!.patientId })).rejects.toMatchObject({ code: 'pharmacy.unknown' })
    const desk = await actorAt('front_desk', other)
    expect(await takeRefill(desk, other.facilityId, asked({ pharmacyId, patientId: visit!.patientId }))).toBeTruthy()
  })

  it('is decided by clinicians and managers, and the patient hears of it without a word about the medicine', async () => {
    const [desk, clinician] = [await actorAt('front_desk'), await actorAt('clinician')]
    const id = await taken()
    await expect(stepRefill(clinician, id, step('approve', 1))).rejects.toMatchObject({ code: 'pharmacy.not_now' })
    expect(await stepRefill(desk, id, step('send_on', 1))).toBe('done')
    await expect(stepRefill(desk, id, step('approve', 2))).rejects.toMatchObject({ code: 'practice.read_only' })
    await stepRefill(clinician, id, step('approve', 2, { answer: 'thirty days' }))
    await expect(stepRefill(desk, id, step('send', 2))).rejects.toMatchObject({ code: 'directory.stale' })
    expect(await stepRefill(desk, id, step('send', 3, { tell: 'message' }))).toBe('told')
    const row = await statusOf(id)
    expect(row).toMatchObject({ status: 'sent', decidedById: clinician.userId, toldAt: ten })
    expect(openRefill(row).answer).toBe('thirty days')
    const [message] = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'clinic_answered'))
    expect(message).toMatchObject({ channel: 'sms', locale: 'zh-Hant' })
    const vars = decryptField(message!.varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId: message!.id })
    expect(vars).not.toMatch(/secret|white|王小明|thirty/)
    await stepRefill(desk, id, step('close', 4))
    expect((await statusOf(id)).status).toBe('closed')
  })

  it('is told by telephone where there is no consent to a message', async () => {
    const manager = await actorAt('manager')
    const id = await taken({ mayText: false })
    await stepRefill(manager, id, step('send_on', 1))
    await stepRefill(manager, id, step('deny', 2, { answer: 'come in first' }))
    expect(await stepRefill(manager, id, step('close', 3, { tell: 'message' }))).toBe('untold')
    expect(await statusOf(id)).toMatchObject({ status: 'closed', toldAt: null })
    expect(await db.$count(messageOutbox)).toBe(0)
  })

  it('of another clinic is as unknown as one that there is not', async () => {
    const id = await taken()
    const stranger = await actorAt('manager', await clinic())
    expect(await findRefill(stranger, id)).toBeNull()
    await expect(stepRefill(stranger, id, step('send_on', 1))).rejects.toMatchObject({ code: 'pharmacy.unknown' })
    expect(await findRefill(await actorAt('viewer'), id)).not.toBeNull()
    expect(await findRefill(await actorAt('biller'), id)).toBeNull()
  })

  it('is not decided by a doctor of elsewhere who only looks on here', async () => {
    const id = await taken()
    const elsewhere = await clinic()
    const looksOn = { ...(await actorAt('viewer')), providerId: elsewhere.providerId, tier: 3 }
    expect(await findRefill(looksOn, id)).not.toBeNull()
    await expect(stepRefill(looksOn, id, step('send_on', 1))).rejects.toThrow()
    expect(await statusOf(id)).toMatchObject({ status: 'new' })
    await expect(takeRefill(looksOn, practice.facilityId, asked())).rejects.toMatchObject({
      code: 'practice.read_only',
    })
  })

  it('that waits for more than a day is told to who decides, once a day, and names nobody', async () => {
    const clinician = await actorAt('clinician')
    await actorAt('front_desk')
    const id = await taken()
    setClock(ten + dayMs)
    expect(await remindOfRefills()).toBe(0)
    setClock(ten + dayMs + hourMs)
    expect([await remindOfRefills(), await remindOfRefills()]).toEqual([1, 0])
    const sent = () =>
      db.select().from(messageOutbox).where(eq(messageOutbox.template, 'refill_waiting')).orderBy(asc(messageOutbox.id))
    expect(await sent()).toHaveLength(1)
    const { id: rowId, toEnc, varsEnc } = (await sent())[0]!
    const open = (value: string, column: string) => decryptField(value, { table: 'message_outbox', column, rowId })
    const [account] = await db.select().from(users).where(eq(users.id, clinician.userId))
    expect(open(toEnc, 'to_enc')).toBe(account!.email)
    expect(open(varsEnc, 'vars_enc')).not.toMatch(/secret|王小明/)
    setClock(now() + dayMs + 1)
    expect(await remindOfRefills()).toBe(1)
    await stepRefill(clinician, id, step('withdraw', 1))
    setClock(now() + 3 * dayMs)
    expect(await remindOfRefills()).toBe(0)
  })

  it('stands in the list of its clinic, what has waited longest first', async () => {
    const [first, second] = [await taken(), await taken()]
    setClock(ten + hourMs)
    await stepRefill(await actorAt('front_desk'), first, step('send_on', 1))
    expect((await listRefills(practice.facilityId)).map(({ id }) => id)).toEqual([second, first])
    expect(await listRefills((await clinic()).facilityId)).toEqual([])
  })
})

describe('a pharmacy', () => {
  const values = {
    ...{ name: 'Corner', address: '1 Main St', phone: '+17185550111', fax: '+17185550112', languages: ['yue'] },
    ...{ hours: null, note: null },
  }

  it('is kept by who leads the clinic, by version, and archived instead of deleted', async () => {
    const manager = await actorAt('manager')
    const { facilityId } = practice
    const desk = await actorAt('front_desk')
    await expect(addPharmacy(desk, { facilityId, directoryId: null, values })).rejects.toMatchObject({
      code: 'practice.read_only',
    })
    const id = await addPharmacy(manager, { facilityId, directoryId: null, values })
    expect(await changePharmacy(manager, { facilityId, id, version: 1 }, values)).toBe(false)
    expect(await changePharmacy(manager, { facilityId, id, version: 1 }, { ...values, note: 'Ask for Ms. Li' })).toBe(
      true,
    )
    await expect(changePharmacy(manager, { facilityId, id, version: 1 }, values)).rejects.toMatchObject({
      code: 'directory.stale',
    })
    await archivePharmacy(manager, { facilityId, id, version: 2 }, true)
    expect(await listPharmacies(facilityId)).toEqual([])
    expect(await listPharmacies(facilityId, { archived: true })).toHaveLength(1)
    const other = await clinic()
    const stranger = await actorAt('manager', other)
    await expect(
      changePharmacy(stranger, { facilityId: other.facilityId, id, version: 3 }, values),
    ).rejects.toMatchObject({ code: 'pharmacy.unknown' })
    expect(await db.$count(facilityPharmacies)).toBe(1)
  })
})
