import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { tokenLength } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { appointments, facilityPeople, facilityTokens, patients } from '#drizzle/schema/scheduling.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import {
  bookingInput,
  insertProviderFacility,
  insertPractice,
  type Practice,
  somebody,
} from '#tests/factories/booking.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { registerWalkIn } from '#app/modules/booking/appointments/commands/register-walk-in.server.ts'
import { rescheduleAppointment } from '#app/modules/booking/appointments/commands/reschedule-appointment.server.ts'
import { forgetPeople, makePeopleTokens } from '../commands/facility-people.server.ts'
import { entriesOf } from '../person-tokens.server.ts'
import { findPatientsAt, type PersonQuery } from './find-people.server.ts'
import { openPatient } from '../identity.server.ts'

useDatabase()

const wednesday = Date.parse('2026-10-21T14:00:00Z')
const hour = 3_600_000
const day = 24 * hour
let practice: Practice
let foreign: Practice

beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  await withTransaction(async (tx) => {
    practice = await insertPractice(tx)
    foreign = await insertPractice(tx)
  })
})

const cheung = somebody({
  nameEn: 'Mei Ling Cheung',
  nameZh: '張美玲',
  phone: '+12125550123',
  email: 'Mei@Example.com',
})

let booked = 0
const book = (patient = somebody(), at = practice, more: Partial<Parameters<typeof bookingInput>[1]> = {}) =>
  bookAppointment(bookingInput(at, { startsAt: wednesday + (booked++ % 4) * hour, patient, ...more }))

async function makeTokens(): Promise<void> {
  while ((await makePeopleTokens()) > 0);
}

const names = async (query: PersonQuery, scope = [practice], limit = 20) =>
  (await findPatientsAt(db, scope, query, limit)).map(({ nameEn }) => nameEn)
const people = () =>
  db.select().from(facilityPeople).orderBy(asc(facilityPeople.facilityId), asc(facilityPeople.patientId))

