/** Where a link of a text leads: a page of this site (root form), another site, or something else that may be opened. */
export type LinkTarget =
  { kind: 'page'; path: string } | { kind: 'site'; href: string; host: string } | { kind: 'other' }

/** An origin that no text can mean: a path that is a path stays on it. */
const here = 'https://here.invalid'

/** Reads the address of a link as a browser would; null for what must not be opened (scripts, data, addresses made to mislead). */
export function targetOf(href: string): LinkTarget | null {
  let url: URL
  try {
    url = new URL(href, here)
  } catch {
    return null
  }
  if (url.origin === here) {
    if (href.startsWith('#')) return { kind: 'other' }
    return href.startsWith('/') ? { kind: 'page', path: url.pathname + url.search + url.hash } : null
  }
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'other' }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  // A name before an @ dresses one site as another; "//" and "\\" dress a site as a path.
  if (url.username !== '' || !/^https?:\/\//i.test(href)) return null
  return { kind: 'site', href: url.href, host: url.host.replace(/^www\./, '') }
}
