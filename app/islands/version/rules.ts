/** How often the server is asked for its build while a page is seen, in milliseconds. */
export const pollEvery = 5 * 60_000

/** After a reload for a file that could not be loaded, no further one for this long. */
export const reloadGuard = 10_000

/** Whether a page may reload itself: not soon after it did. A clock that was set back counts as soon. */
export function mayReload(lastReload: number | null, now: number): boolean {
  return lastReload === null || now - lastReload >= reloadGuard
}

/** The id in an answer of builds/latest.json; null for anything else. */
export function readBuildId(body: unknown): string | null {
  const id: unknown = typeof body === 'object' && body !== null ? (body as { id?: unknown }).id : null
  return typeof id === 'string' && id !== '' ? id : null
}
