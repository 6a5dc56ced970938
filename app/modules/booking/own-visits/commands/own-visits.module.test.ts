import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { cancelAppointment } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import { contactIdOf, type TypedContact } from '#app/modules/booking/patients/contact-id.server.ts'
import { joinWaitlist } from '#app/modules/booking/waitlist/commands/join-waitlist.server.ts'
import { actionTokens, appointments, auditEvents, messageOutbox, otps, patients } from '#drizzle/schema/index.ts'
import {
  bookingInput,
  insertPractice,
  patientRow,
  type Practice,
  somebody,
  waitlistInput,
} from '#tests/factories/booking.ts'
import { insertSpecialty } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findOwnVisits, isOwnVisit } from '../queries/own-visits.server.ts'
import { loadVisitsList } from '../pages/visits-list.server.ts'
import { askForCode } from './ask-for-code.server.ts'
import { endOwnVisits } from './end-own-visits.server.ts'
import { enterVisitsCode } from './enter-visits-code.server.ts'
import { openOwnVisit } from './open-own-visit.server.ts'

useDatabase()

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Tuesday, ten in the morning in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const thursday = Date.parse('2026-10-22T14:00:00Z')

let practice: Practice

beforeEach(async () => {
  setClock(start)
  practice = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine' })
    return insertPractice(tx, {
      provider: { slug: 'zhining-bai', specialties: ['family-medicine'] },
      facility: { slug: 'apricot' },
      visitType: { code: 'office' },
    })
  })
})
afterEach(() => setClock(null))

const own: TypedContact = { channel: 'sms', value: '+19175550127' }
const mail: TypedContact = { channel: 'email', value: 'fang@example.com' }
const fang = somebody({ nameEn: 'FANG QINIAN', phone: own.value, email: mail.value })

const book = async (overrides: Partial<Parameters<typeof bookingInput>[1]> = {}) =>
  (await bookAppointment(bookingInput(practice, { startsAt: thursday, patient: fang, ...overrides }))).appointmentId

/** Messages are told apart by when they were written: each is a millisecond after the one before. */
function ask(contact: TypedContact, more: Partial<Parameters<typeof askForCode>[0]> = {}) {
  setClock(now() + 1)
  return askForCode({ contact, formKey: newToken(), locale: 'en-US', network: '203.0.113.1', ...more })
}

async function tokenFor(contact: TypedContact): Promise<string> {
  const asked = await ask(contact)
  if (!asked.allowed) throw new Error('refused')
  return asked.token
}

const linkOf = async (token: string) => (await findActionLink(token))!

/** The codes that may go out, to whom. */
async function codes() {
  const rows = await db
    .select()
    .from(messageOutbox)
    .where(eq(messageOutbox.template, 'one_time_code'))
    .orderBy(asc(messageOutbox.createdAt), asc(messageOutbox.id))
  return rows.map((row) => {
    const open = (value: string, column: string) =>
      decryptField(value, { table: 'message_outbox', column, rowId: row.id })
    const { code } = JSON.parse(open(row.varsEnc, 'vars_enc')) as { code: string }
    return { code, to: open(row.toEnc, 'to_enc'), channel: row.channel, state: row.state, locale: row.locale }
  })
}

const idsOf = async (contact: TypedContact) =>
  (await findOwnVisits(contactIdOf(contact))).visits.map(({ visit }) => visit.id).sort()

describe('asking for a code', () => {
  it('sends one to the contact on file, in the reader’s language, and to nobody who is not', async () => {
    await book()
    await ask({ channel: 'email', value: 'FANG@Example.com' }, { locale: 'zh-Hant' })
    expect(await codes()).toMatchObject([
      { to: mail.value, channel: 'email', state: 'queued', locale: 'zh-Hant', code: expect.stringMatching(/^\d{6}$/) },
    ])
    await ask({ channel: 'sms', value: '+19175550166' })
    expect((await codes()).map(({ to, state }) => [to, state])).toEqual([
      [mail.value, 'queued'],
      ['+19175550166', 'canceled'],
    ])
  })

  it('sends none to somebody on file who has neither a visit nor a place on a waitlist', async () => {
    await withTransaction((tx) => tx.insert(patients).values(patientRow({ phone: own.value })))
    await ask(own)
    expect((await codes()).map(({ state }) => state)).toEqual(['canceled'])
    await joinWaitlist(waitlistInput({ providerId: practice.providerId, patient: fang }))
    await ask(own)
    expect((await codes()).map(({ state }) => state)).toEqual(['canceled', 'queued'])
  })

  it('makes one link and one code of a form, however often it is sent', async () => {
    await book()
    const formKey = newToken()
    const asked = await Promise.all(Array.from({ length: 3 }, () => ask(own, { formKey })))
    expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await codes()).toHaveLength(1)
    const other = await ask(mail, { formKey })
    expect(other).not.toEqual(asked[0])
  })

  it('asks no more than three times an hour and six a day of a contact, whoever has it', async () => {
    await book()
    for (const contact of [own, { channel: 'sms', value: '+19175550166' } as const]) {
      for (let asked = 0; asked < 3; asked++) expect(await ask(contact)).toMatchObject({ allowed: true })
      expect(await ask(contact, { network: '198.51.100.9' })).toEqual({ allowed: false, retryAfterSeconds: 20 * 60 })
    }
    setClock(start + hour)
    for (let asked = 0; asked < 3; asked++) expect(await ask(own)).toMatchObject({ allowed: true })
    setClock(start + 2 * hour)
    expect(await ask(own)).toEqual({ allowed: false, retryAfterSeconds: 2 * 60 * 60 })
    expect((await codes()).filter(({ to }) => to === own.value)).toHaveLength(6)
  })

  it('asks no more than twenty times an hour of a network', async () => {
    for (let asked = 0; asked < 20; asked++)
      expect(await ask({ channel: 'email', value: `nobody-${asked}@example.com` })).toMatchObject({ allowed: true })
    expect(await ask(mail)).toMatchObject({ allowed: false, retryAfterSeconds: 3 * 60 })
    expect(await ask(mail, { network: '198.51.100.9' })).toMatchObject({ allowed: true })
  })

  it('keeps the contact in no row that names it in clear', async () => {
    await book()
    await tokenFor(own)
    await tokenFor(mail)
    const rows = JSON.stringify([
      await db.select().from(actionTokens),
      await db.select().from(otps),
      await db.select().from(auditEvents),
    ])
    expect(rows).toContain('own_visits')
    expect(rows).not.toMatch(/9175550127|fang@example/)
  })
})

