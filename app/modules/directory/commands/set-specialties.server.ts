import { asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { providerSpecialties, specialties } from '#drizzle/schema/index.ts'
import { changeProvider, type ProviderEdit } from './change-provider.server.ts'

/**
 * Says what a provider practices, the primary specialty first; the list replaces the one before. What is known of board
 * certification stays with a specialty that stays.
 * @throws DomainError as `changeProvider`; invalid `directory.unknown_specialty`
 */
export async function setSpecialties(tx: Transaction, edit: ProviderEdit, ids: readonly string[]): Promise<void> {
  const known =
    ids.length === 0
      ? []
      : await tx
          .select({ id: specialties.id })
          .from(specialties)
          .where(inArray(specialties.id, [...ids]))
  if (known.length !== ids.length || ids.length === 0) throw new DomainError('invalid', 'directory.unknown_specialty')
  await changeProvider(tx, edit, {
    fields: ['specialties'],
    writeRows: async ({ id: providerId }) => {
      const own = eq(providerSpecialties.providerId, providerId)
      const before = await tx.select().from(providerSpecialties).where(own).orderBy(asc(providerSpecialties.id))
      await tx.delete(providerSpecialties).where(own)
      await tx.insert(providerSpecialties).values(
        ids.map((specialtyId, position) => {
          const kept = before.find((row) => row.specialtyId === specialtyId)
          const isBoardCertified = kept?.isBoardCertified ?? false
          return { id: kept?.id ?? newId(), providerId, specialtyId, isPrimary: position === 0, isBoardCertified }
        }),
      )
    },
  })
}
