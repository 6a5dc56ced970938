import { asc, inArray, or } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { paths } from '#app/paths.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { formatReference, referencesIn } from '../reference.ts'

/** A visit that somebody has named in what they wrote, with its page in the administration. */
export type NamedVisit = Readonly<{ reference: string; path: string }>

const idShape = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g

/** More than these nobody means by what they write. */
const most = 10

/** The visits that texts name by reference or id, for who may see visits; nobody else learns whether there are any. */
export async function findNamedVisits(
  { permissions }: Pick<AdminActor, 'permissions'>,
  texts: readonly string[],
): Promise<NamedVisit[]> {
  if (!permissions.has('appointment.read_masked')) return []
  const text = texts.join('\n')
  const references = referencesIn(text).slice(0, most)
  const ids = [...new Set(text.toLowerCase().match(idShape) ?? [])].slice(0, most)
  if (references.length === 0 && ids.length === 0) return []
  const rows = await db
    .select({ id: appointments.id, reference: appointments.reference })
    .from(appointments)
    .where(
      or(
        references.length > 0 ? inArray(appointments.reference, references) : undefined,
        ids.length > 0 ? inArray(appointments.id, ids) : undefined,
      ),
    )
    .orderBy(asc(appointments.id))
    .limit(most)
  return rows.map(({ id, reference }) => ({ reference: formatReference(reference), path: paths.adminVisit(id) }))
}
