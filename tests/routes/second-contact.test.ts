import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { approveRequest } from '#app/modules/booking/appointments/commands/answer-request.server.ts'
import { answerText } from '#app/modules/booking/appointments/commands/answer-text.server.ts'
import { openPatient } from '#app/modules/booking/patients/identity.server.ts'
import { appointments, messageOutbox, patients, visitTypes } from '#drizzle/schema/index.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import { insertSpecialty } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useDatabase()

/** Tuesday, ten in the morning in New York; the visit is on Thursday of the week after. */
const start = Date.parse('2026-10-20T14:00:00Z')
const slot = '2026-10-29T14:00Z'
const path = '/doctor/family-medicine/zhining-bai/appointment'
const father = '+19175550188'

beforeEach(async () => {
  setClock(start)
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine' })
    await insertPractice(tx, {
      provider: { slug: 'zhining-bai', nameHant: '白芷寧', specialties: ['family-medicine'] },
      facility: { slug: 'apricot' },
      visitType: { code: 'office' },
    })
  })
})
afterEach(() => setClock(null))

let serial = 0

/** A daughter books in English for her father, who reads traditional characters. */
const send = (fields: Record<string, string> = {}) =>
  post<never>(
    `/en-US${path}`,
    {
      ...{ key: `FormKey${String(++serial).padStart(15, '0')}`, slot, loc: 'apricot', vt: 'office', consent: 'on' },
      ...{ forWhom: 'parent', nameEn: 'FANG QINIAN', contactName: 'EMILY FANG', smsConsent: 'on' },
      ...{ birthYear: '1958', birthMonth: '3', birthDay: '27', phone: '(917) 555-0127' },
      ...{ patientPhone: '(917) 555-0188', patientLocale: 'zh-Hant', patientConsent: 'on', ...fields },
    },
    { clientAddress: '203.0.113.1' },
  )

async function book(fields: Record<string, string> = {}) {
  const answer = await send(fields)
  expect(answer.status).toBe(302)
  const Cookie = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')
  const [appointment] = await db.select().from(appointments).orderBy(asc(appointments.id))
  return { link: answer.location!.replace('/en-US', ''), headers: { Cookie }, appointment: appointment! }
}

/** What is to go out to an address and was not taken back: template, locale and values. */
async function messagesTo(to: string) {
  const rows = await db.select().from(messageOutbox).where(eq(messageOutbox.state, 'queued'))
  return rows.flatMap((row) => {
    const opened = (value: string, column: string) =>
      decryptField(value, { table: 'message_outbox', rowId: row.id, column })
    const vars = JSON.parse(opened(row.varsEnc, 'vars_enc')) as Record<string, string>
    return opened(row.toEnc, 'to_enc') === to ? [{ template: row.template, locale: row.locale, vars }] : []
  })
}
const templatesTo = async (to: string) => (await messagesTo(to)).map(({ template }) => template).sort()

