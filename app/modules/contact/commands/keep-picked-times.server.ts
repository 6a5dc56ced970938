import { hourMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { keepFirstTime } from '#app/modules/booking/holds/commands/keep-times.server.ts'
import type { KeepTimes } from '#app/modules/support/kept-times.ts'
import { keptKey } from '../kept-key.ts'

/** A mail is not read at once, and whoever asked for help needs more time than a form: long enough for that, and not for a day of a clinic. */
const keptFor = 2 * hourMs

/** Keeps the next open time of each doctor whom an answer names, for two hours; a doctor without an open time is named without one. */
export const keepPickedTimes: KeepTimes = async (tx, picks) => {
  // In one order, so that two answers that name the same doctors wait for each other and never both ways.
  const ordered = [...picks].sort((one, other) => (one.providerId < other.providerId ? -1 : 1))
  for (const { pickId, providerId } of ordered)
    await keepFirstTime(tx, {
      ...{ providerId, holderKey: keptKey(pickId) },
      until: (startsAt) => Math.min(now() + keptFor, startsAt),
    })
}
