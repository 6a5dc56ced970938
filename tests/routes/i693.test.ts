import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { openPickUpCode } from '#app/modules/practice/i693/sealed-case.server.ts'
import { auditEvents, i693Cases, visitTypes } from '#drizzle/schema/index.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, insertVisitType, type Practice, somebody } from '#tests/factories/booking.ts'
import { tri } from '#tests/factories/directory.ts'
import { insertI693Case, insertI693Rules, insertSurgeon } from '#tests/factories/i693.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useDatabase()

const base = '/provider/3/mgmt/app/i693'
type Headers = Record<string, string>
let surgeon: Headers
let desk: Headers
let second: Headers
let practice: Practice
let at: { facilityId: string; surgeonId: string }

beforeEach(async () => {
  setClock(Date.parse('2026-11-10T15:00:00Z'))
  const made = await withTransaction(async (tx) => {
    const people = [await insertUser(tx), await insertUser(tx), await insertUser(tx)] as const
    const opened = await insertPractice(tx, {
      provider: { tier: 3, userId: people[0] },
      facility: { slug: 'harbor', nameEn: 'Harbor clinic' },
    })
    const { facilityId, providerId } = opened
    await insertSurgeon(tx, providerId)
    await insertI693Rules(tx)
    await insertSeat(tx, { userId: people[0], facilityId, role: 'owner' })
    await insertSeat(tx, { userId: people[1], facilityId, role: 'front_desk' })
    await insertSeat(tx, { userId: people[2], facilityId, role: 'manager' })
    return { people, opened, facilityId, surgeonId: providerId }
  })
  practice = made.opened
  at = { facilityId: made.facilityId, surgeonId: made.surgeonId }
  surgeon = await signedIn(made.people[0])
  desk = await signedIn(made.people[1])
  second = await signedIn(made.people[2])
})
afterEach(() => setClock(null))

const details = () => ({
  ...{ nameEn: 'Dashan Lin', nameZh: '林大山', sex: 'm', phone: '(917) 555-0142', locale: 'zh-Hant' },
  ...{ birthYear: '1968', birthMonth: '3', birthDay: '2', aNumber: 'a123-456-789', examOn: '2026-11-10' },
  ...{ surgeonId: at.surgeonId, price: '260' },
})
const send = (path: string, fields: Headers, headers = desk) =>
  post<FormAnswer>(base + path, { version: '1', ...fields }, { headers })
const read = async (path: string, headers = desk, locale: (typeof locales)[number] = 'en-US') =>
  (await openPage(withPrefix(base + path, locale), { headers })).html
const stored = async () => (await db.select().from(i693Cases))[0]!
const version = async () => String((await stored()).version)

describe('the pages of an exam', () => {
  it('open in three languages', async () => {
    const id = await insertI693Case({ ...at, person: { sex: 'f', birthDate: '1980-05-20' } })
    const parts = [
      '',
      '/person',
      '/vaccines',
      '/vaccines/mmr',
      '/tests',
      '/tests/cxr',
      '/signature',
      '/history',
      '/missing',
    ]
    for (const locale of locales) {
      for (const path of ['', '?status=picked_up', '/new', ...parts.map((part) => `/${id}${part}`)]) {
        const { status, html } = await openPage(withPrefix(base + path, locale), { headers: surgeon })
        expect([locale, path, status]).toEqual([locale, path, 200])
        expect([
          path,
          /i693\.|\b(status|fields|errors|tests|steps)\.[a-z]/.exec(
            html.replace(/(href|action|src)="[^"]*"/g, ''),
          )?.[0],
        ]).toEqual([path, undefined])
      }
    }
  })

  it('show the worksheet with the rule, and when the rules were reviewed', async () => {
    const id = await insertI693Case(at)
    const html = await read(`/${id}/vaccines`)
    expect(html).toContain('Hepatitis B')
    expect(html).toContain('Not age-appropriate')
    expect(html).toContain('Last reviewed')
    expect(html).toContain('Vaccination Technical Instructions for Civil Surgeons')
    expect(html).toContain('流脑A+C')
  })

  it('print what is missing in the patient’s language and in English', async () => {
    const id = await insertI693Case(at)
    const html = await read(`/${id}/missing`)
    expect(html).toContain('移民体检还缺什么')
    expect(html).toContain('What’s still missing')
    expect(html).toContain('乙型肝炎')
    expect(html).toContain('Hepatitis B')
  })
})

