import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { i693Cases } from '#drizzle/schema/practice/i693-cases.ts'
import { codeIndex, readPickUpCode, type StoredCase } from '../sealed-case.server.ts'
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
