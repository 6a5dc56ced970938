import { eq, ne } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { registerInvitee } from '#app/modules/accounts/team/commands/register-invitee.server.ts'
import { changeRequests, facilities, invites, providerFacilities, providers, users } from '#drizzle/schema/index.ts'
import { insertSeat, insertUser } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider, insertSpecialty } from '#tests/factories/directory.ts'
import { insertReviewer, insertReviewReference } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findEvidence } from '../queries/registration-evidence.server.ts'
import { openRequest } from '../queries/open-request.server.ts'
import { findStanding, seenMark } from '../queries/standing-values.server.ts'
import { approveRequest } from './decide-request.server.ts'

useDatabase()

const npi = '1234567893'
const token = 'the-token-of-an-invite'
let reviewer: AdminActor
let inviterId = ''

beforeEach(async () => {
  await insertReviewReference()
  reviewer = await insertReviewer()
  inviterId = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'dentistry' })
    for (const id of ['f1', 'f2', 'shut']) await insertFacility(tx, { id, nameEn: `Clinic ${id}` })
    await tx.update(facilities).set({ status: 'closed' }).where(eq(facilities.id, 'shut'))
    const owner = await insertUser(tx, { firstName: 'Ann', lastName: 'Lee' })
    for (const facilityId of ['f1', 'f2', 'shut']) await insertSeat(tx, { userId: owner, facilityId, role: 'owner' })
    const practices = ['f1', 'f2', 'shut'].map((facilityId) => ({ facilityId }))
    await insertProvider(tx, { id: 'boss', userId: owner, tier: 4, specialties: ['dentistry'], practices })
    return owner
  })
})

/** Profiles but that of whoever invites. */
const profiles = () => db.select().from(providers).where(ne(providers.id, 'boss'))

/** A clinician who has come by an invite, and what they have asked for by it. */
async function joined(specialty = 'dentistry'): Promise<string> {
  await withTransaction((tx) =>
    tx.insert(invites).values({
      ...{ id: newId(), tokenHash: tokenHash(token), facilityIds: ['f1', 'f2', 'shut'], email: 'new@example.com' },
      ...{ role: 'clinician', locale: 'en-US', note: null, inviterId, status: 'sent', acceptedById: null },
      ...{ expiresAt: now() + 1e9, createdAt: now(), updatedAt: now() },
    }),
  )
  const person = { firstName: 'Mei', lastName: 'Lin', nameZh: '林梅', npi, specialty }
  await registerInvitee(
    token,
    { ...person, password: 'winter-plum-orchard', terms: 'on' },
    { locale: 'en-US', network: '203.0.113.1', userAgent: 'test' },
  )
  return (await db.select().from(changeRequests))[0]!.id
}

async function approve(id: string) {
  const row = await openRequest(db, reviewer, id)
  return approveRequest(reviewer, id, { seen: seenMark(row, (await findStanding(db, row))!), leads: [] })
}

it('an invited clinician whom the directory does not know gets a profile at the clinics that have invited them', async () => {
  const id = await joined()
  const request = await openRequest(db, reviewer, id)
  expect((await findEvidence(request, 'en-US')).stated).toMatchObject({
    ...{ name: 'Mei Lin 林梅', evidence: '', specialty: expect.any(String) },
    invitedBy: { name: expect.any(String), clinics: expect.arrayContaining(['Clinic f1', 'Clinic f2']) },
  })
  await approve(id)
  const [profile] = await profiles()
  const [user] = await db.select().from(users).where(eq(users.email, 'new@example.com'))
  expect(profile).toMatchObject({ npi, userId: user!.id, status: 'listed', isProfileComplete: false })
  const isTheirs = ne(providerFacilities.providerId, 'boss')
  const places = await db.select().from(providerFacilities).where(isTheirs)
  expect(places.map(({ facilityId, role }) => [facilityId, role]).toSorted()).toEqual([
    ['f1', 'associate'],
    ['f2', 'associate'],
  ])
})

it('and one whom it knows gets the profile that there is', async () => {
  await withTransaction((tx) => insertProvider(tx, { id: 'known', npi, specialties: ['dentistry'] }))
  await approve(await joined())
  const [profile] = await profiles()
  expect(profile).toMatchObject({ id: 'known', isProfileComplete: false })
  expect(profile!.userId).not.toBeNull()
})

it('an invite that somebody else has accepted proves nothing', async () => {
  const id = await joined()
  await withTransaction((tx) => tx.update(invites).set({ acceptedById: inviterId }))
  await expect(approve(id)).rejects.toMatchObject({ code: 'review.no_evidence' })
  expect(await profiles()).toEqual([])
})
