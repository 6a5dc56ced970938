import { asc, eq, isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { tellOfMatches } from '#app/modules/booking/appointments/commands/tell-of-matches.server.ts'
import { appointments, messageOutbox, waitlistEntries } from '#drizzle/schema/index.ts'
import { insertPractice, type Practice } from '#tests/factories/booking.ts'
import { insertSpecialty, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { databaseWork } from '#tests/fakes/statement-log.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

/** What a form finds by a person's data is told to the contact on file, never to who typed them. */

useDatabase()

const profile = '/doctor/family-medicine/zhining-bai'

let practice: Practice

beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  practice = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine', name: tri('家庭医生', '家庭醫生', 'Family medicine') })
    return insertPractice(tx, {
      provider: { slug: 'zhining-bai', nameHans: '白芷宁', nameHant: '白芷寧', specialties: ['family-medicine'] },
      facility: { slug: 'apricot' },
      visitType: { code: 'office' },
    })
  })
})
afterEach(() => setClock(null))

let serial = 0
const newKey = () => `FormKey${String(++serial).padStart(15, '0')}`

/** The person whose name, birth date and telephone a stranger knows. */
const victim = {
  loc: 'apricot',
  vt: 'office',
  forWhom: 'self',
  nameZh: '王受害',
  nameEn: 'WANG SHOUHAI',
  birthYear: '1958',
  birthMonth: '3',
  birthDay: '27',
  phone: '(917) 555-0127',
  email: 'victim@example.com',
  consent: 'on',
  smsConsent: 'on',
  emailConsent: 'on',
}
const stranger = { ...victim, nameZh: '', email: 'thief@example.net' }
const somebodyElse = { ...victim, nameEn: 'LI MING', phone: '(917) 555-0188', email: 'li@example.com' }

type Fields = Record<string, string>
const send = (path: string, fields: Fields, headers: Fields = {}) =>
  post<never>(`${profile}/${path}`, { key: newKey(), ...fields }, { clientAddress: '203.0.113.1', headers })
const join = (fields: Fields, headers: Fields = {}) => send('waitlist', { dateTo: '2026-11-20', ...fields }, headers)

/** What a browser keeps of the cookies of an answer. */
const cookiesOf = ({ headers }: { headers: Headers }) => ({
  Cookie: headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .filter((cookie) => !cookie.endsWith('='))
    .join('; '),
})

/** Everything of an answer but the random parts of it. */
function shapeOf({ status, headers, location }: { status: number; headers: Headers; location?: string | null }) {
  const random = (text: string) => text.replace(/[A-Za-z0-9_-]{20,}/g, '*').replace(/\.[0-9a-z]{7,9}\b/g, '.*')
  return {
    status,
    location: location && random(location),
    headers: [...headers].map(([name, value]) => `${name}: ${random(value)}`).sort(),
  }
}

/** Who was written to with a template, and what. */
async function messages(template: string) {
  const rows = await db
    .select()
    .from(messageOutbox)
    .where(eq(messageOutbox.template, template))
    .orderBy(asc(messageOutbox.channel))
  return rows.map((row) => {
    const open = (value: string, column: string) =>
      decryptField(value, { table: 'message_outbox', column, rowId: row.id })
    return { to: open(row.toEnc, 'to_enc'), vars: open(row.varsEnc, 'vars_enc'), subjectId: row.subjectId }
  })
}

const entries = () => db.select().from(waitlistEntries).orderBy(asc(waitlistEntries.createdAt))

