import type { Actor } from '#app/core/actor.ts'
import { findKind } from './run-kinds.ts'

/** Who may see and steer the runs of a kind: the command line, and administrators with the permission that the kind names. */
export function maySteer(actor: Actor, kindName: string): boolean {
  if (actor.scope === 'system') return true
  const kind = findKind(kindName)
  return actor.scope === 'admin' && kind !== null && actor.permissions.has(kind.permission)
}
