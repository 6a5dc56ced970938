import type { ProviderActor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordRefusal } from '#app/modules/audit/commands/record-audit.server.ts'

type Refused = Pick<Parameters<typeof recordRefusal>[0], 'action' | 'subject'>

/** Records that somebody may not do something at this desk. @throws DomainError forbidden `desk.NOT_ALLOWED` */
export async function refuseAtDesk({ userId }: ProviderActor, refused: Refused): Promise<never> {
  await recordRefusal({ actor: { type: 'user', id: userId }, ...refused })
  throw new DomainError('forbidden', 'desk.NOT_ALLOWED')
}
