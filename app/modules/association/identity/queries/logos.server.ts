import { and, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { readKeptFile } from '#app/modules/uploads/file-store.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { media } from '#drizzle/schema/directory.ts'
import { type LogoPicture, logoPicture, parseLogoName } from '../logo-picture.ts'

const isLogo = and(eq(media.ownerType, 'association'), eq(media.kind, 'logo'), eq(media.state, 'approved'))

/** The logos of these associations, by their ids; those without one are missing. */
export async function findLogos(associationIds: readonly string[]): Promise<Map<string, LogoPicture>> {
  const rows = await db
    .select({ id: media.id, ownerId: media.ownerId })
    .from(media)
    .where(and(isLogo, inArray(media.ownerId, [...associationIds])))
  return new Map(rows.map(({ id, ownerId }) => [ownerId, logoPicture(id)]))
}

/** A logo by the last part of its address, with whose it is; null for what is none. */
export async function findLogoFile(name: string) {
  const wanted = parseLogoName(name)
  if (!wanted) return null
  const [row] = await db
    .select({ mime: media.mime, variants: media.variants, association: associations.id, status: associations.status })
    .from(media)
    .innerJoin(associations, eq(associations.id, media.ownerId))
    .where(and(isLogo, eq(media.id, wanted.id)))
  const bytes = row && (await readKeptFile(row.variants[wanted.size]))
  if (!bytes) return null
  return { mime: row.mime, associationId: row.association, isPublic: row.status === 'approved', bytes }
}
