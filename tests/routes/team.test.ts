import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { newToken, tokenHash } from '#app/modules/action-links/link-token.server.ts'
import type { loader as memberLoader } from '#app/routes/provider/level-4/team/member.tsx'
import type { loader as teamLoader } from '#app/routes/provider/level-4/team/team.tsx'
import { invites, messageOutbox, sessions, teamMembers, users } from '#drizzle/schema/index.ts'
import { insertSeat, insertUser, signedIn, testPassword } from '#tests/factories/accounts.ts'
import { insertProviderFacility, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

const day = 86_400_000
const team = '/provider/4/dashboard/team'
let practice: Practice
let owner = ''
let manager = ''
let desk = ''
let deskSeat = ''

beforeEach(async () => {
  await withTransaction(async (tx) => {
    owner = await insertUser(tx, { firstName: 'Zhining', lastName: 'Bai' })
    practice = await insertPractice(tx, {
      provider: { tier: 3, userId: owner, isProfileComplete: true },
      facility: { nameEn: 'Maple Clinic', nameHans: '枫叶诊所', nameHant: '楓葉診所' },
    })
    manager = await insertUser(tx)
    desk = await insertUser(tx, { email: 'desk@example.com', firstName: 'Yulin', lastName: 'Jiang' })
    await insertSeat(tx, { userId: owner, facilityId: practice.facilityId, role: 'owner' })
    await insertSeat(tx, { userId: manager, facilityId: practice.facilityId, role: 'manager' })
    deskSeat = await insertSeat(tx, { userId: desk, facilityId: practice.facilityId, role: 'front_desk' })
  })
})

const page = async (path: string, userId: string | null, fields?: Record<string, string>) => {
  const headers = userId === null ? {} : await signedIn(userId)
  return openPage(path, { headers, ...(fields && { method: 'POST', body: new URLSearchParams(fields) }) })
}
const send = async (path: string, userId: string, fields: Record<string, string> = {}) =>
  post<never>(path, fields, { headers: await signedIn(userId) })
const inviteFields = (overrides: Record<string, string> = {}) => ({
  ...{ email: 'new@example.com', role: 'front_desk', places: practice.facilityId, locale: 'en-US', note: '' },
  ...overrides,
})
const memberPath = (part = '') => `${team}/members/${deskSeat}${part}`
const seat = async (id = deskSeat) => (await db.select().from(teamMembers).where(eq(teamMembers.id, id)))[0]!

/** An invite whose link the test knows. */
async function invited(overrides: Partial<typeof invites.$inferInsert> = {}) {
  const token = newToken()
  const id = newId()
  await withTransaction((tx) =>
    tx.insert(invites).values({
      ...{ id, tokenHash: tokenHash(token), facilityIds: [practice.facilityId], email: 'new@example.com' },
      ...{ role: 'front_desk', locale: 'en-US', note: 'See you on Monday', inviterId: owner, status: 'sent' },
      ...{ expiresAt: now() + 14 * day, createdAt: now(), updatedAt: now() },
      ...overrides,
    }),
  )
  return { id, token, path: `/provider/invite/${token}` }
}
const status = async (id: string) => (await db.select().from(invites).where(eq(invites.id, id)))[0]!.status

describe('the team page', () => {
  it.each(locales)('shows members, seats and invites in %s', async (locale) => {
    await invited({ status: 'sent', expiresAt: now() + day })
    await invited({ email: 'late@example.com', expiresAt: now() - day })
    const { status: code, html, headers } = await page(withPrefix(team, locale), owner)
    expect(code).toBe(200)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    const facility = { 'zh-Hans': '枫叶诊所', 'zh-Hant': '楓葉診所', 'en-US': 'Maple Clinic' }[locale]
    const late = { 'zh-Hans': '已过期', 'zh-Hant': '已過期', 'en-US': 'Expired' }[locale]
    for (const words of [facility, late, 'desk@example.com', 'new@example.com', 'late@example.com']) {
      expect(html).toContain(words)
    }
    expect(html).not.toMatch(/\b(?:team|invite)\.[a-z]+/i)
  })

  it('offers to change everybody but oneself and the owner', async () => {
    const headers = await signedIn(manager)
    const { data } = await get<typeof teamLoader>(team, { headers })
    const [{ members, seats }] = data.team.facilities as [(typeof data.team.facilities)[0]]
    expect(members.map(({ role, canChange }) => [role, canChange])).toEqual([
      ['owner', false],
      ['manager', false],
      ['front_desk', true],
    ])
    expect(seats).toEqual({ taken: 3, invited: 0, limit: 10 })
  })

  it('shows only the places that are one’s own to manage', async () => {
    const other = await withTransaction(async (tx) => {
      const facilityId = await insertFacility(tx, { nameEn: 'Foreign Clinic' })
      await insertProviderFacility(tx, { providerId: practice.providerId, facilityId })
      await insertSeat(tx, { userId: manager, facilityId, role: 'viewer' })
      return facilityId
    })
    await invited({ facilityIds: [practice.facilityId, other] })
    const { data } = await get<typeof teamLoader>(team, { headers: await signedIn(manager) })
    expect(data.team.facilities.map(({ id }) => id)).toEqual([practice.facilityId])
    expect(data.team.invites).toMatchObject([{ canChange: false }])
    const { data: member } = await get<typeof memberLoader>(memberPath(), { headers: await signedIn(manager) })
    expect(member.member.seats.map(({ facilityId }) => facilityId)).toEqual([practice.facilityId])
  })

  it('hints at a higher level where the tier has no team, and is closed to everybody else', async () => {
    const first = await withTransaction(async (tx) => {
      const userId = await insertUser(tx)
      const { facilityId } = await insertPractice(tx, { provider: { tier: 1, userId } })
      await insertSeat(tx, { userId, facilityId, role: 'owner' })
      return userId
    })
    const hint = await page(`/en-US${team}`, first)
    expect(hint.html).toContain('With Booking and above')
    expect(hint.html).not.toContain(`${team}/invite"`)
    expect((await page(team, desk)).status).toBe(403)
    expect((await page(`${team}/invite`, first)).status).toBe(403)
  })
})

describe('an invite by a manager', () => {
  it('says beside the field what is wrong and loses nothing', async () => {
    const { status: code, html } = await page(
      `/en-US${team}/invite`,
      manager,
      inviteFields({ email: 'nobody', role: '' }),
    )
    expect(code).toBe(400)
    expect(html.split('Enter an email address such as').length - 1).toBe(2)
    expect(html.split('Choose a role').length - 1).toBe(2)
    expect(html).toContain('value="nobody"')
  })

  it('is sent, shown, sent again and taken back', async () => {
    const sent = await send(`${team}/invite`, manager, inviteFields())
    expect([sent.status, sent.location]).toEqual([302, team])
    const [invite] = await db.select().from(invites)
    const mark = invite!.tokenHash.slice(0, 12)
    expect((await send(`${team}/invites/${invite!.id}/renewal`, manager, { mark })).status).toBe(302)
    const stale = await page(`/en-US${team}/invites/${invite!.id}/revocation`, owner, { mark })
    expect(stale.status).toBe(409)
    expect(stale.html).toContain('Somebody else changed this meanwhile')
    const [renewed] = await db.select().from(invites)
    const fresh = { mark: renewed!.tokenHash.slice(0, 12) }
    expect((await send(`${team}/invites/${invite!.id}/revocation`, owner, fresh)).status).toBe(302)
    expect(await status(invite!.id)).toBe('revoked')
  })

  it('is sent again no more often than invites are sent, and to one address twelve times a day', async () => {
    await send(`${team}/invite`, manager, inviteFields())
    const renew = async () => {
      const [invite] = await db.select().from(invites)
      return page(`/en-US${team}/invites/${invite!.id}/renewal`, manager, { mark: invite!.tokenHash.slice(0, 12) })
    }
    for (let sent = 1; sent < 20; sent++) expect((await renew()).status).toBe(302)
    const mails = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'team_invite'))
    expect(mails.length).toBeLessThanOrEqual(12)
    while ((await takeToken('invite', manager)).allowed);
    const before = await db.select().from(invites)
    const refused = await renew()
    expect(refused.status).toBe(429)
    expect(refused.html).toContain('Too many tries')
    expect(await db.select().from(invites)).toEqual(before)
  })

  it('twice for one address is a conflict that keeps the form', async () => {
    await send(`${team}/invite`, manager, inviteFields())
    const again = await page(`/en-US${team}/invite`, manager, inviteFields({ note: 'hello there' }))
    expect(again.status).toBe(409)
    expect(again.html).toContain('has an invite waiting')
    expect(again.html).toContain('hello there')
  })
})

