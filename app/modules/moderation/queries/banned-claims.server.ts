import { asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { bannedClaims } from '#drizzle/schema/moderation.ts'
import type { BannedClaim } from '../banned-claims.ts'

/** What descriptions may not say, in all locales. */
export function listBannedClaims(): Promise<BannedClaim[]> {
  return db
    .select({ locale: bannedClaims.locale, phrase: bannedClaims.phrase, kind: bannedClaims.kind })
    .from(bannedClaims)
    .where(eq(bannedClaims.isActive, true))
    .orderBy(asc(bannedClaims.id))
}
