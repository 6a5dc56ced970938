import { and, asc, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ProviderActor, SeatRole } from '#app/core/actor.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findSessionByToken, insertSession } from '#app/core/session/session.server.ts'
import { tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import {
  auditEvents,
  changeRequests,
  invites,
  messageOutbox,
  providers,
  sessions,
  teamMembers,
  users,
} from '#drizzle/schema/index.ts'
import { insertSeat, insertUser, testPassword } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findActorIn } from '../queries/find-actor.server.ts'
import { acceptInvite } from './commands/accept-invite.server.ts'
import { changeMemberStatus } from './commands/change-member-status.server.ts'
import { changeSeats } from './commands/change-seats.server.ts'
import { declineInvite } from './commands/decline-invite.server.ts'
import { expireInvites } from './commands/expire-invites.server.ts'
import { openInvite } from './commands/open-invite.server.ts'
import { registerInvitee } from './commands/register-invitee.server.ts'
import { resendInvite } from './commands/resend-invite.server.ts'
import { revokeInvite } from './commands/revoke-invite.server.ts'
import { type InviteInput, sendInvite } from './commands/send-invite.server.ts'
import { transferOwnership } from './commands/transfer-ownership.server.ts'
import { inviteMark } from './invite-status.ts'
import { findInvitation } from './queries/find-invite.server.ts'
import { listTeam } from './queries/list-team.server.ts'

useDatabase()

const day = 86_400_000
let facilityId = ''
let owner = ''
let manager = ''
let desk = ''

const seatOf = async (userId: string, at = facilityId) => {
  const own = and(eq(teamMembers.userId, userId), eq(teamMembers.facilityId, at))
  return (await db.select().from(teamMembers).where(own))[0]!
}
const begin = (userId: string) =>
  withTransaction((tx) => insertSession(tx, { scope: 'provider', userId, isRemembered: true, userAgent: null }))
/** The actor of a fresh session, as a guard would answer it. */
const actor = async (userId: string): Promise<ProviderActor> => {
  const { token } = await begin(userId)
  return (await findActorIn('provider', (await findSessionByToken(token))!, 'zh-Hans'))!
}
const isLiving = async ({ token }: { token: string }) => (await findSessionByToken(token)) !== null
const actions = async () =>
  (await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))).map(({ action }) => action)

beforeEach(async () => {
  await withTransaction(async (tx) => {
    facilityId = await insertFacility(tx)
    owner = await insertUser(tx)
    await insertProvider(tx, { tier: 3, userId: owner, practices: [{ facilityId }] })
    manager = await insertUser(tx)
    desk = await insertUser(tx, { email: 'desk@example.com' })
    const seats: [string, SeatRole][] = [
      [owner, 'owner'],
      [manager, 'manager'],
      [desk, 'front_desk'],
    ]
    for (const [userId, role] of seats) await insertSeat(tx, { userId, facilityId, role })
  })
})

const wanted = (overrides: Partial<InviteInput> = {}): InviteInput => ({
  ...{ email: 'new@example.com', role: 'front_desk', facilityIds: [facilityId], locale: 'en-US', note: null },
  ...overrides,
})
/** Sends an invite and gives it a link that the test knows. */
async function invited(overrides: Partial<InviteInput> = {}, token = 'AbCdEfGhIjKlMnOpQrStUv') {
  const id = await sendInvite(await actor(manager), wanted(overrides))
  await withTransaction((tx) =>
    tx
      .update(invites)
      .set({ tokenHash: tokenHash(token) })
      .where(eq(invites.id, id)),
  )
  return { id, token }
}
const inviteRow = async (id: string) => (await db.select().from(invites).where(eq(invites.id, id)))[0]!
const person = {
  firstName: 'Mei',
  lastName: 'Lin',
  nameZh: '林梅',
  npi: null,
  specialty: '',
  password: 'winter-plum-orchard',
  terms: 'on',
} as const
const from = { locale: 'en-US', network: '203.0.113.1', userAgent: 'test' } as const

