import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { book, desk, minute, practice, refusal, rowsOf, usePractice, wednesday } from '#tests/factories/appointments.ts'
import { bookingInput, insertPractice, insertProviderFacility, somebody } from '#tests/factories/booking.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import { getTicket } from '../queries/ticket.server.ts'
import { bookAppointment } from './book-appointment.server.ts'
import { rescheduleAppointment } from './reschedule-appointment.server.ts'
import { tellOfMatches } from './tell-of-matches.server.ts'

usePractice()

describe('bookAppointment', () => {
  it('knows a person again by phone, birth date and name, however spelled', async () => {
    const patient = somebody({ nameEn: 'Mei-Ling O’Cheung', phone: '+12125550123' })
    await book({ patient })
    const again = { ...patient, nameEn: 'MEI LING OCHEUNG', phone: '(212) 555-0123' }
    await expect(book({ patient: again, startsAt: wednesday + 60 * minute, actor: desk })).rejects.toEqual(
      refusal('DUPLICATE_BOOKING'),
    )
    await book({ patient: again, startsAt: wednesday + 86_400_000 })
    const people = (await rowsOf()).patients
    expect(people.map(({ nameEn }) => nameEn)).toEqual(
      expect.arrayContaining(['Mei-Ling O’Cheung', 'MEI LING OCHEUNG']),
    )
    expect(new Set(people.map(({ matchHash }) => matchHash)).size).toBe(1)
  })

  it('neither changes nor borrows what an earlier form said of the same person', async () => {
    const patient = somebody({ nameZh: '王受害' })
    await book({ patient })
    const before = (await rowsOf()).patients
    const at = (days: number) => wednesday + days * 86_400_000
    const unnamed = await book({ patient: { ...patient, nameZh: null }, startsAt: at(1) })
    expect((await getTicket(unnamed.appointmentId, 'zh-Hans')).patient).toEqual({
      nameEn: patient.nameEn,
      nameZh: null,
    })
    await book({ patient, smsConsent: false, startsAt: at(2) })
    await book({ patient, locale: 'en-US', startsAt: at(5) })
    const { patients: people } = await rowsOf()
    expect(people).toHaveLength(4)
    expect(people.filter(({ id }) => id === before[0]!.id)).toEqual(before)
    await book({ patient, startsAt: at(6) })
    expect((await rowsOf()).patients).toHaveLength(4)
  })

  it('lets the desk put right what is known of somebody', async () => {
    const patient = somebody()
    await book({ patient })
    const corrected = { ...patient, nameZh: '王小明' }
    await book({ patient: corrected, actor: desk, source: 'phone', startsAt: wednesday + 86_400_000 })
    expect((await rowsOf()).patients).toMatchObject([{ nameZh: '王小明' }])
  })

  it('keeps the date of an agreement that stands when the desk books again, and forgets it when it is taken back', async () => {
    const patient = somebody()
    await book({ patient })
    const agreedAt = now()
    setClock(now() + 60 * minute)
    await book({ patient, actor: desk, source: 'phone', startsAt: wednesday + 86_400_000 })
    expect((await rowsOf()).patients).toMatchObject([{ smsConsentAt: agreedAt, emailConsentAt: agreedAt }])
    const withoutTexts = { actor: desk, source: 'phone', smsConsent: false } as const
    await book({ patient, ...withoutTexts, startsAt: wednesday + 2 * 86_400_000 })
    expect((await rowsOf()).patients).toMatchObject([{ smsConsentAt: null, emailConsentAt: agreedAt }])
  })

  it('never turns messages of a known person to another address', async () => {
    const patient = somebody({ email: 'mother@example.com' })
    await book({ patient })
    const stranger = { ...patient, email: 'stranger@example.com' }
    await book({ patient: stranger, startsAt: wednesday + 86_400_000 })
    const rows = await rowsOf()
    expect(rows.patients.map(({ email }) => email).sort()).toEqual(['mother@example.com', 'stranger@example.com'])
    expect(new Set(rows.patients.map(({ matchHash }) => matchHash)).size).toBe(1)
  })

  it('allows one active visit a patient, provider and local day, at whichever facility', async () => {
    const patient = somebody()
    await book({ patient })
    const other = await withTransaction(async (tx) => {
      const second = await insertProviderFacility(tx, {
        providerId: practice.providerId,
        facilityId: await insertFacility(tx),
      })
      return { second, colleague: await insertPractice(tx) }
    })
    const later = { patient, startsAt: wednesday + 60 * minute }
    const atDesk = { ...later, actor: desk }
    await expect(book(atDesk)).rejects.toEqual(refusal('DUPLICATE_BOOKING'))
    await expect(bookAppointment(bookingInput(other.second, atDesk))).rejects.toEqual(refusal('DUPLICATE_BOOKING'))
    await expect(bookAppointment(bookingInput(other.colleague, later))).resolves.toMatchObject({ status: 'booked' })
  })

  it('tells of a double who has the link of the first, or has proven its contact; for others it is a mark and a message', async () => {
    const patient = somebody()
    const first = await book({ patient })
    const sibling = await book({ patient: somebody({ phone: patient.phone }), startsAt: wednesday + 2 * 86_400_000 })
    const again = { patient: { ...patient, email: 'stranger@example.com' }, startsAt: wednesday + 60 * minute }
    const linkOf = async ({ manageToken }: typeof first) => (await findActionLink(manageToken))!.id
    const [own, other] = [await linkOf(first), await linkOf(sibling)]
    await expect(book({ ...again, heldLinks: { ids: [own], proven: [] } })).rejects.toEqual(
      refusal('DUPLICATE_BOOKING'),
    )
    const proven = (channel: 'sms' | 'email') => ({ ids: [other], proven: [{ id: other, channel }] })
    await expect(book({ ...again, heldLinks: proven('sms') })).rejects.toEqual(refusal('DUPLICATE_BOOKING'))
    // The sibling's visit has an address of its own: a code read there shows nothing of the telephone that both have.
    const made = await book({ ...again, heldLinks: proven('email') })
    expect((await rowsOf()).messages.filter(({ template }) => template === 'appointment_double')).toEqual([])
    expect([await tellOfMatches(), await tellOfMatches()]).toEqual([1, 0])
    const rows = await rowsOf()
    const { possibleDoubleOf } = rows.appointments.find(({ id }) => id === made.appointmentId)!
    expect([made.status, possibleDoubleOf]).toEqual(['booked', first.appointmentId])
    const told = rows.messages.filter(({ template }) => template === 'appointment_double')
    expect(told.map(({ subjectId }) => subjectId)).toEqual([first.appointmentId, first.appointmentId])
    const addresses = told.map(({ id, toEnc }) =>
      decryptField(toEnc, { table: 'message_outbox', column: 'to_enc', rowId: id }),
    )
    expect(addresses.sort()).toEqual([patient.phone, patient.email])
  })

  it('tells of a double that has moved to another day before anybody was told', async () => {
    const patient = somebody()
    const first = await book({ patient })
    const { appointmentId } = await book({ patient, startsAt: wednesday + 60 * minute })
    await rescheduleAppointment({
      appointmentId,
      startsAt: wednesday + 86_400_000,
      actor: { type: 'patient', id: null },
    })
    const moved = (await rowsOf()).appointments.find(({ id }) => id === appointmentId)!
    expect(moved.possibleDoubleOf).toBeNull()
    expect([await tellOfMatches(), await tellOfMatches()]).toEqual([1, 0])
    const told = (await rowsOf()).messages.filter(({ template }) => template === 'appointment_double')
    expect(new Set(told.map(({ subjectId }) => subjectId))).toEqual(new Set([first.appointmentId]))
  })

  it('books for a mother: messages go to the daughter, the relation is kept', async () => {
    const contact = { nameEn: 'Daughter Lin', nameZh: null, phone: '+13475550101', email: null }
    const patient = somebody({ nameEn: 'Mother Lin', phone: null, email: null })
    await book({ forWhom: 'parent', patient, contact })
    const {
      patients: people,
      appointments: [row],
      messages,
    } = await rowsOf()
    const daughter = people.find(({ nameEn }) => nameEn === 'Daughter Lin')!
    expect(row!.bookedById).toBe(daughter.id)
    expect(daughter.smsConsentAt).toBe(now())
    expect(people.find(({ id }) => id === row!.patientId)).toMatchObject({ smsConsentAt: null, emailConsentAt: null })
    for (const { id, toEnc, varsEnc } of messages) {
      expect(decryptField(toEnc, { table: 'message_outbox', column: 'to_enc', rowId: id })).toBe('+13475550101')
      const vars = JSON.parse(
        decryptField(varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId: id }),
      ) as object
      expect(vars).toMatchObject({ patientName: 'Mother Lin' })
    }
    expect(messages.length).toBeGreaterThan(0)
    const relations = await db.select().from(schema.patientRelations)
    expect(relations).toMatchObject([{ patientId: row!.patientId, contactPatientId: daughter.id, kind: 'child' }])
  })

  it('leaves the consent of a known patient alone when somebody else books for them', async () => {
    const patient = somebody()
    await book({ patient })
    const contact = { nameEn: 'Daughter Lin', nameZh: null, phone: '+13475550101', email: null }
    const input = { forWhom: 'parent', patient, contact, startsAt: wednesday + 86_400_000 } as const
    await book(input)
    const row = (await rowsOf()).patients.find(({ phone }) => phone === patient.phone)
    expect(row).toMatchObject({ smsConsentAt: now(), emailConsentAt: now() })
  })
})
