import { and, eq, isNull } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { unsentForms } from '#drizzle/schema/accounts.ts'
import { ownForm } from '../queries/find-unsent-form.server.ts'

/** A kept form that is sent to `path`, by a reader who saw it as it was sent before at `seen`; null is never. */
type Press = Readonly<{ id: string; path: string; seen: number | null }>

/**
 * Notes that a kept form is being sent. Of two presses of one button only the first finds the form as its reader saw it.
 * @returns false for a press that came too late and must not take effect; true also where nothing of the kind is kept.
 */
export async function claimForm(actor: Pick<ProviderActor, 'userId'>, { id, path, seen }: Press): Promise<boolean> {
  const [form] = await db.select({ path: unsentForms.path }).from(unsentForms).where(ownForm(actor, id))
  if (!form || form.path !== path) return true
  return withTransaction(async (tx) => {
    const [claimed] = await tx
      .update(unsentForms)
      // Later than what was seen, also for two presses in one millisecond.
      .set({ usedAt: Math.max(now(), (seen ?? 0) + 1) })
      .where(and(ownForm(actor, id), seen === null ? isNull(unsentForms.usedAt) : eq(unsentForms.usedAt, seen)))
      .returning({ id: unsentForms.id })
    if (!claimed) return false
    const subject = { type: 'unsent_form', id }
    await recordAudit(tx, { actor: { type: 'user', id: actor.userId }, action: 'accounts.form_send', subject })
    return true
  })
}
