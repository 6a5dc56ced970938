import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { refillRequests } from '#drizzle/schema/practice/pharmacy.ts'
import { waitingStatuses } from '../refill-status.ts'
import { isOfClinic, mayAt } from './pharmacy-clinics.server.ts'

export type StoredRefill = Readonly<typeof refillRequests.$inferSelect>

/** Who asks, as it was taken down. */
export type RefillPerson = Readonly<{ name: string; phone: string; birthDate: string }>

type SealedColumn = 'person_enc' | 'medicine_enc' | 'note_enc' | 'answer_enc'

const at = (rowId: string, column: SealedColumn) => ({ table: 'refill_requests', column, rowId })

/** A text of a request as it is kept. */
export const sealRefill = (rowId: string, column: SealedColumn, text: string): string =>
  encryptField(text, at(rowId, column))

const open = (id: string, column: SealedColumn, sealed: string | null) =>
  sealed === null ? null : decryptField(sealed, at(id, column))

/** A request, opened: whoever reads one is recorded. */
export function openRefill({ id, personEnc, medicineEnc, noteEnc, answerEnc, ...row }: StoredRefill) {
  return {
    ...{ id, ...row },
    person: JSON.parse(decryptField(personEnc, at(id, 'person_enc'))) as RefillPerson,
    medicine: decryptField(medicineEnc, at(id, 'medicine_enc')),
    note: open(id, 'note_enc', noteEnc),
    answer: open(id, 'answer_enc', answerEnc),
  }
}

export type Refill = ReturnType<typeof openRefill>

/** Requests that are done and still listed, the latest. */
const mostDone = 100

/** What waits at a clinic, the longest first, and what was done lately. */
export async function listRefills(facilityId: string): Promise<Refill[]> {
  const isOwn = eq(refillRequests.facilityId, facilityId)
  const waiting = await db
    .select()
    .from(refillRequests)
    .where(and(isOwn, inArray(refillRequests.status, [...waitingStatuses])))
    .orderBy(asc(refillRequests.waitsSince), asc(refillRequests.id))
  const done = await db
    .select()
    .from(refillRequests)
    .where(and(isOwn, inArray(refillRequests.status, ['sent', 'closed'])))
    .orderBy(desc(refillRequests.updatedAt), desc(refillRequests.id))
    .limit(mostDone)
  return [...waiting, ...done].map(openRefill)
}

/** A request with its clinic, for who may read it; null for another clinic's as for none. */
export async function findRefill(actor: ProviderActor, id: string, reader: Reader = db) {
  const [found] = await reader
    .select({ row: refillRequests, facility: facilities })
    .from(refillRequests)
    .innerJoin(facilities, eq(facilities.id, refillRequests.facilityId))
    .where(eq(refillRequests.id, id))
  if (!found || !mayAt(actor, 'pharmacy.read', found.row.facilityId)) return null
  return (await isOfClinic(actor, found.row.facilityId)) ? found : null
}

export type FoundRefill = NonNullable<Awaited<ReturnType<typeof findRefill>>>
