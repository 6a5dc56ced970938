import { dayMs, hourMs, minuteMs } from '#app/core/calendar/durations.ts'

/** How long a poll is still open, in the largest unit of which there are two; null once it is over. */
export function timeLeft(closesAt: number | null, at: number) {
  const left = (closesAt ?? at) - at
  if (left <= 0) return null
  if (left >= 2 * dayMs) return { unit: 'days', count: Math.floor(left / dayMs) } as const
  if (left >= 2 * hourMs) return { unit: 'hours', count: Math.floor(left / hourMs) } as const
  return { unit: 'minutes', count: Math.ceil(left / minuteMs) } as const
}
