import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { i693Cases } from '#drizzle/schema/practice/i693-cases.ts'
import { codeIndex, openPerson, readPickUpCode, type StoredCase } from '../sealed-case.server.ts'
import { mayKeep } from './find-case.server.ts'

/**
 * The case that a code is of, at a clinic whose cases the person keeps.
 * @throws DomainError not_found `i693.code` for a wrong code and for a foreign one alike
 */
export async function caseOfCode(reader: Reader, actor: ProviderActor, text: string): Promise<StoredCase> {
  const code = readPickUpCode(text)
  const rows =
    code === null
      ? []
      : await reader
          .select()
          .from(i693Cases)
          .where(eq(i693Cases.pickUpIndex, codeIndex(code)))
  const row = rows.find((each) => mayKeep(actor, each))
  if (!row) throw new DomainError('not_found', 'i693.code')
  return row
}

/** Of a case what a scanner may say of it. */
export async function findEnvelope(caseId: string) {
  const [row] = await db
    .select({ envelope: i693Cases, timeZone: facilities.timeZone })
    .from(i693Cases)
    .innerJoin(facilities, eq(facilities.id, i693Cases.facilityId))
    .where(eq(i693Cases.id, caseId))
  if (!row) return null
  const { envelope, timeZone } = row
  const { id, reference, facilityId, surgeonId } = envelope
  return { id, reference, facilityId, surgeonId, nameEn: openPerson(envelope).nameEn, timeZone }
}
