import { eq, sql } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { prepared } from '#app/core/database/prepared.ts'
import { facilityAccounts } from '#drizzle/schema/practice/facility-accounts.ts'
import { type NoticeRules, usualNotices } from '../notice-kinds.ts'

const rulesQuery = prepared((reader: Reader) =>
  reader
    .select({
      bookings: facilityAccounts.tellsBookings,
      moves: facilityAccounts.tellsMoves,
      cancellations: facilityAccounts.tellsCancellations,
    })
    .from(facilityAccounts)
    .where(eq(facilityAccounts.facilityId, sql.placeholder('facilityId')))
    .prepare(),
)

/** What a facility has said that it wants to be told. */
export async function findNoticeRules(reader: Reader, facilityId: string): Promise<NoticeRules> {
  const [rules] = await rulesQuery(reader).execute({ facilityId })
  return rules ?? usualNotices
}