describe('an invite', () => {
  it('is sent with a message, a hash and fourteen days; the link is nowhere else', async () => {
    const id = await sendInvite(await actor(manager), wanted({ note: 'welcome' }))
    const row = await inviteRow(id)
    expect(row).toMatchObject({ status: 'sent', inviterId: manager, expiresAt: now() + 14 * day, note: 'welcome' })
    expect(row.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(await db.select().from(messageOutbox)).toMatchObject([{ template: 'team_invite', subjectId: id }])
    expect(await actions()).toEqual(['accounts.invite_send'])
  })

  it('goes to nobody twice, to no member and for no foreign place', async () => {
    await invited()
    await expect(sendInvite(await actor(manager), wanted())).rejects.toMatchObject({
      code: 'accounts.invite_open',
    })
    const toMember = sendInvite(await actor(manager), wanted({ email: 'desk@example.com' }))
    await expect(toMember).rejects.toMatchObject({ code: 'accounts.member_already' })
    const foreign = await withTransaction((tx) => insertFacility(tx))
    for (const by of [manager, desk]) {
      const toForeign = sendInvite(await actor(by), wanted({ facilityIds: [facilityId, foreign] }))
      await expect(toForeign).rejects.toMatchObject({ kind: 'not_found' })
    }
  })

  it('sent again has a new link and new days, and of two managers the second is told', async () => {
    const { id, token } = await invited()
    const mark = inviteMark(await inviteRow(id))
    setClock(now() + 15 * day)
    expect(await findInvitation(token, 'en-US')).toMatchObject({ status: 'expired', isOpen: false, note: null })
    const [one, two] = [await actor(manager), await actor(owner)]
    const results = await Promise.allSettled([resendInvite(one, id, mark), resendInvite(two, id, mark)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'accounts.team_changed', status: 409 },
    })
    expect(await findInvitation(token, 'en-US')).toBeNull()
    expect(await inviteRow(id)).toMatchObject({ status: 'sent', expiresAt: now() + 14 * day })
    await expect(revokeInvite(one, id, mark)).rejects.toMatchObject({ status: 409 })
  })

  it('taken back opens nothing any more', async () => {
    const { id, token } = await invited()
    await revokeInvite(await actor(owner), id, inviteMark(await inviteRow(id)))
    expect(await findInvitation(token, 'en-US')).toMatchObject({ status: 'revoked', isOpen: false })
    const tries = [openInvite(token), declineInvite(token), registerInvitee(token, person, from)]
    for (const attempt of tries) await expect(attempt).rejects.toMatchObject({ code: 'accounts.invite_ended' })
    expect(await db.select().from(users).where(eq(users.email, 'new@example.com'))).toEqual([])
  })

  it('is opened by a deed, not by a look, and told of once', async () => {
    const { id, token } = await invited()
    await findInvitation(token, 'en-US')
    expect((await inviteRow(id)).status).toBe('sent')
    await openInvite(token)
    await openInvite(token)
    expect((await inviteRow(id)).status).toBe('opened')
    expect(await actions()).toEqual(['accounts.invite_send', 'accounts.invite_open'])
    await declineInvite(token)
    await expect(openInvite(token)).rejects.toMatchObject({ code: 'accounts.invite_ended' })
    expect((await inviteRow(id)).status).toBe('declined')
  })

  it('runs out by the chore, once, at its instant', async () => {
    const { id } = await invited()
    const answered = await invited({ email: 'other@example.com' }, 'ZyXwVuTsRqPoNmLkJiHgFe')
    await declineInvite(answered.token)
    setClock(now() + 14 * day - 1)
    expect(await expireInvites()).toBe(0)
    setClock(now() + 1)
    expect([await expireInvites(), await expireInvites()]).toEqual([1, 0])
    expect([(await inviteRow(id)).status, (await inviteRow(answered.id)).status]).toEqual(['expired', 'declined'])
  })
})

