import { hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { isServiceOpen } from '#app/core/service-hours.ts'

/** A business day has nine hours of service. */
const businessDay = 9 * hourMs
const closesAt = 18 * 60

/** Milliseconds until service closes today; the instant is within its hours. */
function untilClosing(at: number): number {
  const [hour = 0, minute = 0] = wallClock(at).time.split(':').map(Number)
  return (closesAt - hour * 60 - minute) * minuteMs - (at % minuteMs)
}

/** Until when a ticket written now is answered: nine hours of service later. Epoch milliseconds. */
export function ticketDueAt(at: number): number {
  let left = businessDay
  let from = at
  for (;;) {
    if (!isServiceOpen(from)) {
      // Service begins on a full hour, and New York's offset is one of whole hours.
      from = from - (from % hourMs) + hourMs
      continue
    }
    const today = untilClosing(from)
    if (left <= today) return from + left
    left -= today
    from += today
  }
}
