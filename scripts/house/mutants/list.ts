import { bookingMutants } from './booking.ts'
import type { Mutant } from './mutant.ts'
import { registryMutants } from './registry.ts'
import { searchMutants } from './search.ts'

/** The mutants of each module. */
export const mutantsByModule = {
  booking: bookingMutants,
  search: searchMutants,
  registry: registryMutants,
} satisfies Record<string, readonly Mutant[]>
