import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { unsentForms } from '#drizzle/schema/accounts.ts'
import { ownForm } from '../queries/find-unsent-form.server.ts'

/** Forgets a kept form at its owner's wish. @returns the page it stood on; null when nothing is kept. */
export function discardForm(actor: ProviderActor, id: string): Promise<string | null> {
  return withTransaction(async (tx) => {
    const [form] = await tx.delete(unsentForms).where(ownForm(actor, id)).returning({ page: unsentForms.page })
    if (!form) return null
    const subject = { type: 'unsent_form', id }
    await recordAudit(tx, { actor: { type: 'user', id: actor.userId }, action: 'accounts.form_discard', subject })
    return form.page
  })
}
