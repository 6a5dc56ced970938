import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { storedVisitType } from '#app/modules/booking/schedule/components/visit-type-values.ts'
import { getStoredSchedule } from '#app/modules/booking/schedule/queries/stored-schedules.server.ts'
import { scheduleFingerprint } from '#app/modules/booking/schedule/fingerprint.server.ts'
import { allFeatures, type Feature, hasFeature } from '#app/modules/tiers/features.ts'
import { type Tier, tiers } from '#app/modules/tiers/offers.ts'
import { facilities, visitTypes } from '#drizzle/schema/index.ts'
import { bookingInput, insertVisitType, type Practice } from '#tests/factories/booking.ts'
import { insertSurgeon } from '#tests/factories/i693.ts'
import { insertCategory } from '#tests/factories/content.ts'
import { insertCampaign } from '#tests/factories/promotion.ts'
import { openPage } from '#tests/routes/document-request.ts'
import { get, post } from '#tests/routes/route-request.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { makeWorld, type World } from './world.ts'

useDatabase()

/** Tuesday 2026-10-20, 10:00 in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')

let world: World
beforeEach(async () => {
  setClock(start)
  world = await makeWorld()
})
afterEach(() => setClock(null))

type Owner = { practice: Practice; headers: Record<string, string> }
type Answer = { status: number; has: boolean }

const ownerOf = (tier: Tier): Owner => ({
  practice: world.practiceOf(`tier_${tier}`),
  headers: world.headers[`tier_${tier}`],
})
const shown = (status: number): Answer => ({ status, has: status === 200 })
/** What stands where a level has not got something. */
const locked = '>Compare levels</a>'
const scheduling = '/provider/4/dashboard/scheduling'

/** Thursday at ten. */
const thursday = Date.parse('2026-10-22T14:00:00Z')

/** A visit type as the page sends it back, with other seats. */
async function sendSeats({ practice, headers }: Owner, capacity: number): Promise<Answer> {
  const id = await withTransaction((tx) => insertVisitType(tx, practice.providerFacilityId, { id: newId() }))
  const { visitTypes: stored } = await getStoredSchedule(practice.providerFacilityId)
  const row = stored.find((each) => each.id === id)!
  const fields = {
    ...storedVisitType(row),
    id,
    isActive: 'on',
    basis: scheduleFingerprint(row),
    capacity: `${capacity}`,
  }
  const path = `${scheduling}/${practice.providerFacilityId}/visit-types/${id}`
  const { status } = await post<never>(path, fields, { headers })
  const [now] = await db.select().from(visitTypes).where(eq(visitTypes.id, id))
  return { status, has: now!.capacity === capacity }
}

/**
 * How a practice of a level uses a feature, by the page or action that does it: whether it worked, and the status. A feature that is sold and
 * has no line here does not compile.
 */