describe('a new case', () => {
  it('is opened by hand, on the board from then on, and found by its name without a name in the address', async () => {
    const id = newId()
    expect(await send('/new?place=harbor', { id, ...details() })).toMatchObject({
      status: 302,
      location: `${base}/${id}`,
    })
    expect(await read('')).toContain('Dashan Lin')
    const found = await post<{ found: { id: string }[] }>(base, { q: '林大山' }, { headers: desk })
    expect(found.data?.found.map((card) => card.id)).toEqual([id])
    const page = await read(`/${id}`)
    for (const text of ['A123456789', '$260', '58 years old', 'Traditional Chinese']) expect(page).toContain(text)
  })

  it('is opened from a visit whose type is named for it, and is scheduled at once', async () => {
    const visitTypeId = await withTransaction((tx) =>
      insertVisitType(tx, practice.providerFacilityId, { name: tri('移民体检（I-693）', '移民體檢', 'I-693 exam') }),
    )
    const patient = somebody({ nameEn: 'Xiuying Lin', birthDate: '1980-05-20' })
    const book = (type: string, startsAt: string) =>
      bookAppointment(bookingInput({ ...practice, visitTypeId: type }, { startsAt: Date.parse(startsAt), patient }))
    const visit = await book(visitTypeId, '2026-11-12T15:00:00Z')
    await book(practice.visitTypeId, '2026-11-13T15:00:00Z')
    const html = await read(`/new?place=harbor&appointment=${visit.appointmentId}`)
    expect(html).toContain('value="Xiuying Lin"')
    expect(html).toContain('value="2026-11-12"')
    expect(html.match(/Xiuying Lin, /g)).toHaveLength(1)
    const fields = { id: newId(), ...details(), appointmentId: visit.appointmentId }
    expect((await send('/new?place=harbor', fields)).status).toBe(302)
    expect(await stored()).toMatchObject({ status: 'scheduled', appointmentId: visit.appointmentId })
    expect(await read('/new?place=harbor')).toContain('No I-693 appointments')
  })

  it('says beside the field what is wrong, and keeps what was typed', async () => {
    const cases = [
      ['nameEn', '林大山', 'errors.nameLatin'],
      ['birthYear', '2027', 'errors.birthFuture'],
      ['sex', '', 'errors.sex'],
      ['aNumber', 'A12', 'errors.aNumber'],
      ['examOn', '2026-02-30', 'errors.exam.exam_unreadable'],
      ['examOn', '2030-01-01', 'errors.exam.exam_far'],
      ['surgeonId', newId(), 'errors.surgeon'],
      ['price', 'ten', 'errors.price'],
      ['phone', '555', 'errors.phoneShort'],
    ] as const
    for (const [name, value, key] of cases) {
      const { status, data } = await send('/new?place=harbor', { id: newId(), ...details(), [name]: value })
      expect([name, status]).toEqual([name, 400])
      expect(data?.submission.error?.[name]?.[0]).toContain(key)
      expect(data?.submission.initialValue?.nameZh).toBe('林大山')
    }
    expect(await db.select().from(i693Cases)).toEqual([])
  })
})

describe('what is found', () => {
  it('is taken from a booklet where it counts, and refused with the reason where it does not', async () => {
    const id = await insertI693Case({ ...at, person: { birthDate: '2010-02-14' } })
    const booklet = (line: string, dates = '2012-03-05', v = '1') =>
      send(`/${id}/vaccines?form=booklet`, { line, dates, version: v })
    const { status, data } = await booklet('流脑A+C')
    expect([status, data?.submission.error?.line?.[0]]).toEqual([400, expect.stringContaining('errors.doesNotCount')])
    expect((await booklet('什么苗')).data?.submission.error?.line).toEqual(['errors.unknownLine'])
    expect((await booklet('麻腮风', 'tomorrow')).data?.submission.error?.dates).toEqual(['errors.dates'])
    expect((await booklet('麻腮风', '2009-01-01')).data?.submission.error?.dates).toEqual(['errors.beforeBirth'])
    expect((await booklet('麻腮风')).location).toBe(`${base}/${id}/vaccines/mmr`)
    expect((await booklet('脊灰糖丸', '2010-05-01', '2')).location).toBe(`${base}/${id}/vaccines/polio-children`)
    expect(await read(`/${id}/vaccines`)).toContain('1 dose, last on Mar 5, 2012')
  })

  it('of a vaccine is checked, and a decision against the rule is the surgeon’s', async () => {
    const id = await insertI693Case(at)
    const path = `/${id}/vaccines/mmr`
    const cases = [
      [{ isSeriesComplete: 'on' }, 'history', 'errors.seriesDates'],
      [{ givenOn: '2026-11-10' }, 'lot', 'errors.lot'],
      [{ givenOn: '2026-11-11', lot: 'A1' }, 'givenOn', 'errors.future'],
      [{ immunity: 'titer' }, 'immunityOn', 'errors.immunityOn'],
      [{ waiver: 'insufficient_interval' }, 'waiver', 'errors.intervalDose'],
      [{ override: 'not_required' }, 'overrideReason', 'errors.overrideReason'],
    ] as const
    for (const [fields, name, key] of cases) {
      const { status, data } = await send(path, fields)
      expect([name, status, data?.submission.error?.[name]]).toEqual([name, 400, [key]])
    }
    const override = { override: 'not_required', overrideReason: 'Seen two doses' }
    expect((await send(path, override)).status).toBe(403)
    expect((await send(path, override, surgeon)).status).toBe(302)
    // The form at the desk has no such field, and takes nothing back.
    expect((await send(path, { version: '2', history: '1975-01-01' })).status).toBe(302)
    expect(await read(path)).toContain('Seen two doses')
    expect(await read(path)).not.toContain('name="override"')
    expect((await send(path, { version: '2', history: '' })).data?.isStale).toBe(true)
  })

  it('of a test has its days in order', async () => {
    const id = await insertI693Case(at)
    const path = `/${id}/tests/igra`
    const cases = [
      [{ orderedOn: '2026-11-09', collectedOn: '2026-11-08' }, 'collectedOn', 'errors.dayOrder'],
      [{ orderedOn: '2026-11-09', result: 'negative' }, 'resultOn', 'errors.resultOn'],
      [{ resultOn: '2026-11-09' }, 'result', 'errors.result'],
    ] as const
    for (const [fields, name, key] of cases)
      expect((await send(path, fields)).data?.submission.error?.[name]).toEqual([key])
    expect((await send(path, { resultOn: '2026-11-10', result: 'positive' })).status).toBe(302)
    expect(await read(`/${id}/tests`)).toContain('needs to be ordered')
    expect((await openPage(`${base}/${id}/tests/hiv`, { headers: desk })).status).toBe(404)
  })
})

