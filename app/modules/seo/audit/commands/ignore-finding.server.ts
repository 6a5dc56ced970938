import { and, eq, isNull } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { seoIgnores } from '#drizzle/schema/measuring.ts'
import type { FindingKind } from '../finding-kinds.ts'

function demandAudits({ permissions }: AdminActor): void {
  if (!permissions.has('seo.run')) throw new DomainError('forbidden', 'seo.not_allowed')
}

/**
 * Leaves a finding as it is, in this run and those to come. Ignored already, the reason of who was first stays.
 * @throws DomainError forbidden `seo.not_allowed`, conflict `seo.ignored_already`
 */
export async function ignoreFinding(
  actor: AdminActor,
  { kind, path, reason }: Readonly<{ kind: FindingKind; path: string; reason: string }>,
): Promise<string> {
  demandAudits(actor)
  return withTransaction(async (tx) => {
    const isSame = and(eq(seoIgnores.kind, kind), eq(seoIgnores.path, path), isNull(seoIgnores.endedAt))
    if ((await tx.$count(seoIgnores, isSame)) > 0) throw new DomainError('conflict', 'seo.ignored_already')
    const id = newId()
    await tx.insert(seoIgnores).values({ id, kind, path, reason, userId: actor.userId, createdAt: now() })
    const subject = { type: 'seo_ignore', id }
    await recordAudit(tx, { actor: { type: 'user', id: actor.userId }, action: 'seo.finding_ignore', subject })
    return id
  })
}

/**
 * Takes it back: the finding counts again. The row stays, with the reason.
 * @throws DomainError forbidden `seo.not_allowed`, not_found `seo.ignore_not_found`, also when it was taken back already
 */
export async function restoreFinding(actor: AdminActor, id: string): Promise<void> {
  demandAudits(actor)
  return withTransaction(async (tx) => {
    const ended = await tx
      .update(seoIgnores)
      .set({ endedAt: now() })
      .where(and(eq(seoIgnores.id, id), isNull(seoIgnores.endedAt)))
      .returning({ id: seoIgnores.id })
    if (ended.length === 0) throw new DomainError('not_found', 'seo.ignore_not_found')
    const subject = { type: 'seo_ignore', id }
    await recordAudit(tx, { actor: { type: 'user', id: actor.userId }, action: 'seo.finding_restore', subject })
  })
}
