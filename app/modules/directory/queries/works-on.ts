import { gte, isNull, or } from 'drizzle-orm'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'

/** That a provider still works at a facility on a day: the last one counts. */
export const worksOn = (day: LocalDate) =>
  or(isNull(providerFacilities.activeTo), gte(providerFacilities.activeTo, day))
