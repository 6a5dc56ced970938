import { eq, sql } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { replaceAssociationFile } from '#app/modules/uploads/commands/replace-association-file.server.ts'
import { dropPhoto, keepPhoto, type KeptFiles, type KeptPhoto } from '#app/modules/uploads/photo-store.server.ts'
import type { Photo } from '#app/modules/uploads/read-photo.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'

/** Puts a logo in place of the one that there is, or none; pages that show it are made anew. @returns files that nothing names any more */
async function writeLogo(tx: Transaction, actor: AssociationActor, kept: KeptPhoto | null): Promise<KeptFiles[]> {
  const { id, name } = await readChosen(actor, tx)
  // The row of the association first: of two at once the second waits here.
  await tx
    .update(associations)
    .set({ version: sql`${associations.version} + 1`, updatedAt: now() })
    .where(eq(associations.id, id))
  const gone = await replaceAssociationFile(tx, { associationId: id, kind: 'logo', name }, kept)
  await recordAudit(tx, {
    actor: { type: 'user', id: actor.userId },
    action: 'association.profile_save',
    subject: { type: 'association', id },
    fields: ['logo'],
  })
  return gone
}

/** The logo of the chosen association from now on. Its files are written before the transaction and taken away when that fails. */
export async function saveLogo(actor: AssociationActor, logo: Photo): Promise<void> {
  const kept = await keepPhoto(logo)
  try {
    const gone = await withTransaction((tx) => writeLogo(tx, actor, kept))
    for (const files of gone) await dropPhoto(files)
  } catch (error) {
    await dropPhoto(kept.variants)
    throw error
  }
}

/** Takes the logo of the chosen association away; without one nothing happens but a line in the log. */
export async function removeLogo(actor: AssociationActor): Promise<void> {
  const gone = await withTransaction((tx) => writeLogo(tx, actor, null))
  for (const files of gone) await dropPhoto(files)
}
