import { eq, like } from 'drizzle-orm'
import { now, setClock } from '#app/core/clock.ts'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { expireOffers } from '#app/modules/booking/waitlist/commands/expire-entries.server.ts'
import { offerFreedSlot, type OfferedTime } from '#app/modules/booking/waitlist/commands/offer-time.server.ts'
import { waitlistEntries } from '#drizzle/schema/scheduling.ts'

/**
 * What the server's clock does about the waitlist, at another hour than it is: nobody is written to at night, and an offer runs for half an
 * hour. A browser test starts it beside the server, on the same data. First of all it confirms a contact: had somebody done so sooner, the
 * server itself might have offered them any open time. The people of the demo, who would be asked before them, wait no more. Without a freed
 * time it ends the offers that have run out.
 */
export type WaitlistMoment = Readonly<{ at: number; confirmed: string; freed: OfferedTime | null }>

const { at, confirmed, freed } = JSON.parse(process.argv[2]!) as WaitlistMoment
await openDatabase(env.DATABASE_URL)
setClock(at)
try {
  await withTransaction(async (tx) => {
    const ofDemo = like(waitlistEntries.id, 'demo-wait-%')
    await tx
      .update(waitlistEntries)
      .set({ status: 'cancelled', offeredHoldId: null, offerExpiresAt: null })
      .where(ofDemo)
    await tx.update(waitlistEntries).set({ confirmedAt: now() }).where(eq(waitlistEntries.id, confirmed))
    if (freed) await offerFreedSlot(tx, freed)
  })
  if (!freed) await expireOffers()
} finally {
  await closeDatabase()
}
