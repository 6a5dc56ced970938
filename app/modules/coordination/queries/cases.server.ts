import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { coordinationFacilityIds } from '#app/modules/accounts/coordination-rights.ts'
import { careCases } from '#drizzle/schema/coordination/cases.ts'
import type { CareCase } from '../case-sealed.server.ts'
import { type CaseStanding, standingOf } from '../case-standing.ts'

export type SeenCase = Readonly<{ row: CareCase; standing: CaseStanding }>

/** More than a clinic has open; what is older is found by its filters. */
const most = 500

/** The referrals that somebody may see, of one side or of both, the latest first. */
export async function listCases(
  actor: ProviderActor,
  box: 'all' | 'in' | 'out',
  reader: Reader = db,
): Promise<SeenCase[]> {
  const ids = coordinationFacilityIds(actor)
  if (ids.length === 0) return []
  const out = inArray(careCases.requesterFacilityId, ids)
  const into = and(inArray(careCases.recipientFacilityId, ids), isNotNull(careCases.sentAt))
  const rows = await reader
    .select()
    .from(careCases)
    .where(box === 'in' ? into : box === 'out' ? out : or(into, out))
    .orderBy(desc(careCases.updatedAt), desc(careCases.id))
    .limit(most)
  return rows.flatMap((row) => {
    const standing = standingOf(actor, row)
    const isIn = standing?.recipient != null
    const isOut = standing?.requester != null
    const fits = box === 'in' ? isIn : box === 'out' ? isOut : true
    return standing && fits ? [{ row, standing }] : []
  })
}

/** One of them; null for a foreign one as for a missing one. */
export async function findCase(actor: ProviderActor, caseId: string, reader: Reader = db): Promise<SeenCase | null> {
  const [row] = await reader.select().from(careCases).where(eq(careCases.id, caseId))
  const standing = row ? standingOf(actor, row) : null
  return row && standing ? { row, standing } : null
}

/** A referral by the subject of a link. */
export async function findLinkedCase(caseId: string, reader: Reader = db): Promise<CareCase | null> {
  const [row] = await reader.select().from(careCases).where(eq(careCases.id, caseId))
  return row ?? null
}

/** Of the referrals that a clinic has sent and that were not canceled: how many came to their end with a report. */
export function closureOf(seen: readonly SeenCase[]): { closed: number; sent: number } {
  const sent = seen.filter(
    ({ row, standing }) => standing.requester !== null && row.sentAt !== null && row.status !== 'canceled',
  )
  return { closed: sent.filter(({ row }) => row.status === 'closed').length, sent: sent.length }
}