const probes: Record<Feature, (owner: Owner) => Promise<Answer>> = {
  async liveBooking({ practice }) {
    const { status } = await bookAppointment(bookingInput(practice, { startsAt: thursday }))
    return { status: 200, has: status === 'booked' }
  },
  async schedule({ practice, headers }) {
    return shown((await get(`${scheduling}/${practice.providerFacilityId}/visit-types`, { headers })).status)
  },
  async waitlist({ headers }) {
    return shown((await get('/provider/3/mgmt/appt?view=waitlist', { headers })).status)
  },
  async calendarFeed({ headers }) {
    const { html, status } = await openPage('/en-US/provider/3/mgmt/appt/calendar/feeds', { headers })
    expect(html.includes('name="doctor"')).toBe(!html.includes(locked))
    return { status, has: html.includes('name="doctor"') }
  },
  async team({ headers }) {
    return shown((await get('/provider/4/dashboard/team/invite', { headers })).status)
  },
  async recurring({ practice, headers }) {
    const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt: thursday }))
    return shown((await get(`/provider/3/mgmt/appt/${appointmentId}/series`, { headers })).status)
  },
  groups: (owner) => sendSeats(owner, 5),
  async resources({ practice, headers }) {
    const path = `${scheduling}/${practice.providerFacilityId}/resources`
    const fields = { id: newId(), kind: 'room', name: 'Room 1', capacity: '1' }
    const { status, location } = await post<never>(path, fields, { headers })
    return { status, has: location !== null }
  },
  async supply({ headers }) {
    const { html, status } = await openPage('/en-US/provider/mgmt/supply', { headers })
    const form = await get('/provider/mgmt/supply/new', { headers })
    expect(form.status === 200).toBe(!html.includes(locked))
    return { status, has: !html.includes(locked) }
  },
  async coordination({ headers }) {
    const { html, status } = await openPage('/en-US/provider/4/dashboard/care-coordination', { headers })
    return { status, has: !html.includes(locked) }
  },
  async compliance({ practice, headers }) {
    const [row] = await db.select().from(facilities).where(eq(facilities.id, practice.facilityId))
    const address = `/provider/mgmt/compliance/item?place=${row!.slug}&subject=clinic&kind=clia`
    return shown((await get(address, { headers })).status)
  },
  async eligibility({ headers }) {
    const base = '/provider/3/mgmt/insurance-eligibility'
    const { html, status } = await openPage(`/en-US${base}`, { headers })
    const form = await get(`${base}/new`, { headers })
    expect(form.status === 200).toBe(!html.includes(locked))
    return { status, has: !html.includes(locked) }
  },
  async i693({ practice, headers }) {
    await withTransaction((tx) => insertSurgeon(tx, practice.providerId))
    const { html, status } = await openPage('/en-US/provider/3/mgmt/app/i693', { headers })
    const form = await get('/provider/3/mgmt/app/i693/new', { headers })
    expect(form.status === 200).toBe(!html.includes(locked))
    return { status, has: !html.includes(locked) }
  },
  async scanner({ practice, headers }) {
    const [row] = await db.select().from(facilities).where(eq(facilities.id, practice.facilityId))
    const path = `/provider/4/dashboard/team/scanners?place=${row!.slug}`
    const { status } = await post(path, { intent: 'offer', name: 'Front desk' }, { headers })
    const { html } = await openPage(`/en-US${path}`, { headers })
    expect(status === 200).toBe(!html.includes(locked))
    return { status, has: !html.includes(locked) }
  },
  async pharmacy({ practice, headers }) {
    const [row] = await db.select().from(facilities).where(eq(facilities.id, practice.facilityId))
    return shown((await get(`/provider/mgmt/pharmacy/list?place=${row!.slug}`, { headers })).status)
  },
  async telephony({ practice, headers }) {
    const [row] = await db.select().from(facilities).where(eq(facilities.id, practice.facilityId))
    const address = `/provider/4/dashboard/telephony?place=${row!.slug}`
    await post<never>(address, {}, { headers })
    return shown((await get(`/provider/4/dashboard/telephony/hours?place=${row!.slug}`, { headers })).status)
  },
  async blog({ headers }) {
    await insertCategory()
    const fields = { seen: '0', category: 'prevention', 'text.title.en-US': 'A title' }
    const { status, location } = await post<never>('/provider/4/dashboard/blog/blog-editing', fields, { headers })
    return { status, has: location !== null }
  },
  async promotionReports({ practice, headers }) {
    const id = await insertCampaign(practice.providerId)
    return shown((await get(`/provider/4/dashboard/promotion/${id}`, { headers })).status)
  },
  async promotion({ practice, headers }) {
    return shown((await get(`/provider/4/dashboard/promotion/new?doctor=${practice.providerId}`, { headers })).status)
  },
}

it('what a level has not got says what it is, and leads to the levels', async () => {
  const open = async (tier: Tier, path: string) => (await openPage(`/en-US${path}`, ownerOf(tier))).html
  const visitTypeOf = ({ providerFacilityId, visitTypeId }: Practice) =>
    `${scheduling}/${providerFacilityId}/visit-types/${visitTypeId}`
  expect(await open(1, scheduling)).toContain(locked)
  expect(await open(1, '/provider/4/dashboard/team')).toContain(locked)
  expect(await open(2, '/provider/4/dashboard/blog')).toContain(locked)
  expect(await open(2, '/provider/4/dashboard/promotion')).toContain(locked)
  expect(await open(2, '/provider/mgmt/compliance')).toContain(locked)
  expect(await open(3, '/provider/mgmt/compliance')).not.toContain(locked)
  expect(await open(2, '/provider/mgmt/pharmacy')).toContain(locked)
  expect(await open(3, '/provider/mgmt/pharmacy')).not.toContain(locked)
  expect(await open(2, '/provider/4/dashboard/telephony')).toContain(locked)
  expect(await open(2, '/provider/3/mgmt/app/communications/voip')).toContain(locked)
  expect(await open(2, visitTypeOf(ownerOf(2).practice))).toContain(locked)
  expect(await open(3, visitTypeOf(ownerOf(3).practice))).not.toContain(locked)
  for (const tier of [2, 3] as const) {
    const { appointmentId } = await bookAppointment(bookingInput(ownerOf(tier).practice, { startsAt: thursday }))
    const html = await open(tier, `/provider/3/mgmt/appt/${appointmentId}`)
    expect(html.includes(locked)).toBe(tier === 2)
  }
})

describe.each(allFeatures)('%s', (feature) => {
  it.each(tiers)('is there for level %i or is not, as the table says', async (tier) => {
    const { status, has } = await probes[feature](ownerOf(tier))
    expect(has).toBe(hasFeature(tier, feature))
    expect(status).toBeLessThan(500)
  })
})