describe('a member', () => {
  it('whose role is changed is signed out at once', async () => {
    const theirs = await signedIn(desk)
    const seats = { [`role-${practice.facilityId}`]: 'biller', [`version-${practice.facilityId}`]: '1' }
    expect((await get<never>('/provider/3', { headers: theirs })).status).toBe(200)
    expect((await send(memberPath(), manager, seats)).location).toBe(team)
    const after = await get<never>('/provider/3', { headers: theirs })
    expect([after.status, after.location?.split('?')[0]]).toEqual([302, '/provider/4/login'])
    expect(await seat()).toMatchObject({ role: 'biller', version: 2 })
    const late = await page(`/en-US${memberPath()}`, owner, seats)
    expect(late.status).toBe(409)
    expect(late.html).toContain('Somebody else changed this meanwhile')
  })

  it('is removed after a question', async () => {
    const question = await page(`/en-US${memberPath('/departure')}`, manager)
    expect(question.html).toContain('Remove Yulin Jiang from Maple Clinic?')
    expect((await send(memberPath('/departure'), manager, { version: '1' })).location).toBe(team)
    expect(await seat()).toMatchObject({ status: 'left' })
    expect((await page(memberPath(), manager)).status).toBe(404)
  })

  it('is not made owner by a form that says so, nor changed by themselves', async () => {
    const forged = { [`role-${practice.facilityId}`]: 'owner', [`version-${practice.facilityId}`]: '1' }
    await send(memberPath(), manager, forged)
    expect(await seat()).toMatchObject({ role: 'front_desk', version: 1 })
    const [own] = await db.select().from(teamMembers).where(eq(teamMembers.userId, manager))
    expect((await send(`${team}/members/${own!.id}/departure`, manager, { version: '1' })).status).toBe(403)
  })

  it('becomes owner with the password of the owner, who stays signed in anew', async () => {
    const path = memberPath('/ownership')
    const wrong = await page(`/en-US${path}`, owner, { version: '1', currentPassword: 'not-the-password' })
    expect(wrong.status).toBe(400)
    expect(wrong.html).toContain('This is not your password')
    expect(wrong.html).not.toContain('not-the-password')
    expect(wrong.html).toMatch(/<label for="ownership-currentPassword"/)
    expect(wrong.html).toMatch(/name="currentPassword"/)
    const done = await send(path, owner, { version: '1', currentPassword: testPassword })
    expect([done.status, done.location]).toEqual([302, team])
    const cookie = done.headers.getSetCookie().find((value) => value.startsWith('hys-v5-auth='))!
    const { status: code } = await get<never>(team, { headers: { Cookie: cookie.split(';')[0]! } })
    expect(code).toBe(200)
    expect(await seat()).toMatchObject({ role: 'owner' })
  })
})

