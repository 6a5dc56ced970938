import {
  type EnrollmentEntry,
  type InsuranceCardEntry,
  type InsuranceTermEntry,
  type PageEntry,
  withReadDays,
} from './entry.ts'
import { cards } from './insurance/cards.ts'
import { costs } from './insurance/costs.ts'
import { enrollment } from './insurance/enrollment.ts'
import { medicaid } from './insurance/medicaid.ts'
import { medicare } from './insurance/medicare.ts'
import { network } from './insurance/network.ts'
import { pages } from './insurance/pages.ts'
import { plansAndMedicines } from './insurance/plans-and-medicines.ts'

/** Words of letters, bills and cards. */
export const insuranceTermEntries: InsuranceTermEntry[] = [
  ...costs,
  ...network,
  ...medicare,
  ...medicaid,
  ...plansAndMedicines,
].map(withReadDays)

/** In the order of "which card do I have". */
export const insuranceCardEntries: InsuranceCardEntry[] = cards.map(withReadDays)

export const enrollmentEntries: EnrollmentEntry[] = enrollment.map(withReadDays)

/** What has changed, with its day, and what to do with a card or without one. */
export const insurancePages: PageEntry[] = pages.map(withReadDays)
