import { ownPage } from './own-links.ts'

/** Addresses of a sitemap or its index. */
export const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!.replaceAll('&amp;', '&').trim())

/**
 * The pages of the parts of a sitemap, some of each in turn, so that a bounded audit sees every kind of page; a page with its languages,
 * which stand one after the other.
 */
export function pathsInTurn(parts: readonly (readonly string[])[], origin: string): string[] {
  const paths = parts.map((part) => part.flatMap((address) => ownPage(address, '/', origin) ?? []))
  const together = 3
  const most = Math.max(0, ...paths.map(({ length }) => length))
  const inTurn: string[] = []
  for (let start = 0; start < most; start += together) {
    for (const part of paths) inTurn.push(...part.slice(start, start + together))
  }
  return [...new Set(inTurn)]
}
