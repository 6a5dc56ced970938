/** The parts of the sitemap, a type of page each, in the order of the index. */
export const sitemapParts = [
  'static',
  'specialties',
  'locations',
  'doctors',
  'blogs',
  'knowledge',
  'associations',
] as const

export type SitemapPart = (typeof sitemapParts)[number]

/** Pages of ours in one file. Each stands there three times with four alternates: 15,000 addresses, some 10 MB. */
export const pagesPerFile = 5_000

/** Reads the last segment of a part's address, such as `doctors-2.xml`; null when it is none. */
export function parsePart(segment: string): { part: SitemapPart; page: number } | null {
  const match = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(segment)
  const part = sitemapParts.find((each) => each === match?.[1])
  return part ? { part, page: Number(match![2]) } : null
}
