import { asc, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { paths } from '#app/paths.ts'
import type { AddressAnswer } from '#app/modules/practice/facilities/components/address-page.tsx'
import type { FacilityAnswer } from '#app/modules/practice/facilities/pages/take-new-facility.server.ts'
import type { loader } from '#app/routes/provider/level-4/clinics/locations.tsx'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { deskActor, insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { insertFacility, insertNeighborhood } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useDatabase()

let headers: Record<string, string>
let userId: string
let practice: Practice

const known = {
  addressLine1: '136-08 Magnolia Rd',
  city: 'Flushing',
  state: 'NY',
  zip: '11354',
  neighborhoodId: 'flushing',
  lat: 40.7592,
  lng: -73.83,
}

beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  await withTransaction(async (tx) => {
    await insertNeighborhood(tx, { id: 'flushing', zips: ['11354', '11355'] })
    await insertFacility(tx, { id: 'known', slug: 'known', ...known, geocodeAccuracy: 'rooftop' })
    userId = await insertUser(tx)
    practice = await insertPractice(tx, { provider: { tier: 3, userId }, facility: { slug: 'mine', nameEn: 'Mine' } })
    await insertSeat(tx, { userId, facilityId: practice.facilityId, role: 'owner' })
    await insertFacility(tx, { slug: 'foreign' })
  })
  headers = await signedIn(userId)
})

const fields = {
  line1: '136-08 Magnolia Rd',
  line2: 'Ste 5',
  city: 'Flushing',
  state: 'NY',
  zip: '11354',
  effectiveFrom: '2026-11-02',
}
const suggested = '136-08 Magnolia Rd, Flushing, NY 11354'
const send = async (changes: Record<string, string> = {}, slug = 'mine') =>
  (await post(paths.facilityAddresses({ place: slug }), { ...fields, ...changes }, { headers })) as {
    status: number
    location: string | null
    data: AddressAnswer
  }
const stepOf = (data: AddressAnswer) => (data.result === null ? data.step : null)
const requests = () => db.select().from(changeRequests).orderBy(asc(changeRequests.createdAt), asc(changeRequests.id))

describe('the page', () => {
  it('shows the place that is led, and another as missing', async () => {
    const { status, data } = await get<typeof loader>(paths.facilityAddresses(), { headers })
    expect(status).toBe(200)
    expect(data).toMatchObject({ facility: { slug: 'mine', today: '2026-10-20' }, maps: null, openMoves: [] })
    for (const slug of ['foreign', 'nobody']) {
      expect((await get(paths.facilityAddresses({ place: slug }), { headers })).status, slug).toBe(404)
      expect((await send({}, slug)).status, slug).toBe(404)
    }
  })

  it('asks the stranger to sign in, and tells who leads nothing so', async () => {
    const stranger = await get(paths.facilityAddresses())
    expect(stranger.location).toMatch(/^\/provider\/4\/login\?next=/)
    const front = await withTransaction(async (tx) => {
      const id = await insertUser(tx)
      await insertSeat(tx, { userId: id, facilityId: practice.facilityId, role: 'front_desk' })
      return id
    })
    const desk = await signedIn(front)
    expect((await get<typeof loader>(paths.facilityAddresses(), { headers: desk })).data.facility).toBeNull()
    expect((await post(paths.facilityAddresses(), fields, { headers: desk })).status).toBe(404)
    expect((await get(paths.facilityAddresses({ place: 'mine' }), { headers: desk })).status).toBe(404)
  })
})

