import { beforeEach, describe, expect, it } from 'vitest'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import type { InvitedAnswer } from '#app/modules/association/access/pages/invitation-answer.server.ts'
import type { AccessData } from '#app/modules/association/access/pages/access-page.server.ts'
import type { InvitationData } from '#app/modules/association/access/pages/invitation-page.server.ts'
import type { OnboardingData } from '#app/modules/association/pages/onboarding-page.server.ts'
import type { OwnershipData } from '#app/modules/association/access/pages/ownership-page.server.ts'
import { associationInvitations } from '#drizzle/schema/association/access.ts'
import { linksTo, tokenTo } from '#tests/factories/access.ts'
import { insertUser, signedIn, testPassword } from '#tests/factories/accounts.ts'
import {
  associationManager,
  insertAssociation,
  insertMember,
  switchAssociations,
} from '#tests/factories/associations.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useDatabase()

beforeEach(() => switchAssociations(true))

const path = '/association-management/access'
const email = 'mei@example.com'
const password = 'plum-rain-lantern-71'
const account = { intent: 'register', firstName: 'Mei', lastName: 'Lin', password, terms: 'on' }

async function stage(overrides: Parameters<typeof insertAssociation>[1] = {}) {
  const association = await withTransaction((tx) => insertAssociation(tx, { slug: 'society', ...overrides }))
  return { association, headers: await associationManager({ associationIds: [association] }) }
}

const typedFor = (association: string) => ({
  association,
  form: 'one',
  name: '林梅',
  email,
  role: 'admin',
  language: 'zh-Hant',
})

async function invited(overrides: Partial<ReturnType<typeof typedFor>> = {}) {
  const { association, headers } = await stage()
  const sent = await post(`${path}?form=invite`, { ...typedFor(association), ...overrides }, { headers })
  expect(sent.status).toBe(302)
  return { association, headers, token: await tokenTo(overrides.email ?? email) }
}

const cookieOf = ({ headers }: { headers: Headers }) => ({
  Cookie: headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; '),
})