describe('typing the code', () => {
  it('opens the link to the channel it was sent to, once, and confirms the contact', async () => {
    await book()
    const link = await linkOf(await tokenFor(own))
    const { code } = (await codes()).at(-1)!
    expect(await enterVisitsCode(link, code)).toEqual({ isRight: true, channel: 'sms' })
    expect(await enterVisitsCode(link, code)).toMatchObject({ isRight: false, reason: 'ended' })
  })

  it('counts wrong ones alike for a contact that nobody has', async () => {
    await book()
    const answers = async (contact: TypedContact) => {
      const link = await linkOf(await tokenFor(contact))
      const right = (await codes()).at(-1)!.code
      const wrong = right === '000000' ? '000001' : '000000'
      const checks: unknown[] = []
      for (let tried = 0; tried < 6; tried++) checks.push(await enterVisitsCode(link, wrong))
      return checks
    }
    const known = await answers(own)
    expect(await answers({ channel: 'sms', value: '+19175550166' })).toEqual(known)
    expect(known.at(0)).toEqual({ isRight: false, reason: 'wrong', triesLeft: 4 })
    expect(known.at(-1)).toEqual({ isRight: false, reason: 'ended', triesLeft: 0 })
  })

  it('works for ten minutes, and the link for forty', async () => {
    await book()
    const token = await tokenFor(own)
    const { code } = (await codes()).at(-1)!
    setClock(start + 1 + 10 * minute)
    expect(await enterVisitsCode(await linkOf(token), code)).toMatchObject({ isRight: false, reason: 'ended' })
    expect((await linkOf(token)).state).toBe('valid')
    setClock(start + 1 + 40 * minute)
    expect((await linkOf(token)).state).toBe('expired')
  })
})

