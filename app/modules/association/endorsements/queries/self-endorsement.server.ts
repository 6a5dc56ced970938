import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { providers } from '#drizzle/schema/directory.ts'

type Asked = Readonly<{ associationId: string; providerId: string; userId: string }>

/**
 * Whether somebody would endorse themselves: who proposes owns the profile or is the member whom it belongs to, or nobody manages the association but
 * the doctor.
 */
export async function isSelfEndorsed(reader: Reader, { associationId, providerId, userId }: Asked): Promise<boolean> {
  const [doctor] = await reader.select({ userId: providers.userId }).from(providers).where(eq(providers.id, providerId))
  const managers = await reader
    .select({ userId: associationMembers.userId, providerId: associationMembers.providerId })
    .from(associationMembers)
    .where(
      and(
        eq(associationMembers.associationId, associationId),
        eq(associationMembers.status, 'active'),
        inArray(associationMembers.role, ['owner', 'admin']),
      ),
    )
  const isDoctor = (manager: (typeof managers)[number]) =>
    manager.providerId === providerId || (manager.userId !== null && manager.userId === doctor?.userId)
  const isProposer = doctor?.userId === userId || managers.some((each) => each.userId === userId && isDoctor(each))
  return isProposer || managers.every(isDoctor)
}
