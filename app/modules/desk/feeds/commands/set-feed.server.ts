import { and, eq, isNull } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { calendarFeeds } from '#drizzle/schema/security.ts'
import type { DeskProviderFacility } from '#app/modules/desk/queries/desk-provider-facilities.server.ts'
import { feedToken } from '../feed-token.server.ts'

type FeedSubject = Pick<DeskProviderFacility, 'providerId' | 'powers'>

async function endIn(tx: Transaction, { userId }: ProviderActor, providerId: string): Promise<void> {
  const own = and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.providerId, providerId))
  const ended = await tx
    .update(calendarFeeds)
    .set({ endedAt: now() })
    .where(and(own, isNull(calendarFeeds.endedAt)))
    .returning({ id: calendarFeeds.id })
  for (const { id } of ended) {
    const subject = { type: 'calendar_feed', id }
    await recordAudit(tx, { actor: { type: 'user', id: userId }, action: 'desk.feed_end', subject })
  }
}

/**
 * Gives somebody an address at which the times of a doctor's visits are read; one that they had ends.
 * @throws DomainError forbidden `desk.NOT_ALLOWED`
 */
export async function startFeed(actor: ProviderActor, { providerId, powers }: FeedSubject): Promise<void> {
  if (!powers.subscribe) throw new DomainError('forbidden', 'desk.NOT_ALLOWED')
  const { userId, locale } = actor
  await withTransaction(async (tx) => {
    await endIn(tx, actor, providerId)
    const id = newId()
    const hash = tokenHash(feedToken(id))
    await tx.insert(calendarFeeds).values({ id, hash, userId, providerId, locale, createdAt: now() })
    const subject = { type: 'calendar_feed', id }
    await recordAudit(tx, { actor: { type: 'user', id: userId }, action: 'desk.feed_start', subject })
  })
}

/** Ends somebody's feed of a doctor, whatever they may see by now; calendars that ask for it get nothing any more. */
export function endFeed(actor: ProviderActor, providerId: string): Promise<void> {
  return withTransaction((tx) => endIn(tx, actor, providerId))
}
