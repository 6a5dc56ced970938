import { dayMs, minuteMs } from '#app/core/calendar/durations.ts'

/** How long a request is one reviewer's own; after that anybody may take it on. */
export const claimTime = 30 * minuteMs

/** How long a request that was given to a reviewer waits for them; after that anybody may take it on. A day of the three that it has. */
const assignmentTime = dayMs

/**
 * The instant from which the half hour of a request counts that is given now. It lies ahead, so that one rule says when a request is free;
 * that it does lie ahead says that nobody has begun.
 */
export const givenFrom = (at: number) => at + assignmentTime - claimTime
