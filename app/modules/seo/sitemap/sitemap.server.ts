import { paths } from '#app/paths.ts'
import { associationEntries } from './association-entries.server.ts'
import { doctorEntries, doctorsChanged, locationEntries, specialtyEntries } from './directory-entries.server.ts'
import { indexDocument, partDocument } from './document.server.ts'
import { latest, type SitemapEntry } from './entry.ts'
import { blogEntries, knowledgeEntries, staticEntries } from './library-entries.server.ts'
import { pagesPerFile, type SitemapPart, sitemapParts } from './parts.ts'
import type { SiteOrigin } from '#app/core/site.server.ts'

/** Parts that are read whole; doctors are read a file at a time. */
const readers: Readonly<Record<Exclude<SitemapPart, 'doctors'>, () => Promise<SitemapEntry[]>>> = {
  static: staticEntries,
  specialties: specialtyEntries,
  locations: locationEntries,
  blogs: blogEntries,
  knowledge: knowledgeEntries,
  associations: associationEntries,
}

async function sizeOf(part: SitemapPart): Promise<{ total: number; changedAt: number | null }> {
  if (part === 'doctors') return doctorsChanged()
  const entries = await readers[part]()
  return { total: entries.length, changedAt: latest(entries.map(({ changedAt }) => changedAt)) }
}

/** The index of the sitemap: every part that has pages, in files of a bounded size. */
export async function sitemapIndex(origin: SiteOrigin): Promise<string> {
  const sizes = await Promise.all(sitemapParts.map(async (part) => ({ part, ...(await sizeOf(part)) })))
  const files = sizes.flatMap(({ part, total, changedAt }) =>
    Array.from({ length: Math.ceil(total / pagesPerFile) }, (_, index) => ({
      path: paths.sitemapPart(part, index + 1),
      changedAt,
    })),
  )
  return indexDocument(files, origin)
}

/** A file of a part, counted from 1; null when it has no such file. */
export async function sitemapFile(part: SitemapPart, page: number, origin: SiteOrigin): Promise<string | null> {
  const offset = (page - 1) * pagesPerFile
  const entries =
    part === 'doctors'
      ? await doctorEntries(offset, pagesPerFile)
      : (await readers[part]()).slice(offset, offset + pagesPerFile)
  return entries.length === 0 ? null : partDocument(entries, origin)
}
