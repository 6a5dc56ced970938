import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import type { AdminActor } from '#app/core/actor.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { getProviderProfile, resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import { savePart } from '#app/modules/practice/profile/commands/save-part.server.ts'
import { openRequest } from '#app/modules/review/queries/open-request.server.ts'
import { findStanding, seenMark } from '#app/modules/review/queries/standing-values.server.ts'
import { auditEvents, changeRequests, facilities, messageOutbox, providers } from '#drizzle/schema/index.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { actorOf, insertUser } from './accounts.ts'
import { insertFacility, insertProvider, insertSpecialty } from './directory.ts'
import { insertRequest, insertReviewer, insertReviewReference } from './review.ts'

export const bio = (hans: string, hant = hans, en = 'I treat adults and teens.') => ({
  'zh-Hans': hans,
  'zh-Hant': hant,
  'en-US': en,
})
export const former = bio('原来的简介，看成人内科。')
export const wanted = bio('新的简介，看成人和老人。')
/** Of the test that runs now. */
export let reviewer: AdminActor
export let doctor: ReturnType<typeof actorOf>

/** Gives every test of a file a database with a doctor at a facility, and somebody who reviews what they ask for. */
export function useReviewedDoctor(): void {
  useDatabase()
  beforeEach(async () => {
    await insertReviewReference()
    reviewer = await insertReviewer()
    const userId = await withTransaction(async (tx) => {
      await insertSpecialty(tx, { id: 'dentistry' })
      await insertFacility(tx, { id: 'f1', phone: '+12125550101', email: 'old@example.com' })
      const userId = await insertUser(tx, { locale: 'en-US' })
      const practices = [{ facilityId: 'f1', isPrimary: true }]
      await insertProvider(tx, {
        id: 'p1',
        slug: 'ann-lee',
        specialties: ['dentistry'],
        userId,
        bio: former,
        practices,
      })
      return userId
    })
    doctor = actorOf({ userId, providerId: 'p1', seats: [], locale: 'en-US' })
  })
}

export const requests = () => db.select().from(changeRequests)
export const request = async (id: string) => (await requests()).find((each) => each.id === id)!
export const provider = async () => (await db.select().from(providers).where(eq(providers.id, 'p1')))[0]!
export const facility = async () => (await db.select().from(facilities).where(eq(facilities.id, 'f1')))[0]!
export const told = async () =>
  (await db.select().from(messageOutbox)).map(({ template, locale }) => [template, locale])
export const audited = async () => (await db.select().from(auditEvents)).map(({ action }) => action)
export const seen = async (id: string) => {
  const row = await openRequest(db, reviewer, id)
  return seenMark(row, (await findStanding(db, row))!)
}
export const shownBio = async () =>
  (await getProviderProfile((await resolveProvider('ann-lee')).provider!, 'zh-Hans')).bio

export async function askForBio(): Promise<string> {
  await savePart(doctor, { part: 'bio', values: wanted }, (await provider()).version)
  return (await requests()).find(({ status }) => status === 'submitted')!.id
}

export const phoneRequest = (overrides: Parameters<typeof insertRequest>[1] = {}) =>
  withTransaction((tx) =>
    insertRequest(tx, {
      ...{ targetId: 'f1', submitterId: doctor.userId, before: { phone: '+12125550101' } },
      ...{ after: { phone: '+12125550177' }, ...overrides },
    }),
  )