describe('a form', () => {
  it('says at each field what is wrong and keeps what was typed', async () => {
    const { status, data } = await send({
      line1: 'Magnolia',
      city: '',
      state: 'UT',
      zip: '1135',
      effectiveFrom: '2026-10-19',
      line2: 'x'.repeat(61),
    })
    expect(status).toBe(400)
    const result = data.result as unknown as { initialValue: Record<string, string>; error: Record<string, string[]> }
    expect(result.initialValue).toMatchObject({ line1: 'Magnolia', zip: '1135' })
    expect(result.error).toMatchObject({ line2: ['errors.long?most=60'] })
    const others = await send({ line1: 'Magnolia', city: '', state: 'UT', zip: '1135', effectiveFrom: '2026-10-19' })
    expect((others.data.result as unknown as typeof result).error).toEqual({
      line1: ['errors.line1'],
      city: ['errors.city'],
      state: ['errors.state'],
      zip: ['errors.zip'],
      effectiveFrom: ['errors.past'],
    })
    for (const [effectiveFrom, error] of [
      ['2027-10-21', 'errors.far'],
      ['2026-02-30', 'errors.date'],
      ['', 'errors.date'],
    ]) {
      const { data } = await send({ effectiveFrom: effectiveFrom! })
      expect((data.result as unknown as typeof result).error.effectiveFrom, effectiveFrom).toEqual([error])
    }
    expect(await requests()).toEqual([])
  })

  it('with a known address needs no question', async () => {
    const { status, data } = await send()
    expect(status).toBe(200)
    expect(stepOf(data)).toMatchObject({
      step: 'review',
      by: 'embedded',
      verification: 'exact',
      pin: { lat: 40.7592, lng: -73.83 },
      affected: { count: 0 },
    })
  })

  it('asks "Did you mean?" and follows the answer', async () => {
    const wrong = { zip: '11355' }
    const asked = stepOf((await send(wrong)).data)
    expect(asked).toMatchObject({
      step: 'question',
      question: 'did_you_mean',
      suggested: { line1: '136-08 Magnolia Rd', line2: 'Ste 5', zip: '11354' },
      changed: ['zip'],
      carried: { ...fields, zip: '11355', shown: suggested },
    })
    const shown = { ...wrong, shown: suggested }
    expect(stepOf((await send({ ...shown, answer: 'change' })).data)).toMatchObject({
      step: 'review',
      address: { zip: '11354' },
      verification: 'exact',
    })
    expect(stepOf((await send({ ...shown, answer: 'nochange' })).data)).toMatchObject({
      step: 'review',
      address: { zip: '11355' },
      verification: 'confirmed',
    })
    expect(stepOf((await send({ ...shown, answer: 'cancel' })).data)).toEqual({
      step: 'form',
      error: null,
      carried: { ...fields, ...wrong },
    })
    expect(stepOf((await send({ ...wrong, answer: 'change', shown: 'Another' })).data)).toMatchObject({
      step: 'question',
    })
  })

  it('asks to confirm what it cannot verify', async () => {
    const unknown = { line1: '5 Willow Ct', city: 'flushing' }
    expect(stepOf((await send(unknown)).data)).toMatchObject({
      step: 'question',
      question: 'confirm_address',
      suggested: null,
    })
    const settled = stepOf((await send({ ...unknown, answer: 'nochange' })).data)
    // The ZIP code's middle is where the pin begins.
    expect(settled).toMatchObject({ step: 'review', verification: 'unverified', pin: { lat: 40.7583, lng: -73.8294 } })
  })

  it('cannot be sent past the question', async () => {
    expect(stepOf((await send({ zip: '11355', intent: 'submit' })).data)).toMatchObject({ step: 'question' })
    expect(await requests()).toEqual([])
  })
})

describe('the pin', () => {
  it('moves by buttons, by fields, and back', async () => {
    const moved = stepOf((await send({ lat: '40.7592', lng: '-73.83', move: 'north' })).data)
    expect(moved).toMatchObject({ step: 'review', pin: { lat: 40.75929, lng: -73.83 }, nearPin: suggested })
    expect(stepOf((await send({ lat: '40.7593', lng: '-73.83', move: 'home' })).data)).toMatchObject({
      pin: { lat: 40.7592 },
    })
  })

  it('is refused far away or when it is none, also in the end', async () => {
    for (const intent of ['', 'submit']) {
      const far = await send({ lat: '40.9', lng: '-73.83', intent })
      expect([far.status, (stepOf(far.data) as { pinError: string }).pinError]).toEqual([400, 'far'])
      const broken = await send({ lat: 'north', lng: '', intent })
      expect([broken.status, (stepOf(broken.data) as { pinError: string }).pinError]).toEqual([400, 'broken'])
    }
    expect(await requests()).toEqual([])
  })
})

