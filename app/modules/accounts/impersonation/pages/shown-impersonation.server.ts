import type { ProviderActor } from '#app/core/actor.ts'
import { minuteMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'

/** What the frame says of somebody who is read as by the administration; null for who is there themselves. */
export function shownImpersonation(actor: ProviderActor | null) {
  if (!actor?.impersonation) return null
  const { expiresAt } = actor.impersonation
  return { name: actor.name, expiresAt, minutes: Math.max(1, Math.ceil((expiresAt - now()) / minuteMs)) }
}
