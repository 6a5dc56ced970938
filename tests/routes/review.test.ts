import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { getProviderProfile, resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import { savePart } from '#app/modules/practice/profile/commands/save-part.server.ts'
import type { loader as profileLoader } from '#app/routes/public/doctor/profile.tsx'
import type { loader as historyLoader } from '#app/routes/admin/requests/reviewed.tsx'
import type { action as requestAction, loader as requestLoader } from '#app/routes/admin/requests/description.tsx'
import type { loader as queueLoader } from '#app/routes/admin/requests/descriptions.tsx'
import type { loader as updateLoader } from '#app/routes/admin/requests/update.tsx'
import {
  changeRequests,
  facilities,
  messageOutbox,
  providerFacilities,
  providers,
  teamMembers,
  users,
} from '#drizzle/schema/index.ts'
import { actorOf, insertSeat, insertUser, signedInAdmin } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider, insertSpecialty } from '#tests/factories/directory.ts'
import { insertRequest, insertReviewReference, reviewPermissions } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

const bio = (hans: string, en = 'I treat adults and teens.') => ({ 'zh-Hans': hans, 'zh-Hant': hans, 'en-US': en })
let reviewer: Awaited<ReturnType<typeof signedInAdmin>>
let doctor: ReturnType<typeof actorOf>

beforeEach(async () => {
  await insertReviewReference()
  reviewer = await signedInAdmin({ permissions: [...reviewPermissions, 'doctor.read'] })
  const userId = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'dentistry' })
    await insertFacility(tx, { id: 'f1', phone: '+12125550101', zip: '10013' })
    const userId = await insertUser(tx, { locale: 'zh-Hant', firstName: 'Ann', lastName: 'Lee' })
    await insertProvider(tx, {
      ...{ id: 'p1', slug: 'ann-lee', specialties: ['dentistry'], userId, nameHans: '李安', nameHant: '李安' },
      ...{ bio: bio('原来的简介，看成人。'), practices: [{ facilityId: 'f1', isPrimary: true }] },
    })
    return userId
  })
  doctor = actorOf({ userId, providerId: 'p1', seats: [], locale: 'zh-Hant' })
})

const own = () => ({ headers: reviewer.headers })
const send = (path: string, fields: Record<string, string>, headers = reviewer.headers) =>
  post(path, fields, { headers })
const queue = '/admin/desc-requests'

async function askForBio(text = bio('新的简介，看成人和老人。')): Promise<string> {
  const [row] = await db.select().from(providers).where(eq(providers.id, 'p1'))
  await savePart(doctor, { part: 'bio', values: text }, row!.version)
  const open = await db.select().from(changeRequests).where(eq(changeRequests.status, 'submitted'))
  return open[0]!.id
}
const open = async (path: string) => (await get<typeof requestLoader>(path, own())).data.request

