import { and, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { readKeptFile } from '#app/modules/uploads/file-store.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { media } from '#drizzle/schema/directory.ts'

const areBylaws = and(eq(media.ownerType, 'association'), eq(media.kind, 'bylaws'), eq(media.state, 'approved'))

type Association = Pick<typeof associations.$inferSelect, 'id' | 'bylawsFor' | 'bylawsOn'>

/** What is known of the bylaws of an association, without their text; null without any. */
export async function findBylaws({ id, bylawsFor, bylawsOn }: Association) {
  if (bylawsFor === null || bylawsOn === null) return null
  const [row] = await db
    .select({ bytes: media.bytes })
    .from(media)
    .where(and(areBylaws, eq(media.ownerId, id)))
  return row ? { bytes: row.bytes, on: bylawsOn, readers: bylawsFor } : null
}

export type KnownBylaws = NonNullable<Awaited<ReturnType<typeof findBylaws>>>

/** From which day the bylaws are that a member may read; null without any. */
export async function findBylawsDay(associationId: string): Promise<string | null> {
  const [row] = await db
    .select({ on: associations.bylawsOn })
    .from(associations)
    .where(eq(associations.id, associationId))
  return row?.on ?? null
}

type Asked = Readonly<{ slug: string; reader: 'everybody' | 'member' }>

/** The file of the bylaws of an approved association, as far as whoever asks may read it; null when they may not, and without any. */
export async function openBylaws({ slug, reader }: Asked): Promise<Buffer | null> {
  const [row] = await db
    .select({ variants: media.variants, bylawsFor: associations.bylawsFor })
    .from(associations)
    .innerJoin(media, and(areBylaws, eq(media.ownerId, associations.id)))
    .where(and(eq(associations.slug, slug), eq(associations.status, 'approved')))
  if (!row || (reader === 'everybody' && row.bylawsFor !== 'everybody')) return null
  return readKeptFile(row.variants.original)
}
