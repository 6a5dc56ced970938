import { createHash } from 'node:crypto'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { type LibraryKind, libraryFields } from '#app/modules/content/library/library-kinds.ts'
import { type LibraryRow, textOfRow } from '#app/modules/content/library/row-text.ts'
import { findLastRevision } from '#app/modules/content/queries/revisions.server.ts'
import type { ContentText } from '#app/modules/content/text-fields.ts'
import { getLibraryRow } from './library-rows.server.ts'

/** Names a text: another mark, another text. Rows are changed from elsewhere too, such as by a table of reference data. */
const markOf = (text: ContentText) => createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)

/**
 * The text of a row with its mark and the number of its last revision. What readers see is the row itself, whoever wrote it.
 * @throws DomainError not_found `content.unknown`
 */
export async function readLibraryText(
  kind: LibraryKind,
  id: string,
  reader: Reader = db,
): Promise<{ number: number; mark: string; text: ContentText; row: LibraryRow }> {
  const row = await getLibraryRow(kind, id, reader)
  const last = await findLastRevision({ kind, id }, reader)
  const text = textOfRow(row, libraryFields[kind])
  return { number: last?.number ?? 0, mark: markOf(text), text, row }
}
