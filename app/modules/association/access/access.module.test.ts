import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AssociationActor } from '#app/core/actor.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { settleAssociation } from '#app/modules/association/commands/settle-association.server.ts'
import { changeRole } from '#app/modules/association/members/commands/save-member.server.ts'
import { settleMember } from '#app/modules/association/members/commands/settle-member.server.ts'
import { paths } from '#app/paths.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { associationInvitations } from '#drizzle/schema/association/access.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { invite, linksTo, tokenTo } from '#tests/factories/access.ts'
import { insertUser } from '#tests/factories/accounts.ts'
import { insertMember, managedAssociation } from '#tests/factories/associations.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { acceptHandover, declineHandover } from './commands/answer-handover.server.ts'
import { acceptAsOfficer, acceptInvitation, declineInvitation } from './commands/answer-invitation.server.ts'
import { changeAccess } from './commands/change-access.server.ts'
import { resendInvitation, revokeInvitation } from './commands/change-invitation.server.ts'
import { offerHandover, revokeHandover } from './commands/offer-handover.server.ts'
import { pruneInvitations } from './commands/prune-invitations.server.ts'
import { registerInvited } from './commands/register-invited.server.ts'
import { findOffered, listOffersTo } from './queries/handovers.server.ts'
import { listPeople } from './queries/people.server.ts'

useDatabase()

beforeEach(() => setClock(Date.parse('2026-10-20T14:00:00Z')))
afterEach(() => setClock(null))

const email = 'mei@example.com'
const person = { firstName: 'Mei', lastName: 'Lin', password: 'plum-rain-lantern-71' }
const origin = { locale: 'zh-Hant', network: '203.0.113.9', userAgent: null } as const

const account = (overrides: Partial<typeof users.$inferInsert> = {}) =>
  withTransaction((tx) => insertUser(tx, { email, scopes: ['association'], ...overrides }))

const insert = (member: Parameters<typeof insertMember>[1]) => withTransaction((tx) => insertMember(tx, member))

const read = async (id: string) => (await db.select().from(associationMembers).where(eq(associationMembers.id, id)))[0]!

const byEmail = (associationId: string) =>
  db
    .select()
    .from(associationMembers)
    .where(and(eq(associationMembers.associationId, associationId), eq(associationMembers.email, email)))

const settle = (associationId: string, step: 'suspend' | 'reinstate' | 'close') =>
  withTransaction((tx) => settleAssociation(tx, { userId: 'admin', associationId, step }))

const invitations = () => db.select().from(associationInvitations)

const actions = async () =>
  (await db.select({ action: auditEvents.action }).from(auditEvents)).map(({ action }) => action)

it('forgets whom it invited 90 days after the end, and what opened it, and nothing before', async () => {
  const { actor } = await managedAssociation()
  const declined = await invite(actor)
  await declineInvitation(declined)
  await invite(actor, { email: 'waits@example.com' })
  const at = now()
  setClock(at + 89 * dayMs)
  expect(await pruneInvitations()).toBe(0)
  setClock(at + 91 * dayMs)
  expect(await pruneInvitations()).toBe(1)
  expect((await invitations()).map((row) => row.email)).toEqual(['waits@example.com'])
  expect(await findActionLink(declined)).toBeNull()
  // Nobody answered the other one, whose time ran out after 14 days.
  setClock(at + 105 * dayMs)
  expect([await pruneInvitations(), await pruneInvitations()]).toEqual([1, 0])
  expect((await actions()).filter((action) => action === 'association.invitation_forget')).toHaveLength(2)
})

