import { minuteMs } from '#app/core/calendar/durations.ts'

/** How long a request is one reviewer's own; after that anybody may take it on. */
export const claimTime = 30 * minuteMs
