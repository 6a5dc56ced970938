import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { dayMs, hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { newPickUpCode, openPickUpCode, scannedText } from '#app/modules/practice/i693/sealed-case.server.ts'
import { i693Cases } from '#drizzle/schema/practice/i693-cases.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { deskActor, insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { insertI693Case } from '#tests/factories/i693.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

// A Tuesday, ten in the morning in New York.
const ten = Date.parse('2030-10-15T14:00Z')
const scanner = '/provider/4/scanner'

let practice: Practice
let place: string
let manager: Record<string, string>
beforeEach(async () => {
  setClock(ten - dayMs)
  practice = await withTransaction((tx) => insertPractice(tx, { provider: { tier: 3 } }))
  const [row] = await db.select().from(facilities).where(eq(facilities.id, practice.facilityId))
  place = row!.slug
  manager = await seat('manager')
})

async function seat(role: 'manager' | 'front_desk') {
  const userId = await withTransaction(async (tx) => {
    const made = await insertUser(tx)
    await insertSeat(tx, { userId: made, facilityId: practice.facilityId, role })
    return made
  })
  return signedIn(userId)
}

const book = () =>
  bookAppointment(bookingInput(practice, { startsAt: ten, actor: deskActor({ isManager: true }), source: 'phone' }))

/** Pairs a device as two browsers do it; answers the headers of the device. */
async function pairedDevice() {
  const devices = `/provider/4/dashboard/team/scanners?place=${place}`
  const offer = await post<{ offered: { code: string } }>(
    devices,
    { intent: 'offer', name: 'Tablet' },
    { headers: manager },
  )
  const paired = await post(scanner, { intent: 'pair', code: offer.data.offered.code.toLowerCase() })
  const cookie = paired.headers.get('Set-Cookie')!
  expect(cookie).toMatch(/^hys-v5-scanner=[A-Za-z0-9]{44}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/)
  return { headers: { Cookie: cookie.split(';')[0]! }, devices }
}

const statusOf = async (id: string) => (await db.select().from(appointments).where(eq(appointments.id, id)))[0]!.status

describe('the scanner', () => {
  it('is a shell for everybody: it pairs, leads to the sign-in, and shows nothing', async () => {
    const { html, status } = await openPage(`/en-US${scanner}`)
    expect(status).toBe(200)
    expect(html).toContain('Pair this device first')
    expect(html).not.toContain('data-scan-form')
    const wrong = await post<{ submission: { error: object } }>(scanner, { intent: 'pair', code: 'ABCD-EFGH' })
    expect([wrong.status, Object.keys(wrong.data.submission.error)]).toEqual([400, ['code']])
    const { reference, appointmentId } = await book()
    const refused = await post(`${scanner}/scan`, { code: reference })
    expect([refused.status, refused.location?.split('?')[0]]).toEqual([302, scanner])
    const asked = await post<{ error_code: string }>(
      `${scanner}/scan`,
      { code: reference },
      {
        headers: { Accept: 'application/json' },
      },
    )
    expect([asked.status, asked.data.error_code]).toEqual([401, 'UNPAIRED'])
    expect(await statusOf(appointmentId)).toBe('booked')
  })

  it('checks in with a paired device, by a plain form and by the script, until it is taken back', async () => {
    const { reference, appointmentId } = await book()
    const { headers, devices } = await pairedDevice()
    setClock(ten - hourMs)
    const sent = await post(`${scanner}/scan`, { code: reference }, { headers })
    expect(sent.location).toMatch(new RegExp(`^${scanner}\\?seen=`))
    expect(await statusOf(appointmentId)).toBe('arrived')
    const { html } = await openPage(`/en-US${sent.location!}`, { headers })
    expect(html).toContain('scan-light--green')
    expect(html).not.toMatch(/Patient Number/)
    // Another browser does not see what this one has scanned.
    const other = await openPage(`/en-US${sent.location!}`, { headers: manager })
    expect(other.html).not.toContain('scan-light--green"')
    const again = await post<{ card: { light: string; reason: string }; counts: object }>(
      `${scanner}/scan`,
      { code: reference, key: 'key-1234567890', at: String(now()) },
      { headers: { ...headers, Accept: 'application/json' } },
    )
    expect(again.data).toMatchObject({ card: { light: 'yellow' }, counts: { green: 1, yellow: 1, red: 0 } })
    const { data } = await get<() => { devices: { id: string; name: string }[] }>(devices, { headers: manager })
    await post(devices, { intent: 'revoke', device: data.devices[0]!.id }, { headers: manager })
    const ended = await openPage(`/en-US${scanner}`, { headers })
    expect(ended.html).toContain('Pair it again')
  })

  it('shows a receipt for a day without a name, and opens the record for who may change it', async () => {
    const { reference, appointmentId } = await book()
    setClock(ten)
    const desk = await seat('front_desk')
    const { location } = await post(`${scanner}/scan`, { code: reference }, { headers: desk })
    const uuid = new URL(location!, 'https://care.test').searchParams.get('seen')!
    const receipt = await openPage(`/en-US/provider/4/success/${uuid}`)
    expect(receipt.status).toBe(200)
    expect(receipt.html).toContain('P•• N••')
    expect(receipt.html).not.toMatch(/Patient Number|陈小明/)
    const edit = `/provider/4/edit/${uuid}`
    expect((await get(edit)).location).toMatch(/^\/provider\/4\/login/)
    expect((await openPage(`/en-US${edit}`, { headers: desk })).html).toContain(
      `/provider/3/mgmt/appt/${appointmentId}`,
    )
    await post(edit, {}, { headers: desk })
    expect(await statusOf(appointmentId)).toBe('booked')
    setClock(ten + dayMs)
    expect((await openPage(`/en-US/provider/4/success/${uuid}`)).status).toBe(404)
  })

  it('leads from the code of an envelope to its hand-over, and has no receipt of it', async () => {
    const id = await insertI693Case({ facilityId: practice.facilityId, surgeonId: practice.providerId })
    await withTransaction((tx) => tx.update(i693Cases).set({ status: 'sealed', ...newPickUpCode(id) }))
    const [row] = await db.select().from(i693Cases)
    const code = scannedText(openPickUpCode(row!)!)
    const desk = await seat('front_desk')
    const way = `/provider/3/mgmt/app/i693/${id}/signature`
    const { location } = await post(`${scanner}/scan`, { code }, { headers: desk })
    expect((await openPage(`/en-US${location!}`, { headers: desk })).html).toContain(`href="/en-US${way}"`)
    const asked = await post<{ card: { way: string } }>(
      `/zh-Hant${scanner}/scan`,
      { code },
      { headers: { ...desk, Accept: 'application/json' } },
    )
    expect(asked.data.card.way).toBe(`/zh-Hant${way}`)
    const uuid = new URL(location!, 'https://care.test').searchParams.get('seen')!
    expect((await openPage(`/en-US/provider/4/success/${uuid}`)).status).toBe(404)
    expect((await openPage(`/en-US/provider/4/edit/${uuid}`, { headers: desk })).html).toContain(`/en-US${way}`)
    expect((await db.select().from(i693Cases))[0]!.status).toBe('sealed')
  })

  it('says to the script in words why nothing was taken back, and forgets an answer after five minutes', async () => {
    const { reference } = await book()
    setClock(ten)
    const desk = await seat('front_desk')
    const { location } = await post(`${scanner}/scan`, { code: reference }, { headers: desk })
    const seen = () => openPage(`/en-US${location!}`, { headers: desk })
    setClock(ten + 5 * minuteMs)
    expect((await seen()).html).toContain('P•• N••')
    setClock(ten + 5 * minuteMs + 1)
    expect((await seen()).html).not.toContain('P•• N••')
    const id = new URL(location!, 'https://care.test').searchParams.get('seen')!
    const script = { ...desk, Accept: 'application/json' }
    const late = await post<{ message: string }>(`/en-US${scanner}/undo`, { scan: id }, { headers: script })
    expect([late.status, late.data.message]).toEqual([409, expect.stringContaining('can’t be undone here anymore')])
  })

  it('names the number of what was checked too late, as nothing else says which it was', async () => {
    const { reference } = await book()
    setClock(ten + 2 * dayMs)
    const script = { ...(await seat('front_desk')), Accept: 'application/json' }
    const kept = { code: reference, key: 'key-1234567890', at: String(ten), offline: '1' }
    const late = await post<{ card: { light: string; lines: string[] } }>(`${scanner}/scan`, kept, { headers: script })
    expect(late.data.card).toMatchObject({ light: 'red', lines: [reference, expect.anything()] })
    const now = await post<{ card: { lines: string[] } }>(`${scanner}/scan`, { code: 'ABCD' }, { headers: script })
    expect(now.data.card.lines).toEqual([])
  })

  it('that is unpaired on the device is so for whoever has copied what it kept', async () => {
    const { headers, devices } = await pairedDevice()
    const left = await post(scanner, { intent: 'leave' }, { headers })
    expect(left.headers.get('Set-Cookie')).toMatch(/^hys-v5-scanner=; .*Max-Age=0/)
    const { data } = await get<() => { devices: unknown[] }>(devices, { headers: manager })
    expect(data.devices).toEqual([])
    expect((await openPage(`/en-US${scanner}`, { headers })).html).toContain('Pair it again')
  })

  it('is one of at most twenty at a place, which is said beside the name', async () => {
    const path = `/provider/4/dashboard/team/scanners?place=${place}`
    const offer = () => post<FormAnswer>(path, { intent: 'offer', name: 'Tablet' }, { headers: manager })
    for (let count = 0; count < 20; count++) expect((await offer()).status).toBe(200)
    const refused = await offer()
    expect([refused.status, Object.keys(refused.data.submission.error ?? {})]).toEqual([409, ['name']])
    expect(refused.data.submission.initialValue).toMatchObject({ name: 'Tablet' })
  })

  it('keeps what it scans offline apart for each clinic and each who is signed in', async () => {
    const markOf = async (headers: Record<string, string>) =>
      /data-scan-form="([^"]+)"/.exec((await openPage(`/en-US${scanner}`, { headers })).html)?.[1]
    const [one, again] = [await pairedDevice(), await pairedDevice()]
    const marks = [
      await markOf(one.headers),
      await markOf(again.headers),
      await markOf(manager),
      await markOf(await seat('front_desk')),
    ]
    expect(marks[0]).toMatch(/^[\w-]{16}$/)
    expect(marks[1]).toBe(marks[0])
    expect(new Set(marks).size).toBe(3)
  })

  it('answers the paths as the specification lists them, and leaves links alone', async () => {
    const uuid = '01990000-0000-7000-8000-000000000000'
    expect((await get('/scanner')).location).toBe(scanner)
    expect((await get(`/edit/${uuid}`)).location).toBe(`/provider/4/edit/${uuid}`)
    expect((await get(`/success/${uuid}`)).location).toBe(`/provider/4/success/${uuid}`)
    expect((await get('/edit')).status).toBe(404)
  })
})
