import { and, desc, eq, ne } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { associationSlugs } from '#drizzle/schema/association/settings.ts'

/** Where an association is now whose old address somebody has; null for any other. */
export async function findMovedSlug(slug: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: associations.slug })
    .from(associationSlugs)
    .innerJoin(associations, eq(associations.id, associationSlugs.associationId))
    .where(and(eq(associationSlugs.slug, slug), eq(associations.status, 'approved')))
  return row?.slug ?? null
}

/** When an association last gave an address up; null where it never has. */
export async function lastSlugChange(associationId: string, reader: Reader = db): Promise<number | null> {
  const { createdAt, associationId: owner } = associationSlugs
  const [row] = await reader
    .select({ createdAt })
    .from(associationSlugs)
    .where(eq(owner, associationId))
    .orderBy(desc(createdAt))
    .limit(1)
  return row?.createdAt ?? null
}

/** The addresses that lead to where an association is now, the newest first. */
export async function listOldSlugs(associationId: string): Promise<string[]> {
  const { slug, createdAt, associationId: owner } = associationSlugs
  const rows = await db.select({ slug }).from(associationSlugs).where(eq(owner, associationId)).orderBy(desc(createdAt))
  return rows.map((row) => row.slug)
}

/** Whether another association has an address, or had it. */
export async function isSlugTaken(slug: string, associationId: string, reader: Reader): Promise<boolean> {
  const { id } = associations
  const [[has], [had]] = await Promise.all([
    reader
      .select({ id })
      .from(associations)
      .where(and(eq(associations.slug, slug), ne(id, associationId))),
    reader
      .select({ id: associationSlugs.id })
      .from(associationSlugs)
      .where(and(eq(associationSlugs.slug, slug), ne(associationSlugs.associationId, associationId))),
  ])
  return Boolean(has ?? had)
}
