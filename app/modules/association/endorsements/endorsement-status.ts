import type { LocalDate } from '#app/core/calendar/dates.ts'
import type { associationEndorsements } from '#drizzle/schema/association/endorsements.ts'

export type Endorsement = typeof associationEndorsements.$inferSelect

/** How an endorsement stands: what has been done about it, and since then what its days say. */
export type EndorsementStatus = 'proposed' | 'accepted' | 'active' | 'expired' | 'declined' | 'revoked'

type Standing = Pick<Endorsement, 'step' | 'startsOn' | 'endsOn'>

/** Nothing is written when a term begins or ends: the day alone says so. */
export function statusOf({ step, startsOn, endsOn }: Standing, today: LocalDate): EndorsementStatus {
  if (step === 'declined' || step === 'revoked') return step
  if (endsOn < today) return 'expired'
  return step === 'accepted' && startsOn <= today ? 'active' : step
}

/** Whether it can still come to something or is shown: such a one bars another for the same doctor, and can be revoked. */
export const isOpen = (status: EndorsementStatus) =>
  status === 'proposed' || status === 'accepted' || status === 'active'
