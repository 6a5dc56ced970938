import { eq, sql } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { replaceAssociationFile } from '#app/modules/uploads/commands/replace-association-file.server.ts'
import { dropPhoto, keepPaper, type KeptFiles } from '#app/modules/uploads/photo-store.server.ts'
import type { PaperFile } from '#app/modules/uploads/read-document.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'

type Bylaws = Readonly<{ bylawsFor: 'everybody' | 'members' | null; bylawsOn: string | null }>
type Kept = Awaited<ReturnType<typeof keepPaper>>

/** @param kept the new file; undefined leaves the one that there is, null takes it away */
async function writeBylaws(
  tx: Transaction,
  actor: AssociationActor,
  columns: Bylaws,
  kept: Kept | null | undefined,
): Promise<KeptFiles[]> {
  const { id, name, bylawsOn } = await readChosen(actor, tx)
  if (kept === undefined && bylawsOn === null) throw new DomainError('conflict', 'association.stale')
  await tx
    .update(associations)
    .set({ ...columns, version: sql`${associations.version} + 1`, updatedAt: now() })
    .where(eq(associations.id, id))
  const of = { associationId: id, kind: 'bylaws', name } as const
  const gone = kept === undefined ? [] : await replaceAssociationFile(tx, of, kept)
  await recordAudit(tx, {
    actor: { type: 'user', id: actor.userId },
    action: 'association.profile_save',
    subject: { type: 'association', id },
    fields: ['bylaws'],
  })
  return gone
}

/**
 * Keeps the bylaws of the chosen association: another file, or who may read the one that there is and from which day it is.
 * @throws DomainError conflict `association.stale` without a file where none is kept
 */
export async function saveBylaws(actor: AssociationActor, columns: Bylaws, paper: PaperFile | null): Promise<void> {
  const kept = paper ? await keepPaper(paper) : undefined
  try {
    const gone = await withTransaction((tx) => writeBylaws(tx, actor, columns, kept))
    for (const files of gone) await dropPhoto(files)
  } catch (error) {
    if (kept) await dropPhoto(kept.variants)
    throw error
  }
}

/** Takes the bylaws of the chosen association away. */
export async function removeBylaws(actor: AssociationActor): Promise<void> {
  const gone = await withTransaction((tx) => writeBylaws(tx, actor, { bylawsFor: null, bylawsOn: null }, null))
  for (const files of gone) await dropPhoto(files)
}
