/**
 * Does something once everything has been read that has arrived by now. A timer that is due runs before that: on a server that was busy for
 * longer than the time itself, what it is about to call missing may lie there unread.
 */
export function afterReading(work: () => void): void {
  setImmediate(work)
}
