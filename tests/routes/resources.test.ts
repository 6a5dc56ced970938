import { afterEach, beforeEach, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { listResources, resourceBasis } from '#app/modules/booking/resources/queries/resources.server.ts'
import type { action } from '#app/routes/provider/level-4/scheduling/resources.tsx'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, insertVisitType, type Practice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

/** Tuesday 2026-10-20, 10:00 in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')

let practice: Practice
let manager: Record<string, string>
let desk: Record<string, string>

beforeEach(async () => {
  setClock(start)
  const made = await withTransaction(async (tx) => {
    const home = await insertPractice(tx, { provider: { tier: 3 } })
    const [leads, answers] = [await insertUser(tx), await insertUser(tx)]
    await insertSeat(tx, { userId: leads, facilityId: home.facilityId, role: 'manager' })
    await insertSeat(tx, { userId: answers, facilityId: home.facilityId, role: 'front_desk' })
    return { home, leads, answers }
  })
  practice = made.home
  manager = await signedIn(made.leads)
  desk = await signedIn(made.answers)
})
afterEach(() => setClock(null))

const list = () => `/provider/4/dashboard/scheduling/${practice.providerFacilityId}/resources`
const visitType = (id: string) => `/provider/4/dashboard/scheduling/${practice.providerFacilityId}/visit-types/${id}`
const fields = { id: newId(), kind: 'room', name: 'Room 1', capacity: '1' }
const add = (given: Partial<typeof fields> = {}, headers = manager) =>
  post<typeof action>(list(), { ...fields, id: newId(), ...given }, { headers })
const stored = () => listResources(practice.facilityId)

it('rooms are added, renamed and retired, in three languages', async () => {
  expect((await add()).location).toContain('/resources')
  const [room] = await stored()
  for (const locale of locales) {
    const { html, status } = await openPage(withPrefix(list(), locale), { headers: manager })
    expect(status).toBe(200)
    expect(html).toContain('Room 1')
    expect((await openPage(withPrefix(`${list()}/${room!.id}`, locale), { headers: manager })).html).toContain(
      'action="' + withPrefix(`${list()}/${room!.id}/retirement`, locale),
    )
  }
  const basis = resourceBasis(room!)
  await post<never>(`${list()}/${room!.id}`, { basis, name: 'Laser', capacity: '2' }, { headers: manager })
  expect(await stored()).toMatchObject([{ name: 'Laser', capacity: 2 }])
  await post<never>(`${list()}/${room!.id}/retirement`, {}, { headers: manager })
  expect(await stored()).toMatchObject([{ name: 'Laser', capacity: 0 }])
  const { html } = await openPage(withPrefix(`${list()}/${room!.id}`, 'en-US'), { headers: manager })
  expect(html).toContain('Use it again')
  expect(html).not.toContain('/retirement"')
})

it('a form that is wrong says so at the field and keeps what was typed', async () => {
  const wrong = await add({ name: '  ', capacity: '0', kind: 'boat' })
  expect(wrong.status).toBe(400)
  expect(wrong.data.submission.error).toMatchObject({
    name: ['errors.resourceName'],
    capacity: ['errors.number?least=1&most=50'],
    kind: ['errors.resourceKind'],
  })
  await add()
  const twice = await add({ name: 'ROOM 1' })
  expect(twice.status).toBe(409)
  expect(twice.data.submission).toMatchObject({
    error: { name: ['errors.resourceNameTaken'] },
    initialValue: { name: 'ROOM 1' },
  })
  expect(await stored()).toHaveLength(1)
})

it('the page of the last room says which visit types and times need it, and has no button', async () => {
  await add()
  const needing = await withTransaction((tx) =>
    insertVisitType(tx, practice.providerFacilityId, { resourceKinds: ['room'] }),
  )
  await bookAppointment(bookingInput({ ...practice, visitTypeId: needing }, { startsAt: start + 86_400_000 }))
  const [room] = await stored()
  const { html } = await openPage(withPrefix(`${list()}/${room!.id}`, 'en-US'), { headers: manager })
  expect(html).toContain(visitType(needing))
  expect(html).toContain('one coming appointment has no other of its kind')
  expect(html).not.toContain('/retirement"')
  const refused = await post<never>(`${list()}/${room!.id}/retirement`, {}, { headers: manager })
  expect(refused.location).toContain(room!.id)
  expect(await stored()).toMatchObject([{ capacity: 1 }])
})

it('the form of a visit type offers the kinds that are there and the ones it takes, and a way to add one', async () => {
  const open = async (id: string) => (await openPage(withPrefix(visitType(id), 'en-US'), { headers: manager })).html
  const kindsIn = (html: string) =>
    [...html.matchAll(/name="resourceKinds"[^>]*value="(\w+)"/g)].map(([, kind]) => kind)
  const empty = await open('new')
  expect(kindsIn(empty)).toEqual([])
  expect(empty).toContain(`href="/en-US${list()}"`)
  await add({ kind: 'chair', name: 'Chair 1' })
  expect(kindsIn(await open('new'))).toEqual(['chair'])
  const needing = await withTransaction((tx) =>
    insertVisitType(tx, practice.providerFacilityId, { resourceKinds: ['device'] }),
  )
  const html = await open(needing)
  expect(kindsIn(html)).toEqual(['device', 'chair'])
  expect(html).toContain('no such room, device, or chair on record')
})

it('the front desk reads the list and changes nothing', async () => {
  await add()
  const [room] = await stored()
  const { html } = await openPage(withPrefix(list(), 'en-US'), { headers: desk })
  expect(html).toContain('Room 1')
  expect(html).not.toContain('name="capacity"')
  expect((await get(`${list()}/${room!.id}`, { headers: desk })).status).toBe(404)
  expect((await add({ name: 'Room 2' }, desk)).status).toBe(404)
  expect((await post<never>(`${list()}/${room!.id}/retirement`, {}, { headers: desk })).status).toBe(404)
  expect(await stored()).toMatchObject([{ name: 'Room 1', capacity: 1 }])
})