describe('patients of some provider facilities', () => {
  const spellings = [
    '张美玲',
    '張美',
    'zhang meiling',
    'meilingzhang',
    'cheu',
    'zoeng',
    'chang mei',
    'zml',
    'mei ling c',
  ]

  it('are found by each spelling of the name, before their tokens are made and after', async () => {
    await book(cheung)
    await book(somebody({ nameEn: 'Qinian Fang', nameZh: '方杞年' }))
    for (const name of spellings) expect(await names({ name }), name).toEqual(['Mei Ling Cheung'])
    await makeTokens()
    expect((await people()).filter(({ tokens }) => tokens === '')).toEqual([])
    for (const name of spellings) expect(await names({ name }), name).toEqual(['Mei Ling Cheung'])
    expect(await names({ name: '李' })).toEqual([])
    expect(await names({ name: '' })).toEqual([])
  })

  it('are found by number, its last four digits and e-mail', async () => {
    await book(cheung)
    await book()
    await makeTokens()
    for (const query of [{ phone: '+12125550123' }, { lastFour: '0123' }, { email: 'mei@example.COM ' }])
      expect(await names(query)).toEqual(['Mei Ling Cheung'])
    for (const query of [{ phone: '+12125550124' }, { lastFour: '0124' }, { email: 'ei@example.com' }])
      expect(await names(query)).toEqual([])
  })

  it('are those of the provider facilities asked for, and no others', async () => {
    await book(cheung, foreign)
    const neighbor = await withTransaction(async (tx) => {
      const providerId = await insertProvider(tx, { practices: [] })
      return insertProviderFacility(tx, { providerId, facilityId: practice.facilityId })
    })
    await makeTokens()
    const queries: PersonQuery[] = [{ name: 'cheung' }, { phone: '+12125550123' }, { lastFour: '0123' }]
    for (const query of queries) {
      expect(await names(query)).toEqual([])
      expect(await names(query, [])).toEqual([])
      expect(await names(query, [practice, foreign])).toEqual(['Mei Ling Cheung'])
    }
    // Another doctor of the same house: known to the facility, not a patient of this provider facility.
    await book(cheung)
    await makeTokens()
    for (const query of queries) expect(await names(query, [neighbor])).toEqual([])
  })

  it('are found by who booked for them, too', async () => {
    const contact = { nameEn: 'Lily Lin', nameZh: '林莉莉', phone: '+13475550101', email: null }
    await book(somebody({ ...cheung, phone: null, email: null }), practice, { forWhom: 'parent', contact })
    await makeTokens()
    for (const query of [{ phone: '+13475550101' }, { lastFour: '0101' }, { name: '林莉莉' }])
      expect(await names(query)).toEqual(['Mei Ling Cheung'])
  })

  it('are found by a name that the desk has put right', async () => {
    await book({ ...cheung, nameZh: null })
    await makeTokens()
    expect(await names({ name: '张美玲' })).toEqual([])
    const actor = deskActor({ id: 'desk' })
    await book(cheung, practice, { startsAt: wednesday + day, source: 'phone', actor })
    expect(await people()).toHaveLength(1)
    expect((await people())[0]!.tokens).toBe('')
    expect(await names({ name: '张美玲' })).toEqual(['Mei Ling Cheung'])
    await makeTokens()
    expect(await names({ name: '张美玲' })).toEqual(['Mei Ling Cheung'])
  })

  it('come with those first whose whole name was typed, and not by a name cut where it cannot be', async () => {
    await book(somebody({ nameEn: 'Wang One' }))
    setClock(Date.parse('2026-10-20T14:01:00Z'))
    await book(somebody({ nameEn: 'Li Wangda' }))
    await book(somebody({ nameEn: 'Wa Ngan', nameZh: '颜华' }))
    const found = ['Wang One', 'Li Wangda']
    expect(await names({ name: 'wang' })).toEqual(found)
    await makeTokens()
    expect(await names({ name: 'wang' })).toEqual(found)
    expect(await names({ name: 'nganwa' })).toEqual(['Wa Ngan'])
  })

  it('come with who was changed last, as many as asked for', async () => {
    await book(somebody({ nameEn: 'Wang One' }))
    setClock(Date.parse('2026-10-20T14:01:00Z'))
    await book(somebody({ nameEn: 'Wang Two' }))
    expect(await names({ name: 'wang' })).toEqual(['Wang Two', 'Wang One'])
    expect(await names({ name: 'wang' }, [practice], 1)).toEqual(['Wang Two'])
  })
})

describe('who a facility knows', () => {
  it('is everybody of its appointments: booked, walked in, moved there', async () => {
    const contact = { nameEn: 'Lily Lin', nameZh: null, phone: '+13475550101', email: null }
    const { appointmentId } = await book(cheung, practice, { forWhom: 'parent', contact })
    const actor = deskActor({ id: 'desk', isManager: true })
    await registerWalkIn({ ...bookingInput(foreign, { startsAt: 0 }), visitTypeId: null, actor })
    const other = await withTransaction(async (tx) =>
      insertProviderFacility(tx, { providerId: practice.providerId, facilityId: await insertFacility(tx) }),
    )
    const to = { providerFacilityId: other.providerFacilityId, visitTypeId: other.visitTypeId }
    await rescheduleAppointment({ appointmentId, actor, startsAt: wednesday + day, ...to })
    const [row] = await db.select().from(appointments).where(eq(appointments.id, appointmentId))
    const known = (await people()).map(({ facilityId, patientId }) => `${facilityId} ${patientId}`)
    for (const at of [practice, other])
      for (const id of [row!.patientId, row!.bookedById]) expect(known).toContain(`${at.facilityId} ${id}`)
    expect(known).toHaveLength(5)
  })

  it('is kept as tokens that are not those of another facility, in steps of sixteen', async () => {
    await book(cheung)
    await book(cheung, foreign)
    await makeTokens()
    const [one, other] = (await people()).map(({ tokens }) => tokens.match(new RegExp(`.{${tokenLength}}`, 'g'))!)
    expect(one!.length % 16).toBe(0)
    expect(one).toEqual([...one!].sort())
    // By chance one in thousands may meet; the same name has some forty.
    expect(one!.filter((token) => other!.includes(token)).length).toBeLessThan(3)
  })
})

