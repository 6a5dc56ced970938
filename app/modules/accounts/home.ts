import type { ProviderActor } from '#app/core/actor.ts'
import { paths } from '#app/paths.ts'

/** Whether somebody works at a desk and nowhere else: no profile of their own, and no practice that they lead. */
export function isOfDesk({ providerId, seats }: Pick<ProviderActor, 'providerId' | 'seats'>): boolean {
  const leads = seats.some(({ role }) => role === 'owner' || role === 'manager')
  return providerId === null && !leads && seats.some(({ role }) => role === 'front_desk')
}

/** The first page of somebody in the provider area, their "today": the desk of the clinic, or the own office. */
export function homeOf(actor: Pick<ProviderActor, 'providerId' | 'seats'>): string {
  return isOfDesk(actor) ? paths.desk() : paths.office()
}
