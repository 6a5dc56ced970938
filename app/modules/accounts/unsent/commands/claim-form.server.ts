import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { unsentForms } from '#drizzle/schema/accounts.ts'
import { ownForm } from '../queries/find-unsent-form.server.ts'

/**
 * Takes a kept form for sending. `seen` is when it was sent before, as the page showed it (null: never): of two presses of one button only
 * the first finds it so.
 * @returns where to send it; null when somebody was quicker, or nothing is kept.
 */
export function claimForm(actor: Actor, id: string, seen: number | null): Promise<string | null> {
  return withTransaction(async (tx) => {
    const [claimed] = await tx
      .update(unsentForms)
      // Later than what was seen, also for two presses in one millisecond.
      .set({ usedAt: Math.max(now(), (seen ?? 0) + 1) })
      .where(and(ownForm(actor, id), seen === null ? isNull(unsentForms.usedAt) : eq(unsentForms.usedAt, seen)))
      .returning({ path: unsentForms.path })
    if (!claimed) return null
    const subject = { type: 'unsent_form', id }
    await recordAudit(tx, { actor: { type: 'user', id: actor.userId }, action: 'accounts.form_send', subject })
    return claimed.path
  })
}
