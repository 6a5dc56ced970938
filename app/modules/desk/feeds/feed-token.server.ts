import { derivedToken, isSameHash, tokenHash } from '#app/modules/action-links/link-token.server.ts'

/** The token of a feed, made again from its id: the page shows the address as often as its owner asks, and the database opens nothing. */
export function feedToken(id: string): string {
  return derivedToken(`calendar_feed|${id}`)
}

/** The same of a stored feed; null where another secret made it, as it cannot be shown again then. */
export function shownToken({ id, hash }: Readonly<{ id: string; hash: string }>): string | null {
  const token = feedToken(id)
  return isSameHash(tokenHash(token), hash) ? token : null
}