describe('the index of tokens', () => {
  const entries = async () =>
    (await db.select().from(facilityTokens).orderBy(asc(facilityTokens.entry))).map(({ entry }) => entry)
  const expected = async () =>
    (await people())
      .flatMap(({ tokens, number }) => (number === null ? [] : entriesOf(tokens, number)))
      .sort((a, b) => a - b)

  it('holds the tokens of every row and of no other, when somebody is renamed and when they are forgotten', async () => {
    await book({ ...cheung, nameZh: null })
    await book(somebody({ nameEn: 'Qinian Fang', nameZh: '方杞年' }))
    await makeTokens()
    const before = await entries()
    expect(before.length).toBeGreaterThan(30)
    expect(before).toEqual(await expected())
    await book(cheung, practice, { startsAt: wednesday + day, source: 'phone', actor: deskActor({ id: 'desk' }) })
    expect(await entries()).toEqual(await expected())
    expect((await entries()).length).toBeLessThan(before.length)
    await makeTokens()
    expect(await entries()).toEqual(await expected())
    expect(await names({ name: '张美' })).toEqual(['Mei Ling Cheung'])
    const known = (await people()).map(({ patientId }) => patientId)
    await withTransaction((tx) => forgetPeople(tx, practice.facilityId, known))
    expect(await entries()).toEqual([])
  })

  it('takes in what an older version has written without it, which is found meanwhile', async () => {
    await book(cheung)
    await book(somebody({ nameEn: 'Qinian Fang', nameZh: '方杞年' }))
    await makeTokens()
    const made = await people()
    const indexed = await entries()
    await withTransaction(async (tx) => {
      await tx.update(facilityPeople).set({ number: null })
      await tx.delete(facilityTokens)
    })
    expect(await names({ name: 'cheung' })).toEqual(['Mei Ling Cheung'])
    await makeTokens()
    expect(await people()).toEqual(made)
    expect(await entries()).toEqual(indexed)
    expect(await names({ name: 'cheung' })).toEqual(['Mei Ling Cheung'])
  })

  it('finds two words that many have each and one has both, beyond the first page', async () => {
    await book(cheung)
    const actor = deskActor({ id: 'desk', isManager: true })
    for (let index = 0; index < 55; index++) {
      const patient = somebody({ nameEn: 'Mei Fang', phone: `+1212555${1000 + index}` })
      await registerWalkIn({ ...bookingInput(practice, { startsAt: 0, patient }), visitTypeId: null, actor })
    }
    await makeTokens()
    expect(await names({ name: 'cheung mei' })).toEqual(['Mei Ling Cheung'])
  })
})

describe('a row of patients', () => {
  it('has nothing of a person in plain and opens to what was typed', async () => {
    await book(cheung)
    const [row] = await db.select().from(patients)
    expect(openPatient(row!)).toMatchObject({ ...cheung, sex: 'undisclosed', wechat: null })
    const text = JSON.stringify([row, await people()])
    // No short words: random letters hold them.
    for (const typed of ['Cheung', '張', '2125550123', 'example.com', cheung.birthDate])
      expect(text.toLowerCase(), typed).not.toContain(typed.toLowerCase())
  })

  it('does not open as another one', async () => {
    await book(cheung)
    await book()
    const [one, other] = await db.select().from(patients).orderBy(asc(patients.id))
    expect(() => openPatient({ ...one!, identityEnc: other!.identityEnc })).toThrow('not_authentic')
  })
})
