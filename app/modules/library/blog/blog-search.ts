import type { PostFilters } from './posts.server.ts'

/** The query of the list of posts under filters; page 1 and what is not chosen are left out. */
export function blogSearch({ q, category, lang, author, page }: PostFilters): Record<string, string> {
  const all = { q, category, lang, author, page: page > 1 ? String(page) : null }
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
