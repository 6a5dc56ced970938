import { and, eq, max } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { demandPermission } from '#app/modules/support/commands/take-ticket.server.ts'
import { ticketMacros } from '#drizzle/schema/support.ts'

type MacroWords = Readonly<{ name: Localized; body: Localized; isActive: boolean }>

/**
 * Keeps a prepared answer: a new one without `id`, else the one that was seen in `version`. One out of use stays, and is not offered.
 * @throws DomainError forbidden `support.not_allowed`, not_found `support.macro_not_found`, conflict `support.macro_changed`
 */
export function saveMacro(
  actor: AdminActor,
  macro: MacroWords & Readonly<{ id: string | null; version: number }>,
): Promise<string> {
  demandPermission(actor, 'ticket.manage')
  const { id, version, name, body, isActive } = macro
  return withTransaction(async (tx) => {
    const at = now()
    const words = { name, body, isActive, updatedById: actor.userId, updatedAt: at }
    const savedId = id ?? newId()
    if (id === null) {
      const [last] = await tx.select({ sort: max(ticketMacros.sort) }).from(ticketMacros)
      await tx
        .insert(ticketMacros)
        .values({ id: savedId, ...words, sort: (last?.sort ?? 0) + 1, version: 1, createdAt: at })
    } else {
      const isSeen = and(eq(ticketMacros.id, id), eq(ticketMacros.version, version))
      const [saved] = await tx
        .update(ticketMacros)
        .set({ ...words, version: version + 1 })
        .where(isSeen)
        .returning({ id: ticketMacros.id })
      if (!saved) {
        const [known] = await tx.select({ id: ticketMacros.id }).from(ticketMacros).where(eq(ticketMacros.id, id))
        throw known
          ? new DomainError('conflict', 'support.macro_changed')
          : new DomainError('not_found', 'support.macro_not_found')
      }
    }
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'support.macro_save',
      subject: { type: 'ticket_macro', id: savedId },
    })
    return savedId
  })
}
