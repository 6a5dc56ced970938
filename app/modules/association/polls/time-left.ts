const [minute, hour, day] = [60_000, 3_600_000, 86_400_000] as const

/** How long a poll is still open, in the largest unit of which there are two; null once it is over. */
export function timeLeft(closesAt: number | null, at: number) {
  const left = (closesAt ?? at) - at
  if (left <= 0) return null
  if (left >= 2 * day) return { unit: 'days', count: Math.floor(left / day) } as const
  if (left >= 2 * hour) return { unit: 'hours', count: Math.floor(left / hour) } as const
  return { unit: 'minutes', count: Math.ceil(left / minute) } as const
}
