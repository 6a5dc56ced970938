import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { providerCredentials } from '#drizzle/schema/directory.ts'
import { changeProvider, type ProviderEdit } from './change-provider.server.ts'

/** A credential as its holder states it; dates "YYYY-MM-DD", a license number masked but for its last four signs. */
export type StatedCredential = Pick<
  typeof providerCredentials.$inferSelect,
  'kind' | 'issuer' | 'title' | 'numberMasked' | 'state' | 'endsOn'
>

/** Kinds that are not for their holder to state. */
const keptKinds = ['dea', 'civil_surgeon'] as const

const facts = ['kind', 'issuer', 'title', 'numberMasked', 'state', 'endsOn'] as const

/**
 * Says what a provider has learned and is licensed for; the list replaces the one before. What is as it was stays verified;
 * what is new is unverified. @throws DomainError as `changeProvider`
 */
export async function setCredentials(
  tx: Transaction,
  edit: ProviderEdit,
  stated: readonly StatedCredential[],
): Promise<void> {
  await changeProvider(tx, edit, {
    fields: ['credentials'],
    writeRows: async ({ id: providerId }) => {
      const before = await tx
        .select()
        .from(providerCredentials)
        .where(
          and(eq(providerCredentials.providerId, providerId), notInArray(providerCredentials.kind, [...keptKinds])),
        )
      const kept = new Set<string>()
      for (const credential of stated) {
        const same = before.find((row) => !kept.has(row.id) && facts.every((fact) => row[fact] === credential[fact]))
        if (same) {
          kept.add(same.id)
          continue
        }
        const id = newId()
        kept.add(id)
        await tx.insert(providerCredentials).values({ id, providerId, ...credential, verifyState: 'unverified' })
      }
      const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
      if (gone.length > 0) await tx.delete(providerCredentials).where(inArray(providerCredentials.id, gone))
    },
  })
}
