import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { featureFlags } from '#drizzle/schema/administration.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { insertUser, signedIn } from './accounts.ts'

type AssociationRow = typeof associations.$inferInsert
type MemberRow = typeof associationMembers.$inferInsert

let serial = 0

/** Turns the area on or off, as an administrator does. */
export async function switchAssociations(isOn: boolean): Promise<void> {
  const flag = { isOn, updatedAt: now() }
  await withTransaction((tx) =>
    tx
      .insert(featureFlags)
      .values({ id: 'associations', ...flag })
      .onConflictDoUpdate({ target: featureFlags.id, set: flag }),
  )
}

/** An approved association that says everything of itself; answers its id. */
export async function insertAssociation(tx: Transaction, overrides: Partial<AssociationRow> = {}): Promise<string> {
  const id = overrides.id ?? newId()
  const name = { 'zh-Hans': '某医师会', 'zh-Hant': '某醫師會', 'en-US': 'Some Physicians' }
  await tx.insert(associations).values({
    ...{ id, slug: `association-${++serial}`, name, kind: 'professional', status: 'approved' },
    about: { 'zh-Hans': '我们办讲座。', 'zh-Hant': '我們辦講座。', 'en-US': 'We hold talks.' },
    ...{ contactEmail: 'hello@example.com', contactPhone: null, website: null, address: null },
    ...{ joinRule: 'approve', duesCents: 0, isDemo: false, version: 1, createdAt: now(), updatedAt: now() },
    ...overrides,
  })
  return id
}

/** An active member without an account; answers the id. */
export async function insertMember(
  tx: Transaction,
  member: { associationId: string } & Partial<MemberRow>,
): Promise<string> {
  const id = member.id ?? newId()
  await tx.insert(associationMembers).values({
    ...{ id, name: `Member ${++serial}`, role: 'member', status: 'active', isPublic: false, version: 1 },
    ...{ createdAt: now(), updatedAt: now() },
    ...member,
  })
  return id
}

/** How the page of a member is reached by somebody who manages the association. */
export async function managedMember() {
  const { associationId, member } = await withTransaction(async (tx) => {
    const made = await insertAssociation(tx)
    return { associationId: made, member: await insertMember(tx, { associationId: made }) }
  })
  return { params: { member }, headers: await associationManager({ associationIds: [associationId] }) }
}

/** Headers of a browser in which somebody has just signed in who owns an association, a new one unless it is named. */
export async function associationManager(
  given: { associationIds?: readonly string[]; role?: 'owner' | 'admin' | 'officer' } = {},
): Promise<Record<string, string>> {
  const userId = await withTransaction(async (tx) => {
    const made = await insertUser(tx, { scopes: ['association'] })
    const ids = given.associationIds ?? [await insertAssociation(tx)]
    for (const associationId of ids)
      await insertMember(tx, { associationId, userId: made, role: given.role ?? 'owner' })
    return made
  })
  return signedIn(userId, { scope: 'association' })
}

/** A new association and the actor of somebody who manages it. */
export async function managedAssociation(
  role: 'owner' | 'admin' = 'owner',
  overrides: Partial<AssociationRow> = {},
): Promise<{ associationId: string; memberId: string; actor: AssociationActor }> {
  return withTransaction(async (tx) => {
    const associationId = await insertAssociation(tx, overrides)
    const userId = await insertUser(tx, { scopes: ['association'] })
    const memberId = await insertMember(tx, { associationId, userId, role })
    const actor: AssociationActor = {
      ...{ scope: 'association', userId, sessionId: newId(), locale: 'en-US', name: 'Lan Ding' },
      ...{ email: 'lan@example.com', requiresPasswordChange: false },
      associations: [{ id: associationId, role, isApproved: true }],
    }
    return { associationId, memberId, actor }
  })
}