describe('a doctor’s change', () => {
  it('goes from the doctor through the queue to the public page, with one word put right', async () => {
    const id = await askForBio()
    const list = await get<typeof queueLoader>(queue, own())
    expect(list.data.rows).toMatchObject([{ id, subject: { name: '李安' }, status: 'submitted' }])
    expect(list.data.counts.waiting).toBe(1)

    const request = await open(`${queue}/${id}`)
    expect(request.lines.map(({ field, to }) => [field, to])).toEqual([
      ['zh-Hans', '新的简介，看成人和老人。'],
      ['zh-Hant', '新的简介，看成人和老人。'],
    ])
    const edits = Object.fromEntries(request.edits.map(({ name, value }) => [name, value]))
    const answer = await send(`${queue}/${id}`, {
      ...{ intent: 'approve', seen: request.seen! },
      ...{ ...edits, bioHans: '新的简介，看成人和长者。' },
    })
    expect([answer.status, answer.location]).toEqual([302, queue])

    const page = await get<typeof profileLoader>('/doctor/dentistry/ann-lee')
    expect(JSON.stringify(page.data)).toContain('新的简介，看成人和长者。')
    const [told] = await db.select().from(messageOutbox)
    expect(told).toMatchObject({ template: 'request_approved', locale: 'zh-Hant' })

    const history = await get<typeof historyLoader>('/admin/reviewed-requests', own())
    expect(history.data.rows).toMatchObject([{ id, status: 'applied', reviewer: 'Lily Chen' }])
    const decided = await open(`/admin/reviewed-requests/${id}`)
    expect(decided.asked).toMatchObject([{ from: '新的简介，看成人和老人。', to: '新的简介，看成人和长者。' }])
  })

  it('is shown again when it has changed since it was read, with what was typed', async () => {
    const id = await askForBio()
    const { seen, edits } = await open(`${queue}/${id}`)
    await withTransaction((tx) =>
      tx
        .update(providers)
        .set({ bio: bio('别人改过的简介，看成人。') })
        .where(eq(providers.id, 'p1')),
    )
    const typed = Object.fromEntries(edits.map(({ name, value }) => [name, value]))
    const answer = await post<typeof requestAction>(
      `${queue}/${id}`,
      { intent: 'approve', seen: seen!, ...typed, bioEn: 'I treat everybody now.' },
      own(),
    )
    expect(answer.status).toBe(409)
    expect(answer.data).toMatchObject({
      isStale: true,
      submission: { initialValue: { bioEn: 'I treat everybody now.' } },
    })
    const again = await open(`${queue}/${id}`)
    expect(again.hasMoved).toBe(true)
    expect(again.lines[0]).toMatchObject({ from: '别人改过的简介，看成人。' })
    expect(again.seen).not.toBe(seen)
  })

  it('that promises a cure shows where it does, in every locale, and comes back with a reason', async () => {
    const id = await askForBio({
      ...bio('本院根治糖尿病，欢迎预约。'),
      'zh-Hant': '本院保證治癒，歡迎預約。',
      'en-US': 'A guaranteed cure for everybody.',
    })
    const { lines, seen } = await open(`${queue}/${id}`)
    const marked = lines.map(({ marked }) => marked.find(({ kind }) => kind !== null)?.text)
    expect(marked).toEqual(['根治', '保證治癒', 'guaranteed cure'])
    const fields = { intent: 'return', seen: seen!, reason: 'claims_wording', note: '请看第一句' }
    expect((await send(`${queue}/${id}`, fields)).location).toBe(queue)
    const [row] = await db.select().from(changeRequests).where(eq(changeRequests.id, id))
    expect(row).toMatchObject({ status: 'needs_info', reasonCode: 'claims_wording' })
    expect(row!.decisionNote).toMatch(/^簡介裡有保證療效.*\n请看第一句$/s)
  })

  it('whose words do not fit is refused beside the field', async () => {
    const id = await askForBio()
    const { seen } = await open(`${queue}/${id}`)
    const answer = await send(`${queue}/${id}`, { intent: 'approve', seen: seen!, bioHans: '短' })
    expect(answer.status).toBe(400)
    expect(answer.data).toMatchObject({ submission: { error: { bioHans: ['profile.errors.bio'] } } })
    const [row] = await db.select().from(changeRequests)
    expect(row!.status).toBe('submitted')
  })
})

describe('two reviewers at once', () => {
  it('decide once: the second is led on and told', async () => {
    const id = await askForBio()
    const other = await signedInAdmin({ permissions: ['description.review'] })
    const { seen } = await open(`${queue}/${id}`)
    const fields = { intent: 'approve', seen: seen! }
    const answers = await Promise.all([send(`${queue}/${id}`, fields), send(`${queue}/${id}`, fields, other.headers)])
    expect(answers.map(({ status, location }) => [status, location])).toEqual([
      [302, queue],
      [302, queue],
    ])
    expect(await db.select().from(messageOutbox)).toHaveLength(1)
  })

  it('know who works on what', async () => {
    const id = await askForBio()
    const other = await signedInAdmin({ permissions: ['description.review'] })
    await send(`${queue}/${id}`, { intent: 'claim' }, other.headers)
    const request = await open(`${queue}/${id}`)
    expect(request.progress).toMatchObject({ heldBy: 'other', reviewer: 'Lily Chen' })
    const { seen } = request
    expect((await send(`${queue}/${id}`, { intent: 'approve', seen: seen! })).location).toBe(`${queue}/${id}`)
    expect((await db.select().from(changeRequests))[0]!.status).toBe('in_review')
  })
})

it('a request is given to a reviewer who is named on its page', async () => {
  const id = await askForBio()
  const other = await signedInAdmin({ permissions: ['description.review'] })
  const { reviewers, progress } = await open(`${queue}/${id}`)
  expect(reviewers.map((each) => each.id)).toContain(other.userId)
  const fields = { intent: 'assign', holder: progress.holderId ?? '', reviewer: other.userId }
  expect((await send(`${queue}/${id}`, fields)).location).toBe(`${queue}/${id}`)
  expect((await open(`${queue}/${id}`)).progress).toMatchObject({ heldBy: 'other', isGiven: true })
  const mine = await get<typeof requestLoader>(`${queue}/${id}`, { headers: other.headers })
  expect(mine.data.request.progress).toMatchObject({ heldBy: 'me', isGiven: true })
  // A second time from the same page: somebody has it now.
  await send(`${queue}/${id}`, { ...fields, reviewer: 'nobody' })
  expect((await db.select().from(changeRequests))[0]!.reviewerId).toBe(other.userId)
})

