import type { Reader } from '#app/core/database/connection.ts'
import type { providers } from '#drizzle/schema/directory.ts'
import { findCredentials } from './personal-page.server.ts'

export type WrittenPart = 'names' | 'bio' | 'credentials'

/** The values of a reviewed part as a request tells them: by column, or by the name of the rows. */
export async function standingPart(
  reader: Reader,
  row: typeof providers.$inferSelect,
  part: WrittenPart,
): Promise<Record<string, unknown>> {
  if (part === 'credentials') return { credentials: await findCredentials(row.id, reader) }
  if (part === 'bio') return { bio: row.bio }
  const { nameHans, nameHant, preferredName, title } = row
  return { nameHans, nameHant, preferredName, title }
}