describe('joining', () => {
  it('by an account takes the address of the invite', async () => {
    const { id, token } = await invited()
    const [right, wrong] = await withTransaction(async (tx) => [
      await insertUser(tx, { email: 'new@example.com' }),
      await insertUser(tx),
    ])
    await expect(acceptInvite(await actor(wrong!), token)).rejects.toMatchObject({ kind: 'forbidden' })
    await acceptInvite(await actor(right!), token)
    expect(await seatOf(right!)).toMatchObject({ role: 'front_desk', status: 'active' })
    expect(await inviteRow(id)).toMatchObject({ status: 'accepted', acceptedById: right })
    await expect(acceptInvite(await actor(right!), token)).rejects.toMatchObject({ code: 'accounts.invite_ended' })
  })

  it('anew opens an account, a seat and a session at once', async () => {
    const { token } = await invited({ role: 'clinician' })
    const session = await registerInvitee(token, { ...person, npi: '1234567893' }, from)
    const row = await findSessionByToken(session)
    const joined = (await findActorIn('provider', row!, 'en-US'))!
    expect(joined).toMatchObject({ email: 'new@example.com', seats: [{ facilityId, role: 'clinician', tier: 3 }] })
    const [user] = await db.select().from(users).where(eq(users.id, joined.userId))
    expect(user).toMatchObject({ status: 'active', scopes: ['provider'], emailVerifiedAt: now(), isDemo: false })
    // A number that anybody can look up gives nobody a profile.
    expect(joined.providerId).toBeNull()
    expect(await db.select().from(changeRequests)).toMatchObject([{ kind: 'new_doctor', targetId: '1234567893' }])
    await expect(registerInvitee(token, person, from)).rejects.toMatchObject({ kind: 'conflict' })
  })

  it('anew is refused where there is an account, and the invite still waits', async () => {
    const { id, token } = await invited()
    await withTransaction((tx) => insertUser(tx, { email: 'new@example.com' }))
    const attempt = registerInvitee(token, person, from)
    await expect(attempt).rejects.toMatchObject({ code: 'accounts.invite_account_known' })
    expect((await inviteRow(id)).status).toBe('sent')
  })

  it('leaves a suspended seat suspended', async () => {
    const other = await withTransaction((tx) => insertFacility(tx))
    await withTransaction((tx) => insertSeat(tx, { userId: manager, facilityId: other, role: 'manager' }))
    await withTransaction((tx) =>
      tx.update(teamMembers).set({ status: 'suspended' }).where(eq(teamMembers.userId, desk)),
    )
    await withTransaction((tx) => insertProvider(tx, { tier: 2, practices: [{ facilityId: other }] }))
    const { token } = await invited({ email: 'desk@example.com', role: 'manager', facilityIds: [facilityId, other] })
    await acceptInvite(await actor(desk), token)
    expect(await seatOf(desk)).toMatchObject({ role: 'front_desk', status: 'suspended' })
    expect(await seatOf(desk, other)).toMatchObject({ role: 'manager', status: 'active' })
  })

  it('ends at the last seat: of two who accept at once one gets it', async () => {
    const links = ['AbCdEfGhIjKlMnOpQrStUv', 'BbCdEfGhIjKlMnOpQrStUv'] as const
    await invited({ email: 'one@example.com' }, links[0])
    await invited({ email: 'two@example.com' }, links[1])
    // The practice goes down to a tier of three seats and lets one person go: one is free, two were promised one.
    await changeMemberStatus(await actor(owner), 'let_go', { seatId: (await seatOf(desk)).id, version: 1 })
    await lowerTier()
    const [one, two] = await withTransaction(async (tx) => [
      await insertUser(tx, { email: 'one@example.com' }),
      await insertUser(tx, { email: 'two@example.com' }),
    ])
    const [a, b] = [await actor(one!), await actor(two!)]
    const results = await Promise.allSettled([acceptInvite(a, links[0]), acceptInvite(b, links[1])])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'accounts.seats_full' },
    })
    const held = await db.select().from(teamMembers).where(eq(teamMembers.status, 'active'))
    expect(held).toHaveLength(3)
    const statuses = (await db.select().from(invites)).map(({ status }) => status).sort()
    expect(statuses).toEqual(['accepted', 'sent'])
  })

  it('is not promised beyond the seats of the tier', async () => {
    await lowerTier()
    await expect(invited()).rejects.toMatchObject({ code: 'accounts.seats_full', params: { limit: 3 } })
    const team = await listTeam(await actor(owner), 'en-US')
    expect(team.facilities).toMatchObject([{ seats: { taken: 3, invited: 0, limit: 3 }, canManage: true }])
  })
})

