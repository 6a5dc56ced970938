import { and, asc, eq, ne, notInArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'

/** Associations that are open, apart from those named by their id, by address. */
export function listOpenAssociations(besides: readonly string[]) {
  const { id, slug, name, kind, joinRule, duesCents } = associations
  return db
    .select({ id, slug, name, kind, joinRule, duesCents })
    .from(associations)
    .where(and(eq(associations.status, 'approved'), besides.length > 0 ? notInArray(id, [...besides]) : ne(id, '')))
    .orderBy(asc(slug))
}
