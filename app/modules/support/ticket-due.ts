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
  return afterService(at, businessDay)
}

/** The instant at which so much service has gone by; with none, the next at which service is open. */
function afterService(at: number, service: number): number {
  let left = service
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

/** From when on a call is tried again: half a business day of service later. Epoch milliseconds. */
export function nextCallAt(at: number): number {
  return serviceFrom(afterService(at, businessDay / 2))
}

/** When service is open from an instant on: the instant itself, or the next opening. */
export function serviceFrom(at: number): number {
  return isServiceOpen(at) ? at : afterService(at, 0)
}

/** Milliseconds of service between two instants, the later one second; none when it is not later. */
export function serviceBetween(from: number, to: number): number {
  let at = serviceFrom(from)
  let total = 0
  while (at < to) {
    const until = Math.min(to, at + untilClosing(at))
    total += until - at
    at = serviceFrom(at + untilClosing(at))
  }
  return total
}