describe('the request', () => {
  it('goes to a reviewer with the visits it touches, audited, and can be taken back once', async () => {
    const actor = deskActor({ id: 'desk', isManager: true })
    for (const startsAt of ['2026-10-30T14:00:00Z', '2026-11-02T15:00:00Z', '2026-11-03T15:00:00Z']) {
      await bookAppointment(bookingInput(practice, { startsAt: Date.parse(startsAt), actor, source: 'phone' }))
    }
    const review = stepOf((await send()).data)
    expect(review).toMatchObject({
      affected: { count: 2, visits: [{ startsAt: Date.parse('2026-11-02T15:00:00Z') }, {}] },
    })
    expect(JSON.stringify(review)).not.toContain('Patient')

    const { status, location } = await send({ intent: 'submit' })
    expect([status, location]).toEqual([302, paths.facilityAddresses({ place: 'mine' })])
    const [request, ...more] = await requests()
    expect(more).toEqual([])
    expect(request).toMatchObject({
      kind: 'update_facility',
      targetType: 'facility',
      targetId: practice.facilityId,
      field: 'address',
      submitterId: userId,
      status: 'submitted',
      before: { addressLine1: '1 Test Street', zip: '10013' },
      after: {
        addressLine1: '136-08 Magnolia Rd',
        addressLine2: 'Ste 5',
        zip: '11354',
        lat: 40.7592,
        isPinMoved: false,
        addressVerified: 'exact',
        effectiveFrom: '2026-11-02',
        affectedVisits: 2,
      },
    })
    const open = await get<typeof loader>(paths.facilityAddresses(), { headers })
    expect(open.data.openMoves).toMatchObject([{ id: request!.id, isMine: true, effectiveFrom: '2026-11-02' }])

    const withdrawal = paths.facilityAddressWithdrawal(request!.id)
    const another = await withTransaction(async (tx) => {
      const id = await insertUser(tx)
      await insertSeat(tx, { userId: id, facilityId: practice.facilityId, role: 'manager' })
      return id
    })
    expect((await post(withdrawal, {}, { headers: await signedIn(another) })).status).toBe(404)
    expect((await post(withdrawal, {}, { headers })).status).toBe(302)
    expect((await requests())[0]?.status).toBe('withdrawn')
    const audit = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, request!.id))
      .orderBy(asc(auditEvents.action))
    expect(audit.map(({ action }) => action)).toEqual(['moderation.change_submit', 'moderation.change_withdraw'])
    expect(now()).toBe(Date.parse('2026-10-20T14:00:00Z'))
  })

  it('reports a refused suggestion and a moved pin as evidence of its own', async () => {
    const refused = { zip: '11355', answer: 'nochange', shown: suggested }
    await send({ ...refused, lat: '40.7593', lng: '-73.8301', intent: 'submit' })
    const rows = await requests()
    const [address, report] = [
      rows.find(({ field }) => field === 'address'),
      rows.find(({ field }) => field === 'address_report'),
    ]
    expect(address?.after).toMatchObject({ addressVerified: 'confirmed', isPinMoved: true, lat: 40.7593, zip: '11355' })
    expect(report).toMatchObject({
      kind: 'update_facility',
      targetId: 'known',
      after: {
        action: 'update',
        reason: 'incorrect_address',
        location: { longitude: -73.83, latitude: 40.7592 },
        changes: {
          address: '136-08 Magnolia Rd, Ste 5, Flushing, NY 11355',
          location: { longitude: -73.8301, latitude: 40.7593 },
        },
        placeName: suggested,
        evidence: address?.id,
      },
    })
  })

  it('is not sent about the address that holds already', async () => {
    await withTransaction((tx) =>
      insertFacility(tx, { slug: 'second', ...known }).then((facilityId) =>
        insertSeat(tx, { userId, facilityId, role: 'owner' }),
      ),
    )
    headers = await signedIn(userId)
    const same = await send({ line2: '', intent: 'submit' }, 'second')
    expect(same.status).toBe(400)
    expect(stepOf(same.data)).toMatchObject({ step: 'form', error: 'unchanged' })
    const pinOnly = await send({ line2: '', lat: '40.7594', lng: '-73.83', intent: 'submit' }, 'second')
    expect(pinOnly.status).toBe(302)
  })
})

describe('a place that the directory does not have', () => {
  const facility = { nameEn: 'New Place', phone: '(718) 555-0100', ...fields, line1: '136-08 Magnolia Road' }
  const ask = async (changes: Record<string, string> = {}) =>
    (await post(paths.clinicRequest(), { ...facility, ...changes }, { headers })) as {
      status: number
      location: string | null
      data: FacilityAnswer
    }
  const wanted = async () =>
    (await db.select().from(changeRequests).orderBy(desc(changeRequests.field))).map(({ field, targetId, after }) => ({
      field,
      targetId,
      after,
    }))

  it('is asked for at once when its address is known', async () => {
    expect(await ask({ line1: known.addressLine1 })).toMatchObject({ status: 302, location: paths.clinics() })
    expect(await wanted()).toMatchObject([{ field: 'place', after: { addressVerified: 'exact', lat: 40.7592 } }])
  })

  it('is asked about when a suggestion is near; a refused one is reported with the request as evidence', async () => {
    const near = { line1: '136-80 Magnolia Rd' }
    const asked = await ask(near)
    expect(asked.status).toBe(400)
    expect(asked.data.question).toMatchObject({ question: 'did_you_mean', shown: suggested })
    expect(asked.data.submission.initialValue).toMatchObject({ nameEn: 'New Place', line1: near.line1 })
    // An answer to another suggestion than the one shown is asked again.
    expect((await ask({ ...near, answer: 'nochange', shown: 'somewhere else' })).status).toBe(400)
    expect(await wanted()).toEqual([])
    expect((await ask({ ...near, answer: 'nochange', shown: suggested })).status).toBe(302)
    expect(await wanted()).toMatchObject([
      { field: 'place', after: { addressLine1: near.line1, addressVerified: 'confirmed' } },
      { field: 'address_report', targetId: 'known', after: { reason: 'incorrect_address', action: 'update' } },
    ])
  })

  it('takes the suggestion that was meant', async () => {
    expect((await ask({ line1: '136-80 Magnolia Rd', answer: 'change', shown: suggested })).status).toBe(302)
    expect(await wanted()).toMatchObject([{ field: 'place', after: { addressLine1: known.addressLine1 } }])
  })
})
