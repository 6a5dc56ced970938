import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { addRevision } from '#app/modules/content/commands/add-revision.server.ts'
import { demandOf } from '#app/modules/content/commands/demand-permission.server.ts'
import { type LibraryKind, libraryFields } from '#app/modules/content/library/library-kinds.ts'
import { readLibraryText } from '#app/modules/content/library/queries/library-text.server.ts'
import { type LibraryRow, rowOfText } from '#app/modules/content/library/row-text.ts'
import { recordEdit } from '#app/modules/edits/commands/record-edit.server.ts'
import { findVersions } from '#app/modules/edits/queries/edits.server.ts'
import { findRevisionText } from '#app/modules/content/queries/revisions.server.ts'
import { type ContentText, faultsOf, tidyText } from '#app/modules/content/text-fields.ts'
import type { RevisionCause } from '#app/modules/content/text-kinds.ts'
import { saveSpecialtyGuide } from '#app/modules/directory/commands/save-specialty-guide.server.ts'
import {
  contentPages,
  i693Rules,
  imagingModalities,
  insuranceCards,
  insuranceTerms,
  labTests,
  medications,
} from '#drizzle/schema/content.ts'

type Write = (tx: Transaction, id: string, row: LibraryRow) => Promise<unknown>

const writers: Readonly<Record<LibraryKind, Write>> = {
  topic: async (tx, id, row) => tx.update(contentPages).set(row).where(eq(contentPages.id, id)),
  'lab-test': async (tx, id, row) => tx.update(labTests).set(row).where(eq(labTests.id, id)),
  medicine: async (tx, id, row) => tx.update(medications).set(row).where(eq(medications.id, id)),
  modality: async (tx, id, row) => tx.update(imagingModalities).set(row).where(eq(imagingModalities.id, id)),
  'insurance-card': async (tx, id, row) => tx.update(insuranceCards).set(row).where(eq(insuranceCards.id, id)),
  'insurance-term': async (tx, id, row) => tx.update(insuranceTerms).set(row).where(eq(insuranceTerms.id, id)),
  'exam-rule': async (tx, id, row) => tx.update(i693Rules).set(row).where(eq(i693Rules.id, id)),
  specialty: (tx, id, row) => saveSpecialtyGuide(tx, id, row),
}

/** The kinds of which reference data has a table too. */
const referenceNames: Partial<Record<LibraryKind, string>> = {
  specialty: 'specialties',
  'exam-rule': 'i693_rules',
  'lab-test': 'lab_tests',
  modality: 'imaging_modalities',
  medicine: 'medications',
}

/** Tables of reference data know their rows by the versions of `row_edits`; whoever has one open there is told that it changed here. */
async function noteEdit(
  tx: Transaction,
  actor: AdminActor,
  { kind, id, before, after }: Readonly<{ kind: LibraryKind; id: string; before: LibraryRow; after: LibraryRow }>,
): Promise<void> {
  const tableName = referenceNames[kind]
  if (tableName === undefined) return
  const seen = (await findVersions(tableName, [id], tx)).get(id) ?? 0
  const own = Object.fromEntries(Object.keys(after).map((name) => [name, before[name]]))
  await recordEdit(tx, actor, { tableName, rowId: id, before: own, after }, seen)
}

export type LibraryEdit = Readonly<{ kind: LibraryKind; id: string; seen: number; mark: string; text: ContentText }>

async function keepText(
  tx: Transaction,
  actor: AdminActor,
  { kind, id, seen, mark, text }: LibraryEdit,
  cause: RevisionCause,
): Promise<number> {
  const fields = libraryFields[kind]
  if (Object.keys(faultsOf(tidyText(text), fields)).length > 0) throw new DomainError('invalid', 'content.incomplete')
  const before = await readLibraryText(kind, id, tx)
  if (before.mark !== mark) throw new DomainError('conflict', 'content.changed')
  const change = { seen, text, original: before.text, cause, userId: actor.userId }
  const number = await addRevision(tx, { kind, id }, change)
  const row = rowOfText(tidyText(text), fields)
  await noteEdit(tx, actor, { kind, id, before: before.row, after: row })
  const changedAt = kind === 'specialty' ? {} : { updatedAt: now() }
  await writers[kind](tx, id, { ...row, ...changedAt })
  await recordAudit(tx, {
    actor: { type: 'user', id: actor.userId },
    action: 'content.library_save',
    subject: { type: 'library_text', id },
    fields: [kind.replaceAll('-', '_')],
  })
  return number
}

/**
 * Keeps a text of the library; readers see it at once. What it said before stays as a revision, the first time what it came with too.
 * @returns the number of the text
 * @throws DomainError forbidden `content.not_allowed`, not_found `content.unknown`, conflict `content.changed`, invalid `content.incomplete`
 */
export function saveLibraryText(actor: AdminActor, edit: LibraryEdit): Promise<number> {
  demandOf(actor, 'content.publish')
  return withTransaction((tx) => keepText(tx, actor, edit, 'save'))
}

/** Brings an earlier text back. @throws DomainError as `saveLibraryText` */
export function restoreLibraryText(
  actor: AdminActor,
  { kind, id, seen, mark, number }: Omit<LibraryEdit, 'text'> & Readonly<{ number: number }>,
): Promise<number> {
  demandOf(actor, 'content.publish')
  return withTransaction(async (tx) => {
    const text = await findRevisionText({ kind, id }, number, tx)
    if (!text) throw new DomainError('not_found', 'content.unknown')
    return keepText(tx, actor, { kind, id, seen, mark, text }, 'restore')
  })
}
