import { asc, eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { providerCredentials, providers } from '#drizzle/schema/directory.ts'

/** A provider with every credential, as whoever checks them sees them; null where there is none of this id. */
export async function findCheckedProvider(providerId: string, reader: Reader = db) {
  const [provider] = await reader.select().from(providers).where(eq(providers.id, providerId))
  if (!provider) return null
  const credentials = await reader
    .select({
      id: providerCredentials.id,
      kind: providerCredentials.kind,
      issuer: providerCredentials.issuer,
      title: providerCredentials.title,
      numberMasked: providerCredentials.numberMasked,
      state: providerCredentials.state,
      endsOn: providerCredentials.endsOn,
      verifyState: providerCredentials.verifyState,
      verifiedBy: providerCredentials.verifiedBy,
      verifiedAt: providerCredentials.verifiedAt,
    })
    .from(providerCredentials)
    .where(eq(providerCredentials.providerId, providerId))
    .orderBy(asc(providerCredentials.kind), asc(providerCredentials.startsOn), asc(providerCredentials.id))
  return { provider, credentials }
}
