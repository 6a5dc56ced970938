import { eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { englishName } from '#app/modules/directory/person-name.ts'
import type { Purpose } from '#app/modules/payments/purposes.ts'
import { paths } from '#app/paths.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { memberships } from '#drizzle/schema/membership.ts'
import { hearPayment } from './hear-payment.server.ts'

async function profileOf(reader: Reader, membershipId: string) {
  const [row] = await reader
    .select({ provider: providers })
    .from(memberships)
    .innerJoin(providers, eq(providers.id, memberships.providerId))
    .where(eq(memberships.id, membershipId))
  return row?.provider ?? null
}

/** The doctor whose profile it is for, in the script of the reader where there is such a name. */
async function billedTo(reader: Reader, membershipId: string): Promise<Localized> {
  const profile = await profileOf(reader, membershipId)
  const english = profile ? englishName(profile) : membershipId
  const { nameHans = null, nameHant = null } = profile ?? {}
  return { 'zh-Hans': nameHans ?? english, 'zh-Hant': nameHant ?? nameHans ?? english, 'en-US': english }
}

/** Payments for memberships: what follows from them, and whose papers they are. */
export const membershipPurpose: Purpose = {
  name: 'membership',
  onNews: hearPayment,
  billedTo,
  mayRead: async (reader, membershipId, userId) => (await profileOf(reader, membershipId))?.userId === userId,
  doneUrl: () => paths.upgradeDone(),
  retryUrl: () => paths.accountLevel(),
}