describe('another practice', () => {
  it('is as unknown as a missing one to who manages here, with the right form too', async () => {
    const { foreign, facilityId } = await withTransaction(async (tx) => {
      const at = await insertFacility(tx)
      return {
        foreign: await insertSeat(tx, { userId: await insertUser(tx), facilityId: at, role: 'viewer' }),
        facilityId: at,
      }
    })
    const fields = { version: '1', currentPassword: testPassword }
    for (const id of [foreign, newId()]) {
      expect((await send(`${team}/members/${id}/ownership`, owner, fields)).status).toBe(404)
    }
    expect((await send(memberPath('/ownership'), manager, fields)).status).toBe(403)
    for (const facility of [facilityId, newId()]) {
      expect((await send(`${team}/invite`, manager, inviteFields({ places: facility }))).status).toBe(404)
    }
    expect((await send(`${team}/invite`, desk, inviteFields())).status).toBe(403)
    expect(await db.select().from(invites)).toEqual([])
  })
})

describe('the page of an invite', () => {
  it('says who invites to what, writes nothing and is kept by nobody', async () => {
    const { id, path } = await invited()
    for (let look = 0; look < 2; look++) {
      const { status: code, html, headers } = await page(`/en-US${path}`, null)
      expect(code).toBe(200)
      for (const words of ['Maple Clinic', 'Zhining Bai', 'Front desk', 'new@example.com', 'See you on Monday']) {
        expect(html).toContain(words)
      }
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(headers.get('X-Robots-Tag')).toContain('noindex')
    }
    expect((await page(`${path}/register`, null)).status).toBe(200)
    expect(await status(id)).toBe('sent')
    expect((await page('/provider/invite/AbCdEfGhIjKlMnOpQrStUv', null)).status).toBe(404)
  })

  it.each([
    ['expired', 'This invite has expired'],
    ['revoked', 'This invite was revoked'],
    ['accepted', 'This invite has been used'],
    ['declined', 'This invite was declined'],
  ] as const)('of one that is %s says only that', async (ended, title) => {
    const { path } = await invited({ status: ended })
    const { status: code, html } = await page(`/en-US${path}`, null)
    expect(code).toBe(410)
    expect(html).toContain(title)
    for (const words of ['new@example.com', 'See you on Monday', 'Zhining Bai']) expect(html).not.toContain(words)
    const form = await get<never>(`${path}/register`)
    expect([form.status, form.location]).toEqual([302, path])
  })

  it('leads on by a button, which is when it counts as opened', async () => {
    const { id, path } = await invited()
    const on = await post<never>(`${path}/opening`, { to: 'login' })
    expect(on.location).toBe(`/provider/4/login?next=${encodeURIComponent(path)}`)
    expect(await status(id)).toBe('opened')
    expect((await post<never>(`${path}/opening`, { to: 'register' })).location).toBe(`${path}/register`)
    expect((await post<never>(`${path}/refusal`, {})).location).toBe(path)
    expect(await status(id)).toBe('declined')
    expect((await post<never>(`${path}/opening`, { to: 'login' })).location).toBe(path)
  })

  it('lets the account of its address join and tells another one so', async () => {
    const { id, path } = await invited({ email: 'desk2@example.com' })
    const invitee = await withTransaction((tx) => insertUser(tx, { email: 'desk2@example.com' }))
    const other = await page(`/en-US${path}`, manager)
    expect(other.html).toContain('this invite is for another address')
    expect((await send(`${path}/acceptance`, manager)).location).toBe(path)
    expect(await status(id)).toBe('sent')
    expect((await post<never>(`${path}/acceptance`, {})).location).toContain('/provider/4/login?next=')
    expect((await send(`${path}/acceptance`, invitee)).location).toBe('/provider/4/dashboard')
    const joined = await page(`/en-US${path}`, invitee)
    expect([joined.status, joined.html.includes('You are on the team')]).toEqual([200, true])
  })
})

