import { DomainError, type ErrorKind } from '#app/core/errors.ts'

/** Why a booking or a change of one is refused; each code has words in the booking texts. */
const kinds = {
  SLOT_TAKEN: 'conflict',
  HOLD_EXPIRED: 'conflict',
  DUPLICATE_BOOKING: 'conflict',
  LIMIT_REACHED: 'too_many',
  TOO_MANY_HELD: 'too_many',
  TOO_SOON: 'conflict',
  CLOSED: 'conflict',
  OUTSIDE_HOURS: 'conflict',
  INVALID_TRANSITION: 'conflict',
  CUTOFF_PASSED: 'conflict',
  TOO_MANY_RESCHEDULES: 'conflict',
  INVALID_INPUT: 'invalid',
  NOT_FOUND: 'not_found',
} as const satisfies Record<string, ErrorKind>

export type RefusalCode = keyof typeof kinds

/** @throws DomainError `booking.<code>` */
export function refuse(code: RefusalCode, params: Readonly<Record<string, string | number>> = {}): never {
  throw new DomainError(kinds[code], `booking.${code}`, params)
}

export type BookingReason = Exclude<RefusalCode, 'NOT_FOUND'>

/** What booking refuses for a reason that whoever asked can be told: all but what is not there. */
export const bookingRefusals = (Object.keys(kinds) as RefusalCode[])
  .filter((code): code is BookingReason => code !== 'NOT_FOUND')
  .map((code) => `booking.${code}` as const)
