/** How long a message stays without being touched, in milliseconds. */
export const usualDuration = 4000

/** Errors stay at least this long: they take longer to read and matter more. */
export const errorDuration = 5000

/** At most this many messages show at once; the oldest give way. */
export const most = 20

/** Dragged beyond this share of its width, a message goes. */
export const dismissShare = 0.6

/** The time of a message in milliseconds. A wish below the floor of errors is lifted to it; nonsense counts as no wish. */
export function durationOf(tone: string, wish: number | null): number {
  const usable = wish !== null && Number.isFinite(wish) && wish > 0 ? wish : null
  return tone === 'error' ? Math.max(usable ?? errorDuration, errorDuration) : (usable ?? usualDuration)
}

/** The messages that must go so that no more than `most` stay; `shown` runs from the oldest to the newest. */
export function surplus<T>(shown: readonly T[]): T[] {
  return shown.slice(0, Math.max(0, shown.length - most))
}

/** Whether a drag by `distance` pixels, to either side, sends a message of this width away. */
export function isDismissed(distance: number, width: number): boolean {
  return width > 0 && Math.abs(distance) > width * dismissShare
}

/** How much of a dragged message is still seen, from 1 to 0. */
export function opacityAt(distance: number, width: number): number {
  return width > 0 ? Math.max(0, 1 - Math.abs(distance) / width) : 1
}

/**
 * A clock that can be stopped: what is left of `duration` after it has run through the given spans.
 * Spans are pairs of start and end in milliseconds; the last may still run (`end` null) and then counts to `now`.
 */
export function remaining(duration: number, spans: readonly (readonly [number, number | null])[], now: number): number {
  const used = spans.reduce((sum, [start, end]) => sum + ((end ?? now) - start), 0)
  return Math.max(0, duration - used)
}