describe('the account of an invitee', () => {
  const fields = { firstName: 'Mei', lastName: 'Lin', nameZh: '林梅', password: 'winter-plum-orchard', terms: 'on' }

  it('is opened, signed in and on the team', async () => {
    const { path, id } = await invited()
    const done = await post<never>(`${path}/register`, { ...fields, username: 'somebody@else.example' })
    expect([done.status, done.location]).toEqual([302, '/provider/4/dashboard'])
    const cookie = done.headers.getSetCookie().find((value) => value.startsWith('hys-v5-auth='))!
    expect((await get<never>('/provider/3', { headers: { Cookie: cookie.split(';')[0]! } })).status).toBe(200)
    const [user] = await db.select().from(users).where(eq(users.email, 'new@example.com'))
    expect(user).toMatchObject({ username: 'new@example.com', status: 'active' })
    expect(await status(id)).toBe('accepted')
  })

  it('says what is missing, asks clinicians for an NPI and sends no password back', async () => {
    const { path } = await invited({ role: 'clinician' })
    const wrong = { ...fields, firstName: '', npi: '1234567890', terms: '' }
    const { status: code, html } = await page(`/en-US${path}/register`, null, wrong)
    expect(code).toBe(400)
    const faults = ['Enter your first name', 'This is not an NPI', 'Choose a specialty.', 'Please agree to the terms']
    for (const words of faults) {
      expect(html.split(words).length - 1, words).toBe(2)
    }
    expect(html).toContain('value="1234567890"')
    for (const name of ['firstName', 'lastName', 'nameZh', 'npi', 'specialty', 'password']) {
      expect(html).toContain(`<label for="invitee-${name}"`)
      expect(html).toContain(`name="${name}"`)
    }
    // What one agrees to can be read before.
    const form = /<form[^>]*register"[\s\S]*?<\/form>/.exec(html)![0]
    for (const policy of ['tou', 'privacy']) expect(form).toContain(`href="/en-US/policy/${policy}"`)
    expect(html).not.toContain(fields.password)
  })

  it('is refused where the address has one; the invite still waits', async () => {
    const { path, id } = await invited({ email: 'desk3@example.com' })
    await withTransaction((tx) => insertUser(tx, { email: 'desk3@example.com' }))
    const { status: code, html } = await page(`/en-US${path}/register`, null, fields)
    expect(code).toBe(409)
    expect(html).toContain('There is an account with this address already')
    expect(await status(id)).toBe('sent')
    const living = await db.select().from(sessions).where(isNull(sessions.revokedAt))
    expect(living).toEqual([])
  })

  it('is not opened after fourteen days', async () => {
    const { path } = await invited()
    setClock(now() + 14 * day)
    expect((await post<never>(`${path}/register`, fields)).location).toBe(path)
    expect(
      await db
        .select()
        .from(users)
        .where(and(eq(users.email, 'new@example.com'))),
    ).toEqual([])
  })
})
