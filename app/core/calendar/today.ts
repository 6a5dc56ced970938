import { now } from '#app/core/clock.ts'
import type { LocalDate } from './dates.ts'
import { localDate, newYork } from './zones.ts'

/** The present day in New York, for everything that goes by no clinic's own zone. */
export const todayInNewYork = (): LocalDate => localDate(now(), newYork)
