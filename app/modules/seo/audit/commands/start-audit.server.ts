import type { AdminActor } from '#app/core/actor.ts'
import { startRun } from '#app/modules/long-work/commands/start-run.server.ts'
import { auditKind } from './audit-kind.server.ts'

/**
 * Queues an audit of so many own pages at most.
 * @throws DomainError forbidden `long_work.not_allowed`, conflict `long_work.busy` while another one is under way
 */
export async function startAudit(actor: AdminActor, limit: number): Promise<string> {
  const { run } = await startRun(actor, auditKind, { key: 'seo_audit', inputDigest: null, params: { limit } })
  return run.id
}