describe('an invitation', () => {
  it('says the same of an address with an account and of one without, and keeps what was typed', async () => {
    const { association, headers } = await stage({ status: 'pending' })
    await withTransaction((tx) => insertUser(tx, { email: 'known@example.com' }))
    const typed = typedFor(association)
    const ask = (over: object) => post<FormAnswer>(`${path}?form=invite`, { ...typed, ...over }, { headers })
    const [unknown, known] = [await ask({}), await ask({ form: 'two', email: 'known@example.com' })]
    expect([known.status, known.location]).toEqual([unknown.status, unknown.location])
    const [link] = await linksTo(email, 'association_invite')
    expect(link).toContain('/zh-Hant/')
    const refused = await ask({ form: 'three', email: 'no address' })
    expect([refused.status, refused.data.submission.error?.email]).toEqual([400, ['errors.email']])
    expect(refused.data.submission.initialValue).toMatchObject({ name: '林梅', email: 'no address' })
  })

  it('is sent from the onboarding too, which stays at its step and counts it as done', async () => {
    const { association, headers } = await stage({ status: 'pending' })
    const step = '/association/onboarding?step=officers'
    const read = async () => (await get<OnboardingData>(step, { headers })).data
    const isDone = async () => (await read()).steps.find((each) => each.step === 'officers')?.isDone
    expect(await isDone()).toBe(false)
    const refused = await post<FormAnswer>(step, { ...typedFor(association), email: 'no address' }, { headers })
    expect([refused.status, refused.data.submission.error?.email]).toEqual([400, ['errors.email']])
    expect((await post(step, { ...typedFor(association), association: 'another' }, { headers })).status).toBe(409)
    const sent = await Promise.all([1, 2].map(() => post(step, typedFor(association), { headers })))
    expect(sent.map(({ location }) => location)).toEqual([step, step])
    expect(await linksTo(email, 'association_invite')).toHaveLength(1)
    expect((await read()).officers.invited).toMatchObject([{ name: '林梅', role: 'admin' }])
    expect(await isDone()).toBe(true)
  })

  it('is shown by GET and answered by a form alone: a new account is signed in and manages', async () => {
    const { token } = await invited()
    const page = `/${token}/invitation`
    expect((await get(`/${token}`)).location).toBe(page)
    const shown = await get<InvitationData>(page)
    expect([shown.status, shown.data.view]).toEqual([200, 'open'])
    expect(await db.select().from(associationInvitations)).toMatchObject([{ status: 'sent', version: 1 }])
    const weak = await post<InvitedAnswer>(page, { ...account, password: 'short' })
    expect([weak.status, weak.data.submission.initialValue?.password]).toEqual([400, undefined])
    const both = await Promise.all([post(page, account), post(page, account)])
    const cookies = both.filter(({ headers }) => headers.getSetCookie().some((each) => !each.startsWith('toast')))
    expect(both.map(({ location }) => location).sort()).toEqual([page, '/association-management'].sort())
    expect(cookies).toHaveLength(1)
    const home = await get(path, { headers: cookieOf(cookies[0]!) })
    expect(home.status).toBe(200)
    const again = await get<InvitationData>(page)
    expect([again.status, again.data]).toMatchObject([200, { view: 'ended', ended: 'accepted' }])
  })

  it('leads somebody with an account by the login back to itself, and no other account in', async () => {
    const { token } = await invited()
    const page = `/${token}/invitation`
    const accept = { intent: 'accept' }
    const login = (await post(page, accept)).location!
    expect(login).toBe(`/association/login?next=${encodeURIComponent(page)}`)
    const [own, other] = await withTransaction(async (tx) => [
      await insertUser(tx, { email, username: email, scopes: ['association'] }),
      await insertUser(tx, { scopes: ['association'] }),
    ])
    const entered = await post(login, { loginUsername: email, loginPassword: testPassword })
    expect([entered.status, entered.location]).toEqual([302, page])
    const stranger = await signedIn(other, { scope: 'association' })
    expect((await get<InvitationData>(page, { headers: stranger })).data).toMatchObject({ reader: { kind: 'other' } })
    expect((await post(page, accept, { headers: stranger })).location).toBe(page)
    const headers = await signedIn(own, { scope: 'association' })
    expect((await get(path, { headers })).location).toBe('/unauthorized')
    expect((await post(page, accept, { headers })).location).toBe('/association-management')
    expect((await get(path, { headers })).status).toBe(200)
  })

  it('is accepted by an officer without an account, who manages nothing', async () => {
    const { token, headers } = await invited({ role: 'officer' })
    expect((await post(`/${token}/invitation`, { intent: 'officer' })).location).toBe(`/${token}/invitation`)
    const { people } = (await get<AccessData>(path, { headers })).data
    expect(people.map(({ role, hasAccount }) => [role, hasAccount])).toEqual([
      ['owner', true],
      ['officer', false],
    ])
  })

  it('has ended with 410 when it is taken back, and is nobody’s in another association or with a made-up token', async () => {
    const { token, headers, association } = await invited()
    const { id } = (await get<AccessData>(path, { headers })).data.waiting[0]!
    const step = { association, invitation: id, version: '1', step: 'revoke' }
    const other = await stage({ slug: 'other' })
    const foreign = await post(
      `${path}?form=waiting`,
      { ...step, association: other.association },
      { headers: other.headers },
    )
    expect(foreign.status).toBe(404)
    expect((await post(`${path}?form=waiting`, step, { headers })).status).toBe(302)
    const ended = await get<InvitationData>(`/${token}/invitation`)
    expect([ended.status, ended.data]).toMatchObject([410, { ended: 'revoked' }])
    expect((await post(`/${token}/invitation`, account)).location).toBe(`/${token}/invitation`)
    expect((await get('/AbCdEfGhIjKlMnOpQrStUv/invitation')).status).toBe(404)
    await switchAssociations(false)
    expect((await get(`/${token}/invitation`)).location).toBe('/unauthorized')
  })

  it('goes out thirty times a day at most', async () => {
    const { association, headers } = await stage()
    const send = (form: number) =>
      post<FormAnswer>(
        `${path}?form=invite`,
        { ...typedFor(association), form: `f${form}`, email: `${form}@example.com` },
        { headers },
      )
    for (let form = 0; form < 30; form++) expect((await send(form)).status).toBe(302)
    const refused = await send(30)
    expect([refused.status, refused.data.submission.error?.email]).toEqual([429, ['errors.tooMany']])
  })
})

