/** Stands for whatever this site is called; nobody can have it. */
const here = 'https://own.invalid'

/**
 * The address that a path of this site has, under a made-up origin, or null for every other text. Browsers read "//host", "/\host" and
 * paths with tabs or newlines as another origin, so those are none.
 */
export function addressHere(text: string): URL | null {
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) || !URL.canParse(text, here)) return null
  const address = new URL(text, here)
  return address.origin === here && !address.pathname.startsWith('//') ? address : null
}

/** A path of this site with its query; `otherwise` for everything else, above all for addresses of others. */
export function ownPath(text: string, otherwise: string): string {
  const address = addressHere(text)
  return address ? address.pathname + address.search : otherwise
}