describe('a second contact that is reminded', () => {
  it.each([
    ['zh-Hans', '也提醒病人本人'],
    ['zh-Hant', '也提醒病人本人'],
    ['en-US', 'Remind the patient too'],
  ] as const)('is asked for in %s', async (locale, words) => {
    expect(locales).toContain(locale)
    const held = await post<never>(withPrefix(`${path}/hold`, locale), { loc: 'apricot', vt: 'office', slot })
    const Cookie = held.headers.get('Set-Cookie')!.split(';')[0]!
    expect((await openPage(withPrefix(held.location!, locale), { headers: { Cookie } })).html).toContain(words)
  })

  it('gets the booking and the reminders in its own language, and no code', async () => {
    const { link } = await book()
    expect(await templatesTo(father)).toEqual(['appointment_booked', 'reminder_hours', 'reminder_two_days'])
    expect(await templatesTo('+19175550127')).toEqual(['appointment_booked', 'reminder_hours', 'reminder_two_days'])
    for (const { locale, vars } of await messagesTo(father)) {
      expect(locale).toBe('zh-Hant')
      expect(vars).toMatchObject({ doctorChineseName: '白芷寧' })
      expect(vars.link).toContain(`/zh-Hant${link}`)
    }
    await post<never>(`${link}/code`, { channel: 'sms' })
    expect(await templatesTo(father)).not.toContain('one_time_code')
    expect(await templatesTo('+19175550127')).toContain('one_time_code')
  })

  it('is told when the visit it was reminded of moves or is canceled, and reminded no more', async () => {
    const { link, headers } = await book()
    await post<never>(`${link}/reschedule`, { slot: '2026-10-30T14:00Z' }, { headers })
    // What names the old time and has not gone out is taken back.
    expect(await templatesTo(father)).toEqual(['appointment_rescheduled', 'reminder_hours', 'reminder_two_days'])
    const at = (await messagesTo(father)).map(({ vars }) => vars.startsAt)
    expect(new Set(at)).toEqual(new Set([Date.parse('2026-10-30T14:00Z')]))
    await post<never>(`${link}/cancellation`, {}, { headers })
    expect(await templatesTo(father)).toEqual(['appointment_cancelled_by_patient'])
  })

  it('is told of the booking in the morning where it is made at night, as it wakes nobody', async () => {
    const atNight = Date.parse('2026-10-22T02:30:00Z')
    setClock(atNight)
    await book()
    const rows = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'appointment_booked'))
    const due = Object.fromEntries(rows.map(({ locale, notBefore }) => [locale, notBefore]))
    expect(due).toEqual({ 'en-US': atNight, 'zh-Hant': Date.parse('2026-10-22T12:00:00Z') })
  })

  it('is told of a visit that waits for the clinic once it is approved', async () => {
    await withTransaction((tx) => tx.update(visitTypes).set({ approval: 'manual' }))
    const { appointment } = await book()
    expect(await templatesTo(father)).toEqual([])
    await approveRequest({ appointmentId: appointment.id, actor: deskActor() })
    expect(await templatesTo(father)).toEqual(['appointment_confirmed', 'reminder_hours', 'reminder_two_days'])
  })

  it('answers a reminder like whoever booked', async () => {
    const { appointment } = await book()
    await answerText({ id: 'm1', from: father, text: '1' })
    const [row] = await db.select().from(appointments).where(eq(appointments.id, appointment.id))
    expect(row!.status).toBe('confirmed')
  })

  it('wants the patient to agree, and says so beside the box', async () => {
    const answer = await send({ patientConsent: '', patientEmail: 'no address' })
    expect(answer.status).toBe(400)
    const { submission } = answer.data as { submission: { error: Record<string, string[]> } }
    expect(Object.keys(submission.error).sort()).toEqual(['patientConsent', 'patientEmail'])
    expect(await db.select().from(appointments)).toEqual([])
  })

  it('is nothing where it is left out, where it is the booker’s own, and where one books for oneself', async () => {
    await book({ patientPhone: '' })
    await book({ patientPhone: '(917) 555-0127', nameEn: 'FANG LAN', slot: '2026-10-29T15:00Z' })
    await book({ forWhom: 'self', nameEn: 'EMILY FANG', slot: '2026-10-29T16:00Z' })
    expect(await messagesTo(father)).toEqual([])
    const reminders = (await templatesTo('+19175550127')).filter((template) => template === 'reminder_hours')
    expect(reminders).toHaveLength(3)
  })

  it('is kept sealed, in a row that nobody else’s words change', async () => {
    await book()
    const [before] = (await db.select().from(patients)).map(openPatient).filter(({ phone }) => phone === father)
    expect(before).toMatchObject({ nameEn: 'FANG QINIAN', locale: 'zh-Hant', emailConsentAt: null })
    expect(before!.smsConsentAt).not.toBeNull()
    await book({ patientLocale: 'en-US', slot: '2026-11-02T15:00Z' })
    const rows = (await db.select().from(patients)).map(openPatient).filter(({ phone }) => phone === father)
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual(before)
    expect(JSON.stringify(await db.select().from(patients))).not.toContain('5550188')
  })

  it('has as many visits as any contact before a person looks at them', async () => {
    for (const [index, day] of ['10-26', '10-27', '10-28', '10-29', '10-30', '11-02'].entries()) {
      const fields = { phone: `(917) 555-013${index}`, contactName: 'SOMEBODY ELSE', slot: `2026-${day}T15:00Z` }
      expect((await send(fields)).status).toBe(302)
    }
    const rows = await db.select().from(appointments).orderBy(asc(appointments.createdAt), asc(appointments.id))
    expect(rows.map(({ status }) => status).sort()).toEqual([...Array<string>(5).fill('booked'), 'requested'])
  })
})
