import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { languages, providerLanguages } from '#drizzle/schema/index.ts'
import { changeProvider, type ProviderEdit } from './change-provider.server.ts'

export type SpokenLanguage = { languageId: string; level: (typeof providerLanguages.$inferSelect)['level'] }

/**
 * Says which languages and dialects a provider speaks, and how well; the list replaces the one before.
 * @throws DomainError as `changeProvider`; invalid `directory.unknown_language`
 */
export async function setSpokenLanguages(
  tx: Transaction,
  edit: ProviderEdit,
  spoken: readonly SpokenLanguage[],
): Promise<void> {
  const ids = spoken.map(({ languageId }) => languageId)
  const known =
    ids.length === 0 ? [] : await tx.select({ id: languages.id }).from(languages).where(inArray(languages.id, ids))
  if (known.length !== ids.length) throw new DomainError('invalid', 'directory.unknown_language')
  await changeProvider(tx, edit, {
    fields: ['languages'],
    writeRows: async ({ id: providerId }) => {
      const rows = await tx.select().from(providerLanguages).where(eq(providerLanguages.providerId, providerId))
      const gone = rows.filter((row) => !ids.includes(row.languageId)).map(({ id }) => id)
      if (gone.length > 0) await tx.delete(providerLanguages).where(inArray(providerLanguages.id, gone))
      for (const { languageId, level } of spoken) {
        const isKnown = rows.some((row) => row.languageId === languageId)
        if (!isKnown) await tx.insert(providerLanguages).values({ id: newId(), providerId, languageId, level })
        else
          await tx
            .update(providerLanguages)
            .set({ level })
            .where(and(eq(providerLanguages.providerId, providerId), eq(providerLanguages.languageId, languageId)))
      }
    },
  })
}