describe('the list of a contact', () => {
  it('has one’s own visits and those booked for others, and nobody else’s', async () => {
    const mine = await book()
    const contact = { nameEn: 'Lily Fang', nameZh: null, phone: own.value, email: null }
    const child = somebody({ nameEn: 'FANG XIAO', phone: null, email: null })
    const childs = await book({ startsAt: thursday + hour, forWhom: 'child', contact, patient: child })
    const stranger = await book({ startsAt: thursday + 2 * hour, patient: somebody() })
    expect(await idsOf(own)).toEqual([mine, childs].sort())
    expect(await idsOf(mail)).toEqual([mine])
    expect(await isOwnVisit(contactIdOf(own), stranger)).toBe(false)
    expect(await idsOf({ channel: 'sms', value: '+19175550166' })).toEqual([])
  })

  it('shows who proves an e-mail address nothing of the telephone number typed beside it', async () => {
    const mine = await book({ patient: { ...fang, email: null } })
    // A stranger books under the telephone number of somebody else, with an address of their own.
    const thief: TypedContact = { channel: 'email', value: 'thief@example.net' }
    const patient = somebody({ phone: own.value, email: thief.value })
    const theirs = await book({ startsAt: thursday + hour, patient })
    expect(await idsOf(thief)).toEqual([theirs])
    expect(await openOwnVisit(contactIdOf(thief), { visit: mine, entry: '' })).toBeNull()
    expect(await openOwnVisit(contactIdOf(thief), { visit: theirs, entry: '' })).toMatchObject({ channel: 'email' })
    // Who has the number sees what was booked under it, as the codes of that visit's link reach them too.
    expect(await idsOf(own)).toEqual([mine, theirs].sort())
  })

  it('says what comes in its order, then what is over, the latest first, for twelve months', async () => {
    const past = await book({ startsAt: Date.parse('2026-10-20T17:00:00Z') })
    const later = await book({ startsAt: thursday + 24 * hour })
    const sooner = await book()
    const cancelled = await book({ startsAt: thursday + 5 * day })
    await cancelAppointment({ appointmentId: cancelled, actor: { type: 'patient', id: null }, reasonCode: null })
    setClock(start + 5 * hour)
    const read = async () => {
      const { list } = await loadVisitsList(contactIdOf(own), 'en-US')
      const part = (visits: typeof list.coming) => visits.map(({ id, status }) => [id, status])
      return { coming: part(list.coming), past: part(list.past), list }
    }
    const { coming, past: over, list } = await read()
    expect(coming).toEqual([
      [sooner, 'booked'],
      [later, 'booked'],
    ])
    expect(over).toEqual([
      [cancelled, 'cancelled'],
      [past, 'over'],
    ])
    expect(list.coming[0]).toMatchObject({
      patient: { english: 'FANG QINIAN' },
      isOwn: true,
      hasCalendar: true,
      again: '/doctor/family-medicine/zhining-bai/appointment?loc=apricot&vt=office',
      directions: expect.stringContaining('https://www.google.com/maps/dir/'),
    })
    expect(list.past.map(({ hasCalendar, directions }) => [hasCalendar, directions])).toEqual([
      [false, null],
      [false, null],
    ])
    setClock(start + 366 * day)
    expect((await read()).past.map(([id]) => id)).toEqual([cancelled, later, sooner])
  })

  it('leaves out what was entered in error', async () => {
    const mine = await book()
    await withTransaction((tx) =>
      tx.update(appointments).set({ status: 'entered_in_error' }).where(eq(appointments.id, mine)),
    )
    expect(await idsOf(own)).toEqual([])
    expect(await openOwnVisit(contactIdOf(own), { visit: mine, entry: '' })).toBeNull()
  })

  it('has the places on a waitlist, which open like visits', async () => {
    const { entryId, manageToken } = await joinWaitlist(
      waitlistInput({ providerId: practice.providerId, patient: fang }),
    )
    const { list } = await loadVisitsList(contactIdOf(own), 'en-US')
    expect(list.entries).toMatchObject([{ id: entryId, status: 'waiting' }])
    expect(await openOwnVisit(contactIdOf(own), { visit: '', entry: entryId })).toMatchObject({ token: manageToken })
    const stranger = contactIdOf({ channel: 'sms', value: '+19175550166' })
    expect((await loadVisitsList(stranger, 'en-US')).list.entries).toEqual([])
    expect(await openOwnVisit(stranger, { visit: '', entry: entryId })).toBeNull()
  })
})

describe('opening a visit', () => {
  it('answers an id that there is not, and that of a stranger, with nothing', async () => {
    const stranger = await book({ patient: somebody() })
    for (const visit of [stranger, 'no-such-visit', ''])
      expect(await openOwnVisit(contactIdOf(own), { visit, entry: '' })).toBeNull()
    expect(await openOwnVisit(contactIdOf(own), { visit: '', entry: 'no-such-entry' })).toBeNull()
  })

  it('leads to the standing link, and to a new one where that has run out', async () => {
    const result = await bookAppointment(bookingInput(practice, { startsAt: thursday, patient: fang }))
    const pressed = { visit: result.appointmentId, entry: '' }
    expect(await openOwnVisit(contactIdOf(own), pressed)).toMatchObject({ token: result.manageToken, channel: 'sms' })
    setClock(thursday + 60 * day)
    const later = await openOwnVisit(contactIdOf(mail), pressed)
    expect(later).toMatchObject({ channel: 'email' })
    expect(later!.token).not.toBe(result.manageToken)
    expect((await linkOf(later!.token)).state).toBe('valid')
  })

  it('does not open what somebody else has booked for the person, whose messages go there', async () => {
    const mine = await book()
    const [row] = await db.select().from(appointments).where(eq(appointments.id, mine))
    const booker = patientRow({ nameEn: 'Desk Contact', phone: '+19175550144' })
    await withTransaction(async (tx) => {
      await tx.insert(patients).values(booker)
      await tx.update(appointments).set({ bookedById: booker.id }).where(eq(appointments.id, row!.id))
    })
    const { list } = await loadVisitsList(contactIdOf(own), 'en-US')
    expect(list.coming).toMatchObject([{ id: mine, isOwn: false }])
    expect(await openOwnVisit(contactIdOf(own), { visit: mine, entry: '' })).toBeNull()
  })
})

it('“I’m done” ends every link of the contact, and no other', async () => {
  await book()
  const [first, second, other] = [await tokenFor(own), await tokenFor(own), await tokenFor(mail)]
  await endOwnVisits(contactIdOf(own))
  expect([(await linkOf(first)).state, (await linkOf(second)).state, (await linkOf(other)).state]).toEqual([
    'revoked',
    'revoked',
    'valid',
  ])
})
