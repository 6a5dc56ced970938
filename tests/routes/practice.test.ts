import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { confirmEmail } from '#app/modules/accounts/commands/confirm-email.server.ts'
import { hashPassword } from '#app/modules/accounts/passwords/password-hash.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import type { loader as clinicsLoader } from '#app/routes/provider/level-4/clinics/clinics.tsx'
import type { loader as departureLoader } from '#app/routes/provider/level-4/clinics/departure.tsx'
import type { loader as personalLoader } from '#app/routes/provider/level-4/clinics/personal.tsx'
import type { loader as clinicLoader } from '#app/routes/provider/level-4/clinics/provider-facility.tsx'
import type { loader as wizardLoader } from '#app/routes/provider/level-4/onboarding.tsx'
import type { loader as profileLoader } from '#app/routes/public/doctor/profile.tsx'
import { users } from '#drizzle/schema/accounts.ts'
import {
  appointments,
  changeRequests,
  providerFacilities,
  providerFacilityPlans,
  providers,
  rateLimits,
  sessions,
} from '#drizzle/schema/index.ts'
import { signedIn } from '#tests/factories/accounts.ts'
import { bookingInput, insertRule, insertVisitType } from '#tests/factories/booking.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useSeededDatabase()

/** A whole page as somebody sees it; with fields, as it comes back after a form was sent. */
const pageOf = (path: string, headers: Record<string, string>, fields?: Record<string, string>) =>
  openPage(path, { headers, ...(fields && { method: 'POST', body: new URLSearchParams(fields) }) })

const clinics = '/provider/4/dashboard/clinics'
const personal = `${clinics}/edit/personal`
const onboarding = '/provider/4/onboarding'

async function as(username: string): Promise<Record<string, string>> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username))
  return signedIn(user!.id)
}

let owner: Record<string, string>
let desk: Record<string, string>
const own = async () => (await db.select().from(providers).where(eq(providers.slug, 'zhongwen-du')))[0]!

beforeEach(async () => {
  owner = await as('zhongwen.du')
  desk = await as('magnolia.desk')
})

afterEach(async () => {
  await withTransaction(async (tx) => {
    for (const table of [changeRequests, rateLimits, sessions]) await tx.delete(table)
  })
})

type Answer = {
  submission: { initialValue: Record<string, unknown>; error?: Record<string, string[]> }
  isStale: boolean
}

describe('the pages', () => {
  const pages = [clinics, `${clinics}/new`, `${clinics}/new?q=flushing`, `${clinics}/new/place`, personal]
  const parts = ['names', 'specialties', 'languages', 'facts', 'bio', 'photo', 'credentials']

  it.each([...pages, onboarding])('%s lead strangers to the login', async (path) => {
    expect((await get(path)).location).toMatch(/^\/provider\/4\/login\?next=/)
    expect((await get(path)).status).toBe(302)
  })

  it('are whole in every language, and kept by nobody', async () => {
    const [clinic] = (await get<typeof clinicsLoader>(clinics, { headers: owner })).data.clinics
    const providerFacility = clinic!.doctors.find(({ isOwn }) => isOwn)
    const at = `${clinics}/at/${clinic!.slug}`
    const paths = [
      ...[at, `${at}/contact`, `${at}/hours`],
      ...pages,
      ...parts.map((part) => `${personal}?part=${part}`),
      `${clinics}/${providerFacility!.id}`,
      `${clinics}/${providerFacility!.id}/departure`,
    ]
    for (const path of paths) {
      for (const locale of locales) {
        const { status, html, headers } = await pageOf(withPrefix(path, locale), owner)
        expect(status, path).toBe(200)
        expect(headers.get('Cache-Control')).toBe('private, no-store')
        expect(html).toContain('<h1')
        // No key of a text stands where its words should.
        expect(html.replace(/<script[\s\S]*?<\/script>/g, ''), `${locale} ${path}`).not.toMatch(
          />\s*(?:profile|places|onboarding|register)\.\w/,
        )
      }
    }
  })
})

