import { and, eq, isNull } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { ownPathOf, refererPathOf } from '#app/modules/accounts/guards/return-path.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { paths } from '#app/paths.ts'
import { unsentForms } from '#drizzle/schema/accounts.ts'
import { ownForm } from '../queries/find-unsent-form.server.ts'

const pageOfForm = /^\/provider\/unsent\/([\w-]{1,64})(?:\?seen=(\d{1,15}))?$/

/**
 * Notes that a kept form is being sent, when this request comes from its page. The address of the page says in which state its reader saw
 * the form (`seen`: when it was sent before): of two presses of one button only the first finds it so.
 * @returns the page of the form for a press that came too late and must not take effect; null when the request may go on.
 */
export async function claimForm(actor: Pick<ProviderActor, 'userId'>, request: Request): Promise<string | null> {
  if (request.method !== 'POST') return null
  const [, id, seenText] = pageOfForm.exec(refererPathOf(request) ?? '') ?? []
  if (!id) return null
  const [form] = await db.select({ path: unsentForms.path }).from(unsentForms).where(ownForm(actor, id))
  if (!form || form.path !== ownPathOf(request)) return null
  const seen = seenText === undefined ? null : Number(seenText)
  const isClaimed = await withTransaction(async (tx) => {
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
  return isClaimed ? null : paths.unsentForm(id)
}
