import { accountsMutants } from './accounts.ts'
import { bookingMutants } from './booking.ts'
import { deskMutants } from './desk.ts'
import type { Mutant } from './mutant.ts'
import { practiceMutants } from './practice.ts'
import { registryMutants } from './registry.ts'
import { searchMutants } from './search.ts'

/** The mutants of each module. */
export const mutantsByModule = {
  booking: bookingMutants,
  search: searchMutants,
  registry: registryMutants,
  practice: practiceMutants,
  desk: deskMutants,
  accounts: accountsMutants,
} satisfies Record<string, readonly Mutant[]>