describe('who manages an association', () => {
  async function withAdmin() {
    const { association, headers } = await stage()
    const [userId, memberId] = await withTransaction(async (tx) => {
      const user = await insertUser(tx, { email, scopes: ['association'] })
      return [user, await insertMember(tx, { associationId: association, userId: user, email, role: 'admin' })] as const
    })
    return { association, headers, memberId, admin: await signedIn(userId, { scope: 'association' }) }
  }

  it('loses every page with the role, in the session that is open', async () => {
    const { headers, memberId, admin } = await withAdmin()
    const form = `${path}?form=person&person=${memberId}`
    expect((await get<AccessData>(`${path}?person=${memberId}`, { headers })).data.person).toMatchObject({
      id: memberId,
    })
    expect((await get(`${path}?person=nobody`, { headers })).status).toBe(404)
    const own = await post<FormAnswer>(form, { version: '1', role: 'member' }, { headers: admin })
    expect([own.status, own.data.submission.error?.sure]).toEqual([409, ['errors.sure']])
    expect((await get('/association-management/members', { headers: admin })).status).toBe(200)
    expect((await post(form, { version: '1', role: 'member' }, { headers })).status).toBe(302)
    const stale = await post<FormAnswer>(form, { version: '1', role: 'admin' }, { headers })
    expect([stale.status, stale.data.isStale]).toEqual([409, true])
    for (const page of ['/association-management', '/association-management/members', path])
      expect((await get(page, { headers: admin })).location).toBe('/unauthorized')
    const posted = await post(form, { version: '2', role: 'admin' }, { headers: admin })
    expect(posted.location).toBe('/unauthorized')
  })

  it('is handed over by consent: offered, typed, and the former owner may close nothing any more', async () => {
    const { association, headers, memberId, admin } = await withAdmin()
    expect((await post(`${path}?form=offer`, { association, heir: memberId }, { headers: admin })).status).toBe(403)
    expect((await post(`${path}?form=offer`, { association, heir: memberId }, { headers })).status).toBe(302)
    const page = '/association-management/ownership'
    expect((await get<OwnershipData>(page, { headers })).data.offers).toEqual([])
    const handover = (await get<OwnershipData>(page, { headers: admin })).data.offers[0]!.id
    const answer = { handover, answer: 'accept', confirmation: 'society' }
    const wrong = await post<FormAnswer>(page, { ...answer, confirmation: '' }, { headers: admin })
    expect([wrong.status, wrong.data.submission.error?.confirmation]).toEqual([400, ['errors.confirmation']])
    expect((await post(page, answer, { headers })).status).toBe(404)
    expect((await post(page, answer, { headers: admin })).location).toBe('/association-management')
    const closing = { association, confirmation: 'society' }
    const close = '/association-management/settings?form=close'
    expect((await post(close, closing, { headers })).status).toBe(403)
    expect((await get<AccessData>(path, { headers })).data.handover).toBeNull()
    expect((await get<AccessData>(path, { headers: admin })).data.handover?.heirs).toHaveLength(1)
    expect(await linksTo(email, 'handover_done')).toHaveLength(1)
  })
})