describe('an invitation', () => {
  it('is accepted by a new account, whose link works once and is kept as a hash', async () => {
    const { associationId, actor } = await managedAssociation()
    const token = await invite(actor)
    expect(JSON.stringify(await invitations())).not.toContain(token)
    await registerInvited(token, person, origin)
    const [member] = await byEmail(associationId)
    const [user] = await db.select().from(users).where(eq(users.id, member!.userId!))
    expect(member).toMatchObject({ role: 'admin', status: 'active', name: '林梅', joinedOn: '2026-10-20' })
    expect(user).toMatchObject({ email, scopes: ['association'], status: 'active', emailVerifiedAt: now() })
    await expect(registerInvited(token, person, origin)).rejects.toThrow('association.invitation_ended')
    await expect(acceptInvitation({ userId: user!.id }, token)).rejects.toThrow('association.invitation_ended')
    expect(await actions()).toEqual(
      expect.arrayContaining(['association.invitation_send', 'association.invitation_accept']),
    )
  })

  it('is accepted once by two browsers at the same moment', async () => {
    const { associationId, actor } = await managedAssociation()
    const token = await invite(actor)
    const userId = await account()
    const both = await Promise.allSettled([acceptInvitation({ userId }, token), acceptInvitation({ userId }, token)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await byEmail(associationId)).toHaveLength(1)
  })

  it('takes the account of its own address alone, and opens the area to one of another', async () => {
    const { associationId, actor } = await managedAssociation()
    const token = await invite(actor)
    const stranger = await account({ email: 'other@example.com' })
    await expect(acceptInvitation({ userId: stranger }, token)).rejects.toThrow('association.other_account')
    const doctor = await account({ scopes: ['provider'] })
    await expect(registerInvited(token, person, origin)).rejects.toThrow('association.account_known')
    await acceptInvitation({ userId: doctor }, token)
    expect(await byEmail(associationId)).toMatchObject([{ userId: doctor, role: 'admin' }])
    const [user] = await db.select().from(users).where(eq(users.id, doctor))
    expect(user?.scopes).toEqual(['provider', 'association'])
  })

  it('makes a member an officer without an account, and no admin', async () => {
    const { associationId, actor } = await managedAssociation()
    const memberId = await insert({ associationId, email })
    await expect(invite(actor).then(acceptAsOfficer)).rejects.toThrow('association.no_account')
    const [open] = await invitations()
    await revokeInvitation(actor, { shown: associationId, invitationId: open!.id, seen: 1 })
    await acceptAsOfficer(await invite(actor, { role: 'officer' }))
    expect(await read(memberId)).toMatchObject({ role: 'officer', userId: null, roleGivenAt: now() })
  })

  it('lowers nobody, takes back who had left, and is not for who is suspended', async () => {
    const { associationId, actor } = await managedAssociation()
    const userId = await account()
    const memberId = await insert({ associationId, userId, email, role: 'member', status: 'left' })
    const token = await invite(actor, { role: 'officer' })
    await acceptInvitation({ userId }, token)
    expect(await read(memberId)).toMatchObject({ role: 'officer', status: 'active' })
    await expect(invite(actor, { role: 'officer' })).rejects.toThrow('association.has_role')
    const higher = await invite(actor, { role: 'admin' })
    await settleMember(actor, { memberId, decision: 'suspend', note: 'x' })
    await expect(acceptInvitation({ userId }, higher)).rejects.toThrow('association.member_barred')
    await expect(invite(actor)).rejects.toThrow('association.member_barred')
  })

  it('is one an address, a form once, and ends the earlier link when it is sent again', async () => {
    const { associationId, actor } = await managedAssociation()
    const first = await invite(actor, { formKey: 'one' })
    await invite(actor, { formKey: 'one' })
    expect([await linksTo(email, 'association_invite'), await invitations()].map(({ length }) => length)).toEqual([
      1, 1,
    ])
    await expect(invite(actor)).rejects.toThrow('association.invited_already')
    const invitationId = (await invitations())[0]!.id
    const page = { shown: associationId, invitationId, seen: 1 }
    setClock(now() + 15 * dayMs)
    await expect(acceptAsOfficer(first)).rejects.toThrow('association.invitation_ended')
    await resendInvitation(actor, page)
    await expect(resendInvitation(actor, page)).rejects.toThrow('association.stale')
    await expect(declineInvitation(first)).rejects.toThrow('association.invitation_ended')
    const second = await tokenTo(email)
    expect((await findActionLink(second))?.state).toBe('valid')
    await declineInvitation(second)
    expect(await invitations()).toMatchObject([{ status: 'declined', openKey: null }])
  })

  it('tells whoever sent it once that it was declined, while they manage the association', async () => {
    const { actor } = await managedAssociation()
    const [{ email: inviter } = { email: '' }] = await db.select().from(users).where(eq(users.id, actor.userId))
    const told = () => linksTo(inviter, 'association_invite_declined')
    const token = await invite(actor)
    await Promise.allSettled([declineInvitation(token), declineInvitation(token)])
    expect(await told()).toEqual([expect.stringMatching(/\/association-management\/access$/)])
    await declineInvitation(await invite(actor, { email: 'two@example.com' }))
    expect(await told()).toHaveLength(2)
    const third = await invite(actor, { email: 'three@example.com' })
    await withTransaction((tx) =>
      tx.update(associationMembers).set({ role: 'member' }).where(eq(associationMembers.userId, actor.userId)),
    )
    await declineInvitation(third)
    expect(await told()).toHaveLength(2)
  })

  it('tells who has an account that it was taken back, in their language, and nobody else', async () => {
    const { associationId, actor } = await managedAssociation()
    await account({ locale: 'zh-Hant' })
    for (const to of [email, 'stranger@example.com']) {
      await invite(actor, { email: to })
      const [row] = await db.select().from(associationInvitations).where(eq(associationInvitations.email, to))
      await revokeInvitation(actor, { shown: associationId, invitationId: row!.id, seen: 1 })
    }
    const [{ slug } = { slug: '' }] = await db.select().from(associations)
    expect(await linksTo(email, 'association_invite_revoked')).toEqual([
      siteAddress(paths.association(slug), 'zh-Hant'),
    ])
    expect(await linksTo('stranger@example.com', 'association_invite_revoked')).toEqual([])
  })

  it('is nobody’s of another association, and ends with a suspension for good', async () => {
    const { associationId, actor } = await managedAssociation()
    const other = await managedAssociation()
    const token = await invite(actor)
    const invitationId = (await invitations())[0]!.id
    const foreign = { shown: other.associationId, invitationId, seen: 1 }
    await expect(revokeInvitation(other.actor, foreign)).rejects.toThrow('association.invitation_unknown')
    await settle(associationId, 'suspend')
    const userId = await account()
    await expect(acceptInvitation({ userId }, token)).rejects.toThrow('association.invitation_ended')
    await expect(invite(actor, { email: 'two@example.com' })).rejects.toThrow('association.not_now')
    await settle(associationId, 'reinstate')
    await expect(acceptInvitation({ userId }, token)).rejects.toThrow('association.invitation_ended')
    expect(await tokenTo(email)).toBe(token)
  })

  it('is sent while an association waits for its approval', async () => {
    const { associationId, actor } = await managedAssociation('owner', { status: 'pending' })
    await registerInvited(await invite(actor), person, origin)
    expect((await listPeople(associationId)).map(({ role }) => role)).toEqual(['owner', 'admin'])
  })
})

describe('who manages an association', () => {
  it('is changed by managers, told, and never put out by a slip or as the last owner', async () => {
    const { associationId, memberId, actor } = await managedAssociation()
    const userId = await account()
    const adminId = await insert({ associationId, userId, role: 'admin' })
    const admin: AssociationActor = { ...actor, userId, associations: [{ ...actor.associations[0]!, role: 'admin' }] }
    const down = { seen: 1, role: 'member', isSure: false } as const
    await expect(changeAccess(actor, { ...down, memberId })).rejects.toThrow('association.last_owner')
    await expect(changeAccess(admin, { ...down, memberId })).rejects.toThrow('association.owner_only')
    await expect(changeAccess(admin, { ...down, memberId: adminId })).rejects.toThrow('association.own_access')
    const kept = { seen: 1, role: 'member', office: null, isPublic: false } as const
    await expect(changeRole(admin, { ...kept, memberId: adminId })).rejects.toThrow('association.own_access')
    const owning = changeRole(actor, { ...kept, role: 'owner', memberId: adminId })
    await expect(owning).rejects.toThrow('association.owner_only')
    await changeAccess(admin, { ...down, memberId: adminId, isSure: true })
    expect(await read(adminId)).toMatchObject({ role: 'member', roleGivenAt: now() })
    expect(await linksTo(email, 'association_access_changed')).toHaveLength(1)
    await expect(changeAccess(actor, { ...down, role: 'admin', memberId: adminId })).rejects.toThrow('member_stale')
  })
})

describe('an association', () => {
  async function stage() {
    const { associationId, memberId, actor } = await managedAssociation()
    const userId = await account()
    const adminId = await insert({ associationId, userId, role: 'admin' })
    const associationsOf = [{ ...actor.associations[0]!, role: 'admin' as const }]
    const heir: AssociationActor = { ...actor, userId, associations: associationsOf }
    const slug = (await db.select().from(associations).where(eq(associations.id, associationId)))[0]!.slug
    const offer = async () => {
      await offerHandover(actor, associationId, adminId)
      return (await findOffered(associationId))!.handover.id
    }
    return { associationId, ownerId: memberId, adminId, actor, heir, slug, offer }
  }

  it('is handed over to an admin who agrees, and who owned it is an admin', async () => {
    const { associationId, ownerId, adminId, actor, heir, slug, offer } = await stage()
    const handoverId = await offer()
    expect(await offer()).toBe(handoverId)
    expect(await linksTo(email, 'handover_offered')).toHaveLength(1)
    expect(await read(adminId)).toMatchObject({ role: 'admin' })
    await expect(acceptHandover(actor, { handoverId, confirmation: slug })).rejects.toThrow('handover_unknown')
    await expect(acceptHandover(heir, { handoverId, confirmation: 'x' })).rejects.toThrow('slug_differs')
    const both = await Promise.allSettled([1, 2].map(() => acceptHandover(heir, { handoverId, confirmation: slug })))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect([(await read(adminId)).role, (await read(ownerId)).role]).toEqual(['owner', 'admin'])
    expect(await linksTo(email, 'handover_done')).toHaveLength(1)
    await expect(offerHandover(actor, associationId, adminId)).rejects.toThrow('association.owner_only')
    expect(await actions()).toEqual(
      expect.arrayContaining(['association.handover_offer', 'association.handover_accept']),
    )
  })

  it('stays with its owner when the offer is taken back, declined, or outlived by what it was about', async () => {
    const { associationId, adminId, actor, heir, slug, offer } = await stage()
    const accept = (handoverId: string) => acceptHandover(heir, { handoverId, confirmation: slug })
    const revoked = await offer()
    await revokeHandover(actor, associationId)
    await revokeHandover(actor, associationId)
    expect(await linksTo(email, 'handover_revoked')).toHaveLength(1)
    await expect(accept(revoked)).rejects.toThrow('association.handover_ended')
    const declined = await offer()
    await declineHandover(heir, declined)
    expect(await linksTo(email, 'handover_offered')).toHaveLength(2)
    const [{ email: owner } = { email: '' }] = await db.select().from(users).where(eq(users.id, actor.userId))
    expect(await linksTo(owner, 'handover_declined')).toHaveLength(1)
    await expect(accept(declined)).rejects.toThrow('association.handover_ended')
    const lapsed = await offer()
    setClock(now() + 15 * dayMs)
    await expect(accept(lapsed)).rejects.toThrow('association.handover_ended')
    const suspended = await offer()
    await settle(associationId, 'suspend')
    await settle(associationId, 'reinstate')
    await expect(accept(suspended)).rejects.toThrow('association.handover_ended')
    const demoted = await offer()
    await changeAccess(actor, { memberId: adminId, seen: 1, role: 'officer', isSure: false })
    await expect(accept(demoted)).rejects.toThrow('association.handover_ended')
    expect((await listPeople(associationId)).map(({ role }) => role)).toEqual(['owner', 'officer'])
    expect(await listOffersTo(heir)).toEqual([demoted])
  })

  it('is offered by its owner alone, to an admin alone', async () => {
    const { associationId, ownerId, heir, actor } = await stage()
    await expect(offerHandover(heir, associationId, ownerId)).rejects.toThrow('association.owner_only')
    const officer = await insert({ associationId, role: 'officer' })
    await expect(offerHandover(actor, associationId, officer)).rejects.toThrow('association.no_admin')
  })
})