describe('the own profile', () => {
  it('keeps what was typed and names what is wrong', async () => {
    const sent = { version: String((await own()).version), nameHans: 'Du', nameHant: '杜仲文', title: 'MD' }
    const { status, data } = await post(`${personal}?part=names`, sent, { headers: owner })
    expect(status).toBe(400)
    expect(data as unknown as Answer).toMatchObject({
      isStale: false,
      submission: { initialValue: { nameHans: 'Du', nameHant: '杜仲文' }, error: { nameHans: ['profile.errors.han'] } },
    })
  })

  it('that has changed meanwhile answers 409 with what was typed', async () => {
    const sent = { version: '0', gender: 'm', minAge: '12' }
    const { status, data } = await post(`${personal}?part=facts`, sent, { headers: owner })
    expect(status).toBe(409)
    expect(data as unknown as Answer).toMatchObject({ isStale: true, submission: { initialValue: { minAge: '12' } } })
    const { html } = await pageOf(`${personal}?part=facts`, owner, sent)
    expect(html).toContain('value="12"')
    expect(html).toContain(`name="version" value="${(await own()).version}"`)
  })

  it('files a description, shows before and after, and takes it back', async () => {
    const before = await own()
    const text = '新的简介，说明看诊的范围。'
    const sent = { version: String(before.version), bioHans: text, bioHant: text, bioEn: 'What patients should know.' }
    expect((await post(`${personal}?part=bio`, sent, { headers: owner })).status).toBe(302)
    expect(await own()).toEqual(before)
    const { data } = await get<typeof personalLoader>(personal, { headers: owner })
    const [request] = data.page!.requests
    expect(request).toMatchObject({ field: 'bio', status: 'submitted', after: { bio: { 'zh-Hans': text } } })
    const { html } = await pageOf(personal, owner)
    expect(html).toContain(`<ins>${text}</ins>`)
    const withdrawal = `${personal}/requests/${request!.id}/withdrawal`
    expect((await post(withdrawal, {}, { headers: desk })).status).toBe(404)
    expect((await post(withdrawal, {}, { headers: owner })).status).toBe(302)
    expect(await db.select({ status: changeRequests.status }).from(changeRequests)).toEqual([{ status: 'withdrawn' }])
  })

  it('takes no file that is no photo', async () => {
    const body = new FormData()
    body.set('version', String((await own()).version))
    body.set('photo', new File(['<svg onload="alert(1)">'], 'me.png', { type: 'image/png' }))
    const { status, data } = await post(`${personal}?part=photo`, {}, { headers: owner, body })
    expect(status).toBe(400)
    expect((data as unknown as Answer).submission.error).toEqual({ photo: ['profile.errors.photo.kind'] })
  })

  it('is not there for staff, who are told so', async () => {
    const { data, status } = await get<typeof personalLoader>(personal, { headers: desk })
    expect(status).toBe(200)
    expect(data).toMatchObject({ page: null, pending: { requests: [] } })
    expect((await post(`${personal}?part=facts`, { version: '1' }, { headers: desk })).status).toBe(404)
  })
})

