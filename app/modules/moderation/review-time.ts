import { dayMs } from '#app/core/calendar/durations.ts'

/** A reviewer answers within three days. */
export const reviewTime = 3 * dayMs
