/**
 * Headers of every page and file that shows or takes personal data: nothing keeps a copy, nothing indexes it, no other site learns
 * its address. (`no-referrer` would also take the Origin from our own forms.)
 */
export const privateHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
}

/** The same for a page; when its form was refused for a while, also for how long. */
export function privatePageHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const retryAfter = actionHeaders.get('Retry-After')
  return { ...privateHeaders, ...(retryAfter ? { 'Retry-After': retryAfter } : {}) }
}