describe('a place', () => {
  it('takes plans from the desk, and the date of today', async () => {
    const list = await get<typeof clinicsLoader>(clinics, { headers: desk })
    const { id } = list.data.clinics.flatMap(({ doctors }) => doctors).find(({ accepted }) => accepted > 0)!
    const path = `${clinics}/${id}`
    const before = await db.select().from(providerFacilityPlans).where(eq(providerFacilityPlans.providerFacilityId, id))
    const { data } = await get<typeof clinicLoader>(path, { headers: desk })
    const version = String(data.providerFacility.version)
    expect((await post(`${path}/verification`, { version }, { headers: desk })).status).toBe(302)
    const after = await get<typeof clinicLoader>(path, { headers: desk })
    expect(
      after.data.providerFacility.plans
        .filter(({ state }) => state !== 'unknown')
        .every((plan) => plan.verifiedAt === now()),
    ).toBe(true)
    // The page that was shown first is an old one by now.
    const late = await post(path, { version, accepting: 'no' }, { headers: desk })
    expect(late.status).toBe(409)
    expect((await post(path, { version, accepting: 'no' }, { headers: await as('magnolia.biller') })).status).toBe(403)
    expect((await post(path, { version, accepting: 'no' }, { headers: await as('tielin.guan') })).status).toBe(404)
    await withTransaction(async (tx) => {
      for (const row of before)
        await tx.update(providerFacilityPlans).set(row).where(eq(providerFacilityPlans.id, row.id))
    })
  })

  it('beyond the limit of the level is refused with a hint', async () => {
    const basic = await as('changming.weng')
    const { html } = await pageOf(clinics, basic)
    expect(html.includes('2级可以有2个'), 'the next level').toBe(true)
    const [row] = await db.select().from(providers).where(eq(providers.slug, 'changming-weng'))
    const sent = { version: String(row!.version), facility: 'demo-magnolia-medical-building', role: 'associate' }
    const { status, data } = await post(`${clinics}/new`, sent, { headers: basic })
    expect(status).toBe(400)
    expect((data as unknown as Answer).submission.error).toEqual({ facility: ['facilities.errors.limit?count=1'] })
  })

  it('with standing visits is not left', async () => {
    const headers = await as('tielin.guan')
    const { id } = (await get<typeof clinicsLoader>(clinics, { headers })).data.clinics[0]!.doctors[0]!
    const { version } = (await get<typeof clinicLoader>(`${clinics}/${id}`, { headers })).data.providerFacility
    const visitTypeId = await withTransaction(async (tx) => {
      await insertRule(tx, id)
      return insertVisitType(tx, id)
    })
    const booking = bookingInput(
      { providerFacilityId: id, visitTypeId },
      { startsAt: Date.parse('2026-10-22T14:00:00Z') },
    )
    await bookAppointment(booking)
    const path = `${clinics}/${id}/departure`
    const [visit] = (await get<typeof departureLoader>(path, { headers })).data.visits
    expect((await post(path, { version: String(version) }, { headers })).status).toBe(409)
    const { html } = await pageOf(path, headers)
    expect(html).toContain(`/provider/3/mgmt/appt/${visit!.id}`)
    expect(html).not.toContain('name="version"')
    await withTransaction((tx) =>
      tx.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, visit!.id)),
    )
  })
})

