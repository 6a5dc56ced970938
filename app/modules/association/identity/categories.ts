import type { associationCategories } from '#drizzle/schema/association/associations.ts'

export type Category = (typeof associationCategories)[number]

/** What an association may be about, in the order in which it is asked. */
export const categories = [
  'physicians',
  'dentistry',
  'nursing',
  'pharmacy',
  'chinese_medicine',
  'mental_health',
  'seniors',
  'patients',
  'free_clinics',
  'health_education',
  'students',
] as const satisfies readonly Category[]

/** More than these say nothing any more. */
export const mostCategories = 3
