import { and, eq, sql } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { promotionHouseAds } from '#drizzle/schema/promotion/campaigns.ts'

export type HouseAdWords = Pick<
  typeof promotionHouseAds.$inferSelect,
  'placement' | 'headline' | 'body' | 'target' | 'isActive'
>

/**
 * Writes what fills a place that nobody has bought: a new one, or other words of one there is.
 * @param seen the version that the form has shown; null for a new one
 * @throws DomainError forbidden `promotion.not_allowed`; conflict `promotion.stale`
 */
export async function saveHouseAd(
  actor: AdminActor,
  { id, seen, words }: Readonly<{ id: string | null; seen: number | null; words: HouseAdWords }>,
): Promise<void> {
  if (!actor.permissions.has('inventory.manage')) throw new DomainError('forbidden', 'promotion.not_allowed')
  await withTransaction(async (tx) => {
    const at = now()
    const made = id ?? newId()
    const isSeen = and(eq(promotionHouseAds.id, made), eq(promotionHouseAds.version, seen ?? 0))
    const [row] =
      id === null
        ? await tx
            .insert(promotionHouseAds)
            .values({ id: made, ...words, version: 1, createdAt: at, updatedAt: at })
            .returning()
        : await tx
            .update(promotionHouseAds)
            .set({ ...words, version: sql`${promotionHouseAds.version} + 1`, updatedAt: at })
            .where(isSeen)
            .returning()
    if (!row) throw new DomainError('conflict', 'promotion.stale')
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'promotion.house_ad_save',
      subject: { type: 'house_ad', id: made },
      fields: Object.keys(words),
    })
  })
}