describe('the waitlist, for who knows the name, birth date and telephone of somebody who waits', () => {
  it('answers as it would if nobody waited, and leaves the other entry alone', async () => {
    const alone = await join(somebodyElse)
    const own = await join(victim)
    const [, before] = await entries()
    const taken = await join({ ...stranger, parts: 'evening' })
    expect(shapeOf(taken)).toEqual(shapeOf(alone))
    expect(taken.location).not.toBe(own.location)

    const [after, another] = (await entries()).slice(1)
    expect([before, another].map((row) => row!.parts)).toEqual(expect.arrayContaining([[], ['evening']]))
    expect((await entries()).find(({ id }) => id === before!.id)).toEqual(before)
    expect(after!.patientId).not.toBe(another!.patientId)

    const page = (answer: typeof own) => openPage(answer.location!, { headers: cookiesOf(answer) })
    const words = ({ html }: { html: string }) => html.replace(/[A-Za-z0-9]{22}/g, '*').replace(/nonce="[^"]*"/g, '')
    expect(words(await page(taken)).replaceAll('thief@example.net', '')).toEqual(
      words(await page(alone)).replaceAll('li@example.com', ''),
    )
  })

  it('gives them neither the entry nor the time that is kept for it', async () => {
    const own = await join(victim)
    const held = await entries()
    await withTransaction((tx) =>
      tx.update(waitlistEntries).set({ status: 'offered', offerExpiresAt: Date.parse('2026-10-20T14:30:00Z') }),
    )
    const taken = await join(stranger)
    const access = cookiesOf(taken)
    const page = await openPage(own.location!, { headers: access })
    expect(page.html).not.toContain('白芷宁')
    for (const answer of ['acceptance', 'refusal'])
      expect(await post<never>(`${own.location}/${answer}`, {}, { headers: access })).toMatchObject({
        status: 302,
        location: own.location,
      })
    expect((await entries()).find(({ id }) => id === held[0]!.id)).toMatchObject({ status: 'offered' })
    expect((await openPage(taken.location!, { headers: access })).html).not.toContain('王受害')
  })

  it('tells the contact on file, with the link of the entry that is theirs', async () => {
    const own = await join(victim)
    expect(await messages('waitlist_again')).toEqual([])
    await join(stranger)
    await tellOfMatches()
    const told = await messages('waitlist_again')
    expect(told.map(({ to }) => to)).toEqual(['victim@example.com', '+19175550127'])
    for (const { vars } of told) expect(vars).toContain(own.location!)
  })

  it('changes the wishes of who asks again in the same browser, and tells nobody', async () => {
    const own = await join(victim)
    const again = await join({ ...victim, parts: 'pm' }, cookiesOf(own))
    await tellOfMatches()
    expect(again.location).toBe(own.location)
    expect(await entries()).toMatchObject([{ parts: ['pm'], providerId: practice.providerId }])
    expect(await messages('waitlist_again')).toEqual([])
  })
})

describe('booking, for who knows the name, birth date and telephone of somebody with a visit', () => {
  const book = (fields: Fields, slot: string, headers: Fields = {}) => send('appointment', { slot, ...fields }, headers)
  const morning = '2026-10-22T14:00Z'
  const afternoon = '2026-10-22T18:00Z'

  it('answers as it would if there were no visit, marks it for the desk and tells the contact on file', async () => {
    const alone = await book(somebodyElse, '2026-10-22T15:00Z')
    const own = await book(victim, morning)
    const probe = await book(stranger, afternoon)
    expect(shapeOf(probe)).toEqual(shapeOf(alone))
    const page = await openPage(probe.location!, { headers: cookiesOf(probe) })
    expect(page.html).not.toMatch(/王受害|重复/)
    const marked = await db.select().from(appointments).where(isNotNull(appointments.possibleDoubleOf))
    expect(marked).toMatchObject([{ startsAt: Date.parse('2026-10-22T18:00:00Z'), status: 'booked' }])
    await tellOfMatches()
    const told = await messages('appointment_double')
    expect(told.map(({ to }) => to)).toEqual(['victim@example.com', '+19175550127'])
    for (const { vars } of told) expect(vars).toContain(own.location!)
  })

  it('says DUPLICATE_BOOKING to the browser that has the ticket', async () => {
    const own = await book(victim, morning)
    const again = await book(victim, afternoon, cookiesOf(own))
    expect(again).toMatchObject({ status: 409, data: { refusal: 'DUPLICATE_BOOKING' } })
    await tellOfMatches()
    expect(await messages('appointment_double')).toEqual([])
  })
})

describe('what a form asks of the database', () => {
  /** How many ids a list has is the one thing that a match changes in a statement; none is written as false. */
  const kindOf = (statement: string) => statement.replace(/"[\w"."]+" in \([?, ]+\)|\bfalse\b/g, 'one of some')
  const asked = async (work: () => Promise<{ status: number }>) => {
    const { statements, rows } = await databaseWork(async () => expect((await work()).status).toBe(302))
    return { statements: statements.map(kindOf), rows }
  }
  const nobodyKnown = { ...stranger, nameEn: 'ZHAO MOUREN', phone: '(917) 555-0166' }

  it.each([
    ['a booking', (fields: Fields, slot: string, access?: Fields) => send('appointment', { slot, ...fields }, access)],
    ['a join', (fields: Fields, _: string, access?: Fields) => join(fields, access)],
  ])('%s is the same whether somebody was found or not', async (_, ask) => {
    await ask(victim, '2026-10-22T14:00Z')
    // A browser with links of its own, so that they are looked at; and whatever is kept in memory is kept.
    const access = cookiesOf(await ask(somebodyElse, '2026-10-23T14:00Z'))
    await ask({ ...somebodyElse, nameEn: 'LI HONG', phone: '(917) 555-0189' }, '2026-10-23T15:00Z')
    const found = await asked(() => ask(stranger, '2026-10-22T18:00Z', access))
    const alone = await asked(() => ask(nobodyKnown, '2026-10-22T19:00Z', access))
    expect(found).toEqual(alone)
    expect(found.statements.length).toBeGreaterThan(20)
    expect(await tellOfMatches()).toBe(1)
  })
})