describe('the way through a queue', () => {
  it('leads from one request to the next as the list is filtered, and back to it after the last', async () => {
    const path = '/admin/update-request-management'
    await withTransaction(async (tx) => {
      for (const [at, field] of ['phone', 'email', 'wechat'].entries())
        await insertRequest(tx, {
          ...{ id: `r${at}`, targetId: 'f1', field, submitterId: doctor.userId, createdAt: now() - 3000 + at },
          ...{ before: {}, after: {}, locale: at === 1 ? 'en-US' : 'zh-Hans' },
        })
    })
    const page = async (from: string) => (await get<typeof updateLoader>(from, own())).data
    expect(await page(`${path}/r1`)).toMatchObject({ previous: `${path}/r0`, next: `${path}/r2` })
    const filtered = `${path}/r0?locale_of=zh-Hans`
    expect(await page(filtered)).toMatchObject({ previous: null, next: `${path}/r2?locale_of=zh-Hans` })
    const { seen } = (await page(filtered)).request
    const fields = { intent: 'reject', seen: seen!, reason: 'duplicate' }
    expect((await send(filtered, fields)).location).toBe(`${path}/r2?locale_of=zh-Hans`)
    const last = (await page(`${path}/r2?locale_of=zh-Hans`)).request.seen!
    expect((await send(`${path}/r2?locale_of=zh-Hans`, { ...fields, seen: last })).location).toBe(
      `${path}?locale_of=zh-Hans`,
    )
    // Bulk: what is left.
    const bulk = await send(path, { decision: 'reject', reason: 'duplicate', 'request[0]': 'r1' })
    expect(bulk.location).toBe(path)
    const rows = await db.select().from(changeRequests)
    expect(rows.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })
})

/** Where a provider practices, and as what. */
const standingOf = (providerId: string) =>
  db
    .select({ facilityId: providerFacilities.facilityId, role: providerFacilities.role })
    .from(providerFacilities)
    .where(eq(providerFacilities.providerId, providerId))

describe('who leads a clinic', () => {
  const path = '/admin/new-doctor-requests'
  const seats = () => db.select().from(teamMembers)
  const claimed = () =>
    withTransaction(async (tx) => {
      const facilityId = await insertFacility(tx, { id: 'f2', nameEn: 'Plum Dental' })
      await insertProvider(tx, { id: 'p2', practices: [{ facilityId }] })
      const submitterId = await insertUser(tx, { status: 'pending_verification', locale: 'en-US' })
      return insertRequest(tx, {
        ...{ kind: 'claim', targetType: 'provider', targetId: 'p2', field: 'owner', submitterId },
        after: { npi: '1467560003', name: 'Mei Wu', evidence: 'call me' },
      })
    })

  it('is the reviewer’s choice with a claim, off by default', async () => {
    const id = await claimed()
    const { seen, leadable } = await open(`${path}/${id}`)
    expect(leadable).toEqual([{ id: 'f2', name: 'Plum Dental', address: '1 Test Street, New York' }])
    const { html } = await openPage(`${path}/${id}`, own())
    expect(html).toContain('name="lead" value="f2"')
    expect(html).not.toMatch(/name="lead"[^>]*checked/)
    await send(`${path}/${id}`, { intent: 'approve', seen: seen!, lead: 'f2' })
    expect(await seats()).toMatchObject([{ facilityId: 'f2', role: 'owner', status: 'active' }])
  })

  it('is told on the page where somebody leads it meanwhile', async () => {
    const id = await claimed()
    const { seen } = await open(`${path}/${id}`)
    await withTransaction((tx) => insertSeat(tx, { userId: doctor.userId, facilityId: 'f2', role: 'owner' }))
    expect((await send(`${path}/${id}`, { intent: 'approve', seen: seen!, lead: 'f2' })).location).toBe(`${path}/${id}`)
    expect((await db.select().from(changeRequests))[0]!.status).toBe('submitted')
    expect((await open(`${path}/${id}`)).leadable).toEqual([])
  })

  it('can be decided on the page of the approved claim, by who decides claims', async () => {
    const id = await claimed()
    const { seen } = await open(`${path}/${id}`)
    await send(`${path}/${id}`, { intent: 'approve', seen: seen! })
    expect(await seats()).toEqual([])
    const decided = `/admin/reviewed-requests/${id}`
    const reader = await signedInAdmin({ permissions: ['update.review', 'doctor.read'] })
    const seenByReader = await get<typeof requestLoader>(decided, { headers: reader.headers })
    expect(seenByReader.data.request.leadable).toEqual([])
    expect((await send(decided, { intent: 'lead', lead: 'f2' }, reader.headers)).status).toBe(404)
    await send(decided, { intent: 'lead' })
    expect(await seats()).toEqual([])
    expect((await open(decided)).leadable).toHaveLength(1)
    expect((await send(decided, { intent: 'lead', lead: 'f2' })).location).toBe(decided)
    expect(await seats()).toMatchObject([{ facilityId: 'f2', role: 'owner' }])
    expect((await open(decided)).leadable).toEqual([])
  })
})

describe('a new doctor', () => {
  it('is let in: the profile is theirs, listed, with their practice, and the account can be used', async () => {
    const path = '/admin/new-doctor-requests'
    const npi = '1467560003'
    const userId = await withTransaction((tx) =>
      insertUser(tx, { status: 'pending_verification', firstName: 'Mei', lastName: 'Wu', locale: 'en-US' }),
    )
    const address = { line1: '38-01 Main St', line2: 'Fl 2', city: 'Flushing', state: 'NY', zip: '11354' }
    const id = await withTransaction((tx) =>
      insertRequest(tx, {
        ...{ kind: 'new_doctor', targetType: 'npi', targetId: npi, field: 'profile', submitterId: userId },
        after: {
          ...{ npi, name: 'Mei Wu', nameZh: '吴梅', phone: '+17185550144', evidence: 'NY 123456', isDisputed: false },
          ...{ specialty: 'dentistry', clinicName: 'Plum Dental', address, position: null, addressVerified: 'exact' },
        },
      }),
    )
    const { seen, evidence } = await open(`${path}/${id}`)
    expect(evidence).toMatchObject({ npi, isNpiValid: true, match: 'unknown', isDisputed: false })
    expect((await send(`${path}/${id}`, { intent: 'approve', seen: seen! })).location).toBe(path)
    const [provider] = await db.select().from(providers).where(eq(providers.npi, npi))
    expect(provider).toMatchObject({ userId, status: 'listed', tier: 1, nameHans: '吴梅', isProfileComplete: false })
    const profile = await getProviderProfile((await resolveProvider(provider!.slug)).provider!, 'en-US')
    expect(JSON.stringify(profile)).toContain('38-01 Main St')
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    expect(user!.status).toBe('active')
    const [told] = await db.select().from(messageOutbox)
    expect(told).toMatchObject({ template: 'account_admitted', locale: 'en-US' })
    const [facility] = await db.select().from(facilities).where(eq(facilities.nameEn, 'Plum Dental'))
    expect(facility).toMatchObject({ zip: '11354', phone: '+17185550144', addressVerified: 'exact' })
    expect(await standingOf(provider!.id)).toEqual([{ facilityId: facility!.id, role: 'owner' }])
  })

  it('joins the practice of its own address and suite as an associate without a seat', async () => {
    const path = '/admin/new-doctor-requests'
    const npi = '1467560003'
    const userId = await withTransaction((tx) => insertUser(tx, { status: 'pending_verification' }))
    const where = { addressLine1: '38-01 Main Street', city: 'Flushing', zip: '11354' }
    const suite = await withTransaction((tx) => insertFacility(tx, { ...where, addressLine2: 'Suite 2A' }))
    await withTransaction((tx) => insertFacility(tx, { ...where, addressLine2: 'Suite 9' }))
    const address = { line1: '38-01 Main St', line2: 'Ste 2A', city: 'Flushing', state: 'NY', zip: '11354' }
    const id = await withTransaction((tx) =>
      insertRequest(tx, {
        ...{ kind: 'new_doctor', targetType: 'npi', targetId: npi, field: 'profile', submitterId: userId },
        after: {
          npi,
          name: 'Mei Wu',
          evidence: 'NY 123456',
          specialty: 'dentistry',
          clinicName: 'Plum Dental',
          address,
        },
      }),
    )
    const { seen } = await open(`${path}/${id}`)
    expect((await send(`${path}/${id}`, { intent: 'approve', seen: seen! })).location).toBe(path)
    const [provider] = await db.select().from(providers).where(eq(providers.npi, npi))
    expect(await standingOf(provider!.id)).toEqual([{ facilityId: suite, role: 'associate' }])
    expect(await db.select().from(teamMembers).where(eq(teamMembers.userId, userId))).toEqual([])
  })

  it('does not get a profile that somebody owns', async () => {
    const path = '/admin/new-doctor-requests'
    const userId = await withTransaction((tx) => insertUser(tx, { status: 'pending_verification' }))
    const id = await withTransaction((tx) =>
      insertRequest(tx, {
        ...{ kind: 'claim', targetType: 'provider', targetId: 'p1', field: 'owner', submitterId: userId },
        after: { npi: '1467560003', name: 'Ann Lee', evidence: 'call me' },
      }),
    )
    const { seen, evidence } = await open(`${path}/${id}`)
    expect(evidence!.isDisputed).toBe(false)
    await send(`${path}/${id}`, { intent: 'approve', seen: seen! })
    const [row] = await db.select().from(changeRequests).where(eq(changeRequests.id, id))
    expect(row!.status).toBe('submitted')
    expect((await db.select().from(providers).where(eq(providers.id, 'p1')))[0]!.userId).toBe(doctor.userId)
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    expect(user!.status).toBe('pending_verification')
  })
})