describe('the envelope', () => {
  it('goes from the signature to the pick-up, with two people and a code', async () => {
    const id = await insertI693Case({ ...at, person: { birthDate: '2026-11-01' }, status: 'awaiting_results' })
    expect((await send(`/${id}?step=make_ready`, {})).location).toBe(`${base}/${id}`)
    expect((await stored()).status).toBe('awaiting_results')
    await send(`/${id}/vaccines/hepatitis-b`, { givenOn: '2026-11-10', lot: 'A1' })
    await send(`/${id}?step=make_ready`, { version: await version() })
    expect((await stored()).status).toBe('ready_to_sign')
    const path = `/${id}/signature`
    const form = async (name: string, fields: Headers, headers = desk) =>
      send(`${path}?form=${name}`, { version: await version(), ...fields }, headers)
    expect(await read(path)).not.toContain('form=sign')
    expect((await form('sign', { confirm: 'on' })).status).toBe(403)
    expect((await form('sign', {}, surgeon)).data?.submission.error?.confirm).toEqual(['errors.confirm'])
    await form('sign', { confirm: 'on' }, surgeon)
    expect((await stored()).status).toBe('signed')
    expect(await read(`/${id}/vaccines/hepatitis-b`)).not.toContain('name="lot"')
    expect(await read(path)).toContain('valid only while the application it came with is pending')
    await form('enclose', { envelopeNumber: 'e 1001' })
    expect(await read(path)).toContain('a coworker has to check')
    expect(await read(path, second)).not.toContain('E1001')
    expect((await form('seal', { envelopeNumber: 'E1010' }, second)).data?.submission.error).toEqual({
      envelopeNumber: ['errors.envelopeOther'],
    })
    await form('seal', { envelopeNumber: 'E1001' }, second)
    expect((await stored()).status).toBe('sealed')
    const code = openPickUpCode(await stored())!
    expect(await read(path)).toContain('data:image/png;base64,')
    expect((await form('pickUp', { code })).data?.submission.error?.idSeen).toEqual(['errors.idSeen'])
    expect((await form('pickUp', { code: 'ABCDEFGHJ', idSeen: 'on' })).data?.submission.error?.code).toEqual([
      'errors.codeOther',
    ])
    await form('pickUp', { code, idSeen: 'on' })
    expect((await stored()).status).toBe('picked_up')
    expect(await read(`/${id}/history`)).toContain('Handed over')
  })

  it('is voided into a new case', async () => {
    const id = await insertI693Case({ ...at, status: 'signed' })
    const path = `/${id}/signature?form=void`
    expect((await send(path, { reason: 'Wrong name' })).status).toBe(403)
    expect((await send(path, { reason: '' }, surgeon)).data?.submission.error?.reason).toEqual(['errors.reason'])
    const { location } = await send(path, { reason: 'Wrong name' }, surgeon)
    expect(location).toMatch(new RegExp(`^${base}/[0-9a-f-]{36}$`))
    expect(await read(location!.slice(base.length))).toContain('the voided case')
  })
})

it('a look at those who come for an exam is audited as well', async () => {
  await withTransaction((tx) => tx.update(visitTypes).set({ name: tri('移民体检', '移民體檢', 'Immigration exam') }))
  await bookAppointment(bookingInput(practice, { startsAt: Date.parse('2026-11-11T15:00:00Z'), patient: somebody() }))
  const before = (await db.select().from(auditEvents)).length
  await read('/new?place=harbor')
  const events = await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))
  expect(events.slice(before).map(({ action, fields }) => [action, fields])).toEqual([
    ['practice.i693_list', ['person']],
  ])
})

it('every look at a case and at the board is audited', async () => {
  const id = await insertI693Case(at)
  await read('')
  await read(`/${id}/tests`)
  const events = await db.select().from(auditEvents)
  expect(events.map(({ action, fields }) => [action, fields])).toEqual([
    ['practice.i693_list', ['person']],
    ['practice.i693_read', ['person', 'tests']],
  ])
})
