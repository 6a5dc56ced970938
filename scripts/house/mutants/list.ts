import { bookingMutants } from './booking.ts'
import type { Mutant } from './mutant.ts'

/** The mutants of each module that has some. */
export const mutantsByModule = {
  booking: bookingMutants,
} satisfies Record<string, readonly Mutant[]>
