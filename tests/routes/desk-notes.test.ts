import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { visitTags } from '#app/modules/desk/visit-tags.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import type { action as changeNote } from '#app/routes/provider/level-3/patients/note.tsx'
import type { action as notePatient } from '#app/routes/provider/level-3/patients/notes.tsx'
import type { action as noteVisit } from '#app/routes/provider/level-3/appt/note.tsx'
import { appointments, auditEvents, patientNotes } from '#drizzle/schema/index.ts'
import { deskActor, insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
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

const hour = 3_600_000
/** Tuesday, ten in the morning in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')

let practice: Practice
let foreign: Practice
let desk: Record<string, string>
let reader: Record<string, string>
let stranger: Record<string, string>
let lead: Record<string, string>
let colleague: Record<string, string>
let doctor: Record<string, string>
let visit: string
/** The guest's own place at the facility. */
let guestFacility: string

const staff = deskActor({ id: 'colleague', isManager: true })
const meiling = () =>
  somebody({ nameEn: 'Mei Ling Cheung', nameZh: '張美玲', phone: '+19175550127', email: null, birthDate: '1961-04-05' })

beforeEach(async () => {
  setClock(start)
  const made = await withTransaction(async (tx) => {
    const home = await insertPractice(tx, { provider: { slug: 'zhining-bai', tier: 3, nameHans: '白芷宁' } })
    const other = await insertPractice(tx, { provider: { slug: 'somebody-else', tier: 3 } })
    const ids = []
    for (const [role, { facilityId }] of [
      ['front_desk', home],
      ['biller', home],
      ['front_desk', other],
      ['manager', home],
      ['front_desk', home],
    ] as const) {
      const userId = await insertUser(tx)
      await insertSeat(tx, { userId, facilityId, role })
      ids.push(userId)
    }
    // A doctor who works there and has no seat.
    const guest = await insertUser(tx)
    const guestId = await insertProvider(tx, {
      slug: 'guest',
      tier: 3,
      userId: guest,
      isProfileComplete: true,
      practices: [],
    })
    const visiting = await insertProviderFacility(tx, { providerId: guestId, facilityId: home.facilityId })
    return { home, other, ids, guest, visiting }
  })
  practice = made.home
  foreign = made.other
  guestFacility = made.visiting.providerFacilityId
  desk = await signedIn(made.ids[0]!)
  reader = await signedIn(made.ids[1]!)
  stranger = await signedIn(made.ids[2]!)
  lead = await signedIn(made.ids[3]!)
  colleague = await signedIn(made.ids[4]!)
  doctor = await signedIn(made.guest)
  const input = bookingInput(practice, { startsAt: start + hour, actor: staff, source: 'phone', patient: meiling() })
  visit = (await bookAppointment(input)).appointmentId
})
afterEach(() => setClock(null))

const row = async () => (await db.select().from(appointments).where(eq(appointments.id, visit)))[0]!
const address = () => `/provider/3/mgmt/appt/${visit}/note`
const write = (fields: Record<string, string | string[]>, headers = desk) =>
  post<typeof noteVisit>(
    address(),
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each])),
    { headers },
  )
const events = (action: string) => db.select().from(auditEvents).where(eq(auditEvents.action, action))
const page = async (path: string, headers = desk) => (await openPage(path, { headers })).html

