import { inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { supportTickets } from '#drizzle/schema/support.ts'

/** The references of a ticket and of all that was merged into it, step by step, by their ids. */
export async function listJoined(
  reader: Reader,
  { id, reference }: Readonly<{ id: string; reference: string }>,
): Promise<Map<string, string>> {
  const joined = new Map([[id, reference]])
  let last = [id]
  while (last.length > 0) {
    const rows = await reader
      .select({ id: supportTickets.id, reference: supportTickets.reference })
      .from(supportTickets)
      .where(inArray(supportTickets.mergedIntoId, last))
    for (const row of rows) joined.set(row.id, row.reference)
    last = rows.map((row) => row.id)
  }
  return joined
}