describe('from a claim to a complete profile', () => {
  it('goes from registration over a new password and the wizard to a description that waits', async () => {
    const [unowned] = await db
      .select()
      .from(providers)
      .where(and(isNull(providers.userId), eq(providers.status, 'listed'), eq(providers.isProfileComplete, false)))
      .orderBy(asc(providers.slug))
    const before = unowned!
    const wrong = `${before.npi!.slice(0, 9)}${(Number(before.npi![9]) + 1) % 10}`
    expect((await get(`/provider/register?npi=${wrong}`)).status).toBe(400)
    const account = {
      ...{
        firstName: before.legalFirst,
        lastName: before.legalLast,
        email: 'claimant@example.com',
        phone: '7185550123',
      },
      ...{ password: 'plum-rain-lantern-71', evidence: '请打诊所前台电话核对', terms: 'on' },
    }
    const registered = await post(`/provider/register?npi=${before.npi}`, account, { clientAddress: '203.0.113.7' })
    expect(registered.location).toBe('/provider/onboarding-success')
    const [user] = await db.select().from(users).where(eq(users.email, account.email))
    await withTransaction((tx) => confirmEmail(tx, user!.id))
    const waiting = await signedIn(user!.id)
    const pending = await get<typeof personalLoader>(personal, { headers: waiting })
    expect(pending.data).toMatchObject({ page: null, pending: { requests: [{ kind: 'claim', status: 'submitted' }] } })
    expect(pending.data.pending!.applied.join(' ')).toContain(before.npi)
    expect((await get(onboarding, { headers: waiting })).location).toBe('/provider/onboarding-success')

    // What a reviewer's approval does: the profile is theirs, with a password to be changed.
    const passwordHash = await hashPassword('temporary-lantern-42')
    await withTransaction(async (tx) => {
      await tx.update(changeRequests).set({ status: 'applied', reviewerId: 'reviewer' })
      await tx.update(providers).set({ userId: user!.id }).where(eq(providers.id, before.id))
      await tx
        .update(users)
        .set({ status: 'active', requiresPasswordChange: true, passwordHash })
        .where(eq(users.id, user!.id))
    })
    const fresh = await signedIn(user!.id)
    expect((await get(onboarding, { headers: fresh })).location).toBe('/provider/change-password')
    const change = {
      ...{
        currentPassword: 'temporary-lantern-42',
        newPassword: 'harbor-apricot-93',
        confirmPassword: 'harbor-apricot-93',
      },
    }
    expect((await post('/provider/change-password', change, { headers: fresh })).status).toBe(302)
    expect((await get(onboarding, { headers: fresh })).location).toMatch(/^\/provider\/4\/login/)

    const claimant = await signedIn(user!.id)
    const steps = ['names', 'specialties', 'languages', 'locations', 'plans', 'schedule', 'about']
    for (const step of steps) {
      for (const locale of locales) {
        const { status, html } = await pageOf(withPrefix(`${onboarding}?step=${step}`, locale), claimant)
        expect(status, step).toBe(200)
        expect(html.match(/<h1/g)).toHaveLength(1)
      }
    }
    const page = async (step: string) =>
      (await get<typeof wizardLoader>(`${onboarding}?step=${step}`, { headers: claimant })).data.page
    const version = async () => String((await page('names')).personal.version)
    const send = async (step: string, fields: Record<string, string>) =>
      post(`${onboarding}?step=${step}`, { version: await version(), ...fields }, { headers: claimant })

    const { choices, specialties } = (await page('specialties')).personal
    const primary = specialties[0] ?? choices.specialties[0]!.id
    expect((await send('specialties', { primary, chosen: primary })).location).toBe(`${onboarding}?step=languages`)
    expect((await send('languages', {})).status).toBe(400)
    expect((await send('languages', { 'level.yue': 'native' })).location).toBe(`${onboarding}?step=locations`)
    const own = (await page('locations')).providerFacilities
    if (own.length === 0) await send('locations', { facility: 'demo-magnolia-medical-building', role: 'associate' })
    expect((await page('plans')).providerFacilities.length).toBeGreaterThan(0)
    const [plan] = (await page('plans')).plans
    expect((await send('plans', { accepting: 'yes', [`plan.${plan!.id}`]: 'accepted' })).location).toBe(
      `${onboarding}?step=schedule`,
    )
    const text = '新的简介，说明看诊的范围。'
    await send('bio', { bioHans: text, bioHant: text, bioEn: 'What patients should know.' })
    expect((await send('finish', { version: '0' })).status).toBe(409)
    expect((await send('finish', {})).location).toBe('/provider/onboarding-success')

    const [after] = await db.select().from(providers).where(eq(providers.id, before.id))
    expect(after).toMatchObject({ isProfileComplete: true, bio: before.bio })
    expect((await get(onboarding, { headers: claimant })).location).toBe('/provider/4/dashboard')
    const open = await db.select().from(changeRequests).where(eq(changeRequests.status, 'submitted'))
    expect(open).toMatchObject([{ kind: 'description', targetId: before.id, field: 'bio' }])
    const specialty = choices.specialties.find(({ id }) => id === primary)
    expect(specialty).toBeDefined()
    const slug = (await publicPage(before.slug, claimant)).data
    expect(JSON.stringify(slug)).not.toContain(text)
    await withTransaction(async (tx) => {
      await tx.update(providers).set({ userId: null, isProfileComplete: false }).where(eq(providers.id, before.id))
      await tx.delete(sessions)
      await tx.delete(users).where(eq(users.id, user!.id))
    })
    expect(await db.select().from(providerFacilities).where(eq(providerFacilities.providerId, before.id))).not.toEqual(
      [],
    )
  })
})

/** The public profile, wherever its own address leads. */
async function publicPage(slug: string, headers: Record<string, string>) {
  const first = await get<typeof profileLoader>(`/doctor/internal-medicine/${slug}`, { headers })
  return first.location ? get<typeof profileLoader>(first.location, { headers }) : first
}