describe('the seats of a practice', () => {
  it('are taken once by a person, however many of its places they are invited to', async () => {
    const other = await withTransaction(async (tx) => {
      const id = await insertFacility(tx)
      await insertProvider(tx, { tier: 3, practices: [{ facilityId: id }] })
      await insertSeat(tx, { userId: owner, facilityId: id, role: 'owner' })
      await insertSeat(tx, { userId: manager, facilityId: id, role: 'manager' })
      return id
    })
    await invited({ email: 'desk@example.com', facilityIds: [other] })
    await invited({ facilityIds: [other] }, 'ZyXwVuTsRqPoNmLkJiHgFe')
    const { facilities } = await listTeam(await actor(owner), 'en-US')
    expect(facilities.map(({ seats }) => [seats.taken, seats.invited])).toEqual([
      [3, 1],
      [3, 1],
    ])
  })

  it('are free again at the instant at which an invite runs out, before any chore has noted it', async () => {
    await invited()
    const invitedNow = async () => (await listTeam(await actor(owner), 'en-US')).facilities[0]!.seats.invited
    setClock(now() + 14 * day - 1)
    expect(await invitedNow()).toBe(1)
    setClock(now() + 1)
    expect(await invitedNow()).toBe(0)
  })
})

async function lowerTier() {
  await withTransaction((tx) => tx.update(providers).set({ tier: 2 }).where(eq(providers.userId, owner)))
}

describe('a member', () => {
  it('loses every session with a change of role, is told, and the second of two managers gets 409', async () => {
    const session = await begin(desk)
    const { id, version } = await seatOf(desk)
    const change = async (by: string, role: 'biller' | 'viewer') =>
      changeSeats(await actor(by), id, [{ facilityId, role, version }])
    const results = await Promise.allSettled([change(manager, 'biller'), change(owner, 'viewer')])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } })
    expect(await isLiving(session)).toBe(false)
    const told = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'team_role_changed'))
    expect(told).toMatchObject([{ subjectId: desk }])
    const ended = await db.select().from(sessions).where(eq(sessions.userId, desk))
    expect(ended).toMatchObject([{ revokedReason: 'role_change' }])
  })

  it('keeps the session when nothing changes', async () => {
    const session = await begin(desk)
    const same = [{ facilityId, role: 'front_desk', version: 1 }] as const
    expect(await changeSeats(await actor(manager), (await seatOf(desk)).id, same)).toBe(false)
    expect(await isLiving(session)).toBe(true)
  })

  it('is suspended, taken back and let go; what is open goes to the owner', async () => {
    const { id } = await seatOf(desk)
    const by = await actor(manager)
    const step = (deed: 'suspend' | 'reinstate' | 'let_go', version: number) =>
      changeMemberStatus(by, deed, { seatId: id, version })
    await withTransaction((tx) =>
      submitChange(tx, {
        ...{ kind: 'update_facility', targetType: 'facility', targetId: facilityId, field: 'phone', locale: 'en-US' },
        submitter: { userId: desk },
        before: {},
        after: {},
      }),
    )
    const session = await begin(desk)
    await step('suspend', 1)
    expect(await isLiving(session)).toBe(false)
    expect((await actor(desk)).seats).toEqual([])
    await expect(step('suspend', 2)).rejects.toMatchObject({ status: 409 })
    await expect(step('reinstate', 1)).rejects.toMatchObject({ status: 409 })
    await step('reinstate', 2)
    expect((await actor(desk)).seats).toHaveLength(1)
    await step('let_go', 3)
    expect(await seatOf(desk)).toMatchObject({ status: 'left', version: 4 })
    expect(await db.select().from(changeRequests)).toMatchObject([{ submitterId: owner, status: 'submitted' }])
    const living = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, desk), isNull(sessions.revokedAt)))
    expect(living).toEqual([])
    expect((await actions()).filter((action) => action.startsWith('accounts.member'))).toEqual([
      'accounts.member_suspend',
      'accounts.member_reinstate',
      'accounts.member_leave',
    ])
  })

  it('who leaves one place keeps the invites to another; those to this one are the owner’s', async () => {
    const other = await withTransaction(async (tx) => {
      const id = await insertFacility(tx)
      await insertProvider(tx, { tier: 3, practices: [{ facilityId: id }] })
      await insertSeat(tx, { userId: manager, facilityId: id, role: 'manager' })
      return id
    })
    const here = await invited()
    const there = await invited({ facilityIds: [other] }, 'ZyXwVuTsRqPoNmLkJiHgFe')
    await changeMemberStatus(await actor(owner), 'let_go', { seatId: (await seatOf(manager)).id, version: 1 })
    expect((await inviteRow(here.id)).inviterId).toBe(owner)
    expect((await inviteRow(there.id)).inviterId).toBe(manager)
  })

  it('comes back in the role of a new invite', async () => {
    await changeMemberStatus(await actor(owner), 'let_go', { seatId: (await seatOf(desk)).id, version: 1 })
    const { token } = await invited({ email: 'desk@example.com', role: 'viewer' })
    await acceptInvite(await actor(desk), token)
    expect(await seatOf(desk)).toMatchObject({ role: 'viewer', status: 'active', version: 3 })
  })

  it('is nobody’s to change who has no right: themselves, the owner, another place', async () => {
    const seatIds = {
      owner: (await seatOf(owner)).id,
      manager: (await seatOf(manager)).id,
      desk: (await seatOf(desk)).id,
    }
    const viewer = [{ facilityId, role: 'viewer', version: 1 }] as const
    const attempt = async (by: string, seatId: string) => changeSeats(await actor(by), seatId, viewer)
    await expect(attempt(manager, seatIds.manager)).rejects.toMatchObject({ code: 'accounts.own_seat' })
    await expect(attempt(manager, seatIds.owner)).rejects.toMatchObject({ code: 'accounts.owner_seat' })
    await expect(attempt(desk, seatIds.manager)).rejects.toMatchObject({ kind: 'forbidden' })
    const letGo = changeMemberStatus(await actor(manager), 'let_go', { seatId: seatIds.owner, version: 1 })
    await expect(letGo).rejects.toMatchObject({ code: 'accounts.owner_seat' })
    const stranger = await withTransaction(async (tx) => {
      const userId = await insertUser(tx)
      await insertSeat(tx, { userId, facilityId: await insertFacility(tx), role: 'owner' })
      return userId
    })
    await expect(attempt(stranger, seatIds.desk)).rejects.toMatchObject({ kind: 'not_found' })
    const foreign = await withTransaction((tx) => insertFacility(tx))
    const elsewhere = [{ facilityId: foreign, role: 'viewer', version: 0 }] as const
    const atForeign = changeSeats(await actor(manager), seatIds.desk, elsewhere)
    await expect(atForeign).rejects.toMatchObject({ kind: 'not_found' })
  })
})

