const longestQuery = 100

/** The search words of an address: trimmed and no longer than anybody types. */
export function wordsOf(search: URLSearchParams, name = 'q'): string {
  return [...(search.get(name) ?? '').trim()].slice(0, longestQuery).join('')
}
