import { eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { type Locale, type Localized, locales } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { providers } from '#drizzle/schema/directory.ts'

/** A doctor as the author of a post, in every locale, as a card names them; null when there is no such profile. */
export async function findAuthorNames(reader: Reader, providerId: string): Promise<Localized | null> {
  const { legalFirst, legalLast, preferredName, nameHans, nameHant, title } = providers
  const [names] = await reader
    .select({ legalFirst, legalLast, preferredName, nameHans, nameHant, title })
    .from(providers)
    .where(eq(providers.id, providerId))
  if (!names) return null
  const nameIn = (locale: Locale) => {
    const { main, honorific } = displayName(names, locale)
    return [locale, translator(locale, 'directory')(`card.honorific.${honorific}`, { name: main })] as const
  }
  return Object.fromEntries(locales.map(nameIn)) as Localized
}
