/** What of a made page is kept. `headers` are its own, without those that the cache writes itself. */
export type Keepable = Readonly<{ body: Buffer; type: string; isHtml: boolean; headers: readonly string[] }>

/** Written by the cache, or about one connection only. */
const replaced = new Set(['cache-control', 'connection', 'content-length', 'content-type', 'date', 'etag', 'vary'])
const keptTypes = /^(?:text\/(?:html|plain|xml)|application\/(?:[\w.-]+\+)?(?:xml|json))\b/i
const ownVary = /^(?:\s*(?:accept-encoding|accept-language|cookie)\s*(?:,|$))*$/i
/** A script of words instead of a file; data is none. */
const inlineScript = /<script\b(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>/i

function mayBeKept({ status, headers }: Response): boolean {
  if (status !== 200 || headers.has('Set-Cookie') || headers.has('Content-Encoding')) return false
  if (/no-store|private|no-cache/i.test(headers.get('Cache-Control') ?? '')) return false
  return ownVary.test(headers.get('Vary') ?? '') && keptTypes.test(headers.get('Content-Type') ?? '')
}

/**
 * Reads an answer that may be kept; null for every other: errors, redirects, what sets a cookie or calls itself private, and
 * pages whose scripts would need a nonce, which cannot be the same twice.
 */
export async function readKeepable(response: Response): Promise<Keepable | null> {
  if (!mayBeKept(response)) {
    await response.body?.cancel()
    return null
  }
  const body = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('Content-Type')!
  const isHtml = type.startsWith('text/html')
  // Markup is ASCII: read so, the bytes need no decoding.
  if (isHtml && (body.includes('nonce=') || inlineScript.test(body.toString('latin1')))) return null
  const headers = [...response.headers].filter(([name]) => !replaced.has(name)).flat()
  return { body, type, isHtml, headers }
}
