import { and, eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'

/** An active member by number, address or name, in this order; null for nobody, or several of one name. */
async function findNamed(associationId: string, typed: string, reader: Reader): Promise<string | null> {
  const { id, email, name, number, status } = associationMembers
  const isOwn = and(eq(associationMembers.associationId, associationId), eq(status, 'active'))
  for (const is of [eq(number, typed), eq(email, typed.toLowerCase()), eq(name, typed)]) {
    const found = await reader.select({ id }).from(associationMembers).where(and(isOwn, is)).limit(2)
    if (found.length > 0) return found.length === 1 ? found[0]!.id : null
  }
  return null
}

/**
 * Members as somebody has typed them.
 * @throws DomainError invalid `announcement.no_member` for what is nobody's, or of several
 */
export async function listNamed(associationId: string, named: readonly string[], reader: Reader = db) {
  const found: string[] = []
  for (const typed of named) {
    const id = await findNamed(associationId, typed, reader)
    if (id === null) throw new DomainError('invalid', 'announcement.no_member', { name: typed })
    found.push(id)
  }
  return [...new Set(found)]
}
