export type Encoding = 'br' | 'gzip'

/** Browsers send a handful of these headers; what strangers send beyond that is read anew each time. */
const mostKnown = 200
const known = new Map<string, readonly Encoding[]>()

function readAccepted(header: string): Encoding[] {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  const isTaken = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).filter(isTaken)
}

/**
 * The encodings that an Accept-Encoding takes, best first: those named with a weight above zero, or not named while `*` has
 * one (RFC 9110 §12.5.3). Without a header nothing is encoded.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return []
  const found = known.get(header)
  if (found) return found
  const read = readAccepted(header)
  if (known.size < mostKnown) known.set(header, read)
  return read
}

/** Whether an If-None-Match names an ETag, compared weakly as RFC 9110 §13.1.2 asks. */
export function namesTag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
