export type Search = URLSearchParams | Record<string, string>

/** A path with a query, or more of one; without it when there is nothing to say. */
export function withSearch(path: string, search: Search): string {
  const query = new URLSearchParams(search).toString()
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}
