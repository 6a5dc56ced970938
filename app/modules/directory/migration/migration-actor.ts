import type { Actor, AdminActor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'

/** Who migrates: an administrator, or whoever holds an operator's right, whose deeds are the system's and name it. */
export type MigrationActor = Readonly<
  { actor: AdminActor; rightId: null } | { actor: Extract<Actor, { scope: 'system' }>; rightId: string }
>

/** @throws DomainError forbidden `long_work.not_allowed` */
export function requireMigrator({ actor }: MigrationActor): void {
  if (actor.scope === 'admin' && !actor.permissions.has('data.migrate')) {
    throw new DomainError('forbidden', 'long_work.not_allowed')
  }
}

/** How an entry of the audit log names who it was. */
export function auditActorOf({ actor, rightId }: MigrationActor) {
  return actor.scope === 'admin'
    ? { actor: { type: 'user', id: actor.userId } as const }
    : { actor: { type: 'system' } as const, fields: [`operator.${rightId!.replaceAll('-', '')}`] }
}