describe('a place', () => {
  it('passes to an active member with the owner’s password; there is always one owner', async () => {
    const by = await actor(owner)
    const { id } = await seatOf(manager)
    const give = (password: string, version = 1) => transferOwnership(by, { seatId: id, version, password })
    expect(await give('not-the-password')).toMatchObject({ status: 'refused', code: 'PASSWORD_CHANGE_FAILED' })
    await expect(give(testPassword, 7)).rejects.toMatchObject({ status: 409 })
    const session = await begin(manager)
    const result = await give(testPassword)
    expect(result.status).toBe('done')
    expect(await findSessionByToken((result as { token: string }).token)).toMatchObject({ userId: owner })
    expect(await isLiving(session)).toBe(false)
    const owners = await db.select().from(teamMembers).where(eq(teamMembers.role, 'owner'))
    expect(owners).toMatchObject([{ userId: manager, status: 'active' }])
    expect(await seatOf(owner)).toMatchObject({ role: 'manager' })
  })

  it('passes on however often the right password was typed before', async () => {
    const by = await actor(owner)
    const { id: seatId } = await seatOf(manager)
    const give = (version: number) => transferOwnership(by, { seatId, version, password: testPassword })
    for (let stale = 0; stale < 6; stale++) await expect(give(7)).rejects.toMatchObject({ status: 409 })
    expect(await give(1)).toMatchObject({ status: 'done' })
  })

  it('is no manager’s to give, and nobody gets it who is suspended', async () => {
    const given = { seatId: (await seatOf(desk)).id, version: 1, password: testPassword }
    await expect(transferOwnership(await actor(manager), given)).rejects.toMatchObject({ kind: 'forbidden' })
    await changeMemberStatus(await actor(manager), 'suspend', given)
    await expect(transferOwnership(await actor(owner), { ...given, version: 2 })).rejects.toMatchObject({ status: 409 })
  })
})
