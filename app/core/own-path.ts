/** A root-form path of ours with its query; `otherwise` for everything else, above all for addresses of others. */
export function ownPath(text: string, otherwise: string): string {
  if (!/^\/(?![/\\])/.test(text)) return otherwise
  const origin = 'https://own.invalid'
  if (!URL.canParse(text, origin)) return otherwise
  const url = new URL(text, origin)
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search : otherwise
}