describe('the note and the tags of a visit', () => {
  it('are written sealed and recorded, and stand on the visit, the day list and the patient’s page', async () => {
    const { status, location } = await write({
      note: ' deposit in cash\n問她女兒 ',
      tag: ['fasting', 'wheelchair'],
      version: '0',
    })
    expect([status, location]).toEqual([302, `/provider/3/mgmt/appt/${visit}`])
    const { staffNotesEnc, tags, noteVersion, version, patientId } = await row()
    expect(tags).toEqual(['wheelchair', 'fasting'])
    // A note is no step: whoever has the visit open may go on.
    expect([noteVersion, version]).toEqual([1, 1])
    expect(staffNotesEnc).not.toContain('deposit')
    const [event] = await events('booking.appointment_note')
    expect(event).toMatchObject({ subjectId: visit, outcome: 'ok', fields: ['staffNotesEnc', 'tags'] })
    expect(JSON.stringify(event)).not.toMatch(/deposit|wheelchair/)
    for (const path of [`/provider/3/mgmt/appt/${visit}`, `/provider/3/mgmt/patients/${patientId}`]) {
      const body = await page(path)
      expect(body, path).toContain('deposit in cash\n問她女兒')
      expect(body, path).toContain('坐轮椅')
    }
    const day = await page('/provider/3/mgmt/appt')
    expect(day).toContain('坐轮椅')
    expect(day).toContain('空腹')
    expect(day).not.toContain('deposit in cash')
    const reads = await events('booking.appointment_read')
    expect(reads.at(-1)!.fields).toContain('staffNotesEnc')
  })

  it('have words in every language', async () => {
    await write({ note: '', tag: [...visitTags], version: '0' })
    for (const locale of locales) {
      const body = await page(withPrefix(`/provider/3/mgmt/appt/${visit}`, locale))
      expect(body, locale).not.toMatch(/tag\.|note\.\w/)
    }
  })

  it('come back as typed when they are too long, and when somebody was quicker', async () => {
    const long = `${'長'.repeat(1000)}!`
    const refused = await write({ note: long, tag: 'interpreter', version: '0' })
    expect(refused.status).toBe(400)
    expect(refused.data.submission.initialValue).toMatchObject({ note: long, tag: 'interpreter' })
    expect(refused.data.submission.error).toHaveProperty('note')
    await write({ note: 'first', version: '0' })
    const late = await write({ note: 'second', tag: 'interpreter', version: '0' })
    expect([late.status, late.data.isStale]).toEqual([409, true])
    expect(late.data.submission.initialValue).toMatchObject({ note: 'second', tag: 'interpreter' })
    expect(await row()).toMatchObject({ noteVersion: 1, tags: [] })
    const body = await page(`/provider/3/mgmt/appt/${visit}`)
    expect(body).toContain('first')
    expect((await write({ note: 'second', version: '1' })).status).toBe(302)
    expect((await write({ note: '', version: '2' })).status).toBe(302)
    expect(await row()).toMatchObject({ noteVersion: 3, staffNotesEnc: null })
  })

  it('take no tag that is not on the list, and no form without the version it showed', async () => {
    await write({ note: 'x', tag: ['drop table', 'fasting', 'fasting'], version: '0' })
    expect((await row()).tags).toEqual(['fasting'])
    expect((await write({ note: 'y' })).status).toBe(409)
  })

  it('are read and not written by who may not manage visits, and are not there for another practice', async () => {
    await write({ note: 'first', version: '0' })
    expect(await page(`/provider/3/mgmt/appt/${visit}`, reader)).toContain('first')
    expect((await write({ note: 'mine', version: '1' }, reader)).status).toBe(403)
    expect((await write({ note: 'mine', version: '1' }, stranger)).status).toBe(404)
    const refusals = (await events('booking.appointment_note')).filter(({ outcome }) => outcome === 'refused')
    expect(refusals).toHaveLength(1)
    expect(await row()).toMatchObject({ noteVersion: 1 })
  })
})

