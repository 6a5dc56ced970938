const minute = 60_000
const hour = 60 * minute

/** How long after each failed attempt the next one comes, in milliseconds; after the last there is none. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour]

/** The most attempts a message gets. */
export const mostAttempts = waits.length + 1

/** When a message whose `attempts`-th attempt failed at `at` is tried again; null when it has failed for good. */
export function nextAttempt(attempts: number, at: number): number | null {
  const wait = waits[attempts - 1]
  return wait === undefined ? null : at + wait
}