describe('the notes on a patient', () => {
  const patientId = async () => (await row()).patientId
  const notes = () => db.select().from(patientNotes)
  const add = async (text: string, headers = desk, more: Record<string, string> = {}) =>
    post<typeof notePatient>(`/provider/3/mgmt/patients/${await patientId()}/notes`, { text, ...more }, { headers })
  const noteAddress = async () => `/provider/3/mgmt/patients/${await patientId()}/notes/${(await notes())[0]!.id}`
  const change = async (fields: Record<string, string>, headers = desk) =>
    post<typeof changeNote>(await noteAddress(), fields, { headers })
  const patientPage = async (headers = desk) => page(`/provider/3/mgmt/patients/${await patientId()}`, headers)

  it('are sealed, say who wrote them and when, and are recorded without a word of them', async () => {
    const key = newToken()
    expect((await add('her son calls 晚上', desk, { key })).location).toBe(
      `/provider/3/mgmt/patients/${await patientId()}`,
    )
    // The same form again.
    await add('her son calls 晚上', desk, { key })
    const [note, ...others] = await notes()
    expect(others).toEqual([])
    expect(note).toMatchObject({ facilityId: practice.facilityId, patientId: await patientId(), version: 1 })
    expect(note!.textEnc).not.toContain('son')
    const [event, ...more] = await events('desk.note_create')
    expect(more).toEqual([])
    expect(event).toMatchObject({ subjectType: 'patient', subjectId: await patientId(), fields: ['textEnc'] })
    expect(await patientPage()).toContain('her son calls 晚上')
    expect(await patientPage(reader)).toContain('her son calls 晚上')
    for (const locale of locales) {
      const body = await page(withPrefix(await noteAddress(), locale))
      expect(body, locale).toContain('her son calls 晚上')
      expect(body, locale).not.toMatch(/note\.\w|title\.\w/)
    }
    const reads = await events('booking.patient_read')
    expect(reads.at(-1)!.fields).toContain('textEnc')
  })

  it('are changed and taken away by who wrote them and by who leads, from what they have read', async () => {
    await add('first')
    expect((await change({ text: 'mine', version: '1' }, colleague)).status).toBe(403)
    expect((await change({ step: 'removal', version: '1' }, colleague)).status).toBe(403)
    expect((await change({ text: 'second', version: '1' })).status).toBe(302)
    const late = await change({ text: 'third', version: '1' }, lead)
    expect([late.status, late.data.isStale]).toEqual([409, true])
    expect(late.data.submission.initialValue).toMatchObject({ text: 'third' })
    expect((await change({ step: 'removal', version: '1' }, lead)).status).toBe(409)
    expect(await patientPage()).toContain('second')
    expect((await change({ text: 'third', version: '2' }, lead)).status).toBe(302)
    expect((await change({ step: 'removal', version: '3' })).status).toBe(302)
    expect(await notes()).toEqual([])
    const outcomes = [...(await events('desk.note_update')), ...(await events('desk.note_delete'))]
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['ok', 'ok', 'ok', 'refused', 'refused'])
  })

  it('lose nothing that was typed', async () => {
    const empty = await add('  ')
    expect([empty.status, empty.data.submission.error]).toEqual([400, { text: ['desk:errors.noteEmpty'] }])
    const long = await add('長'.repeat(1001))
    expect([long.status, long.data.submission.initialValue]).toMatchObject([400, { text: '長'.repeat(1001) }])
    expect(await notes()).toEqual([])
  })

  it('are of one practice: another one that treats the same person has its own', async () => {
    await add('only for us')
    const input = { startsAt: start + 3 * hour, actor: staff, source: 'phone', patient: meiling() } as const
    const { appointmentId } = await bookAppointment(bookingInput(foreign, input))
    const [theirs] = await db.select().from(appointments).where(eq(appointments.id, appointmentId))
    // One row for both of them, and still nothing of the one is told to the other.
    expect(theirs!.patientId).toBe(await patientId())
    expect(await patientPage(stranger)).toContain('張美玲')
    expect(await patientPage(stranger)).not.toContain('only for us')
    expect((await change({ text: 'theirs', version: '1' }, stranger)).status).toBe(404)
    expect((await add('only for them', stranger)).status).toBe(302)
    expect(await patientPage()).toContain('only for us')
    expect(await patientPage()).not.toContain('only for them')
    expect((await notes()).map(({ facilityId }) => facilityId).toSorted()).toEqual(
      [practice.facilityId, foreign.facilityId].toSorted(),
    )
  })

  it('are read and not written by who may only read', async () => {
    await add('first')
    expect((await change({ text: 'readers', version: '1' }, reader)).status).toBe(403)
    expect((await add('readers', reader)).status).toBe(403)
    expect((await events('desk.note_create')).map(({ outcome }) => outcome)).toEqual(['ok', 'refused'])
  })

  it('are read by a doctor without a seat only where they are their own', async () => {
    await add('of the desk')
    await withTransaction((tx) =>
      tx.update(appointments).set({ providerFacilityId: guestFacility }).where(eq(appointments.id, visit)),
    )
    expect(await patientPage(doctor)).not.toContain('of the desk')
    await add('of the doctor', doctor)
    expect(await patientPage(doctor)).toContain('of the doctor')
    expect(await patientPage(desk)).toContain('of the doctor')
  })
})
