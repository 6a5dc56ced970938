import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptPage, Variant } from './kept-page.ts'
import type { Counts } from './tally.ts'
import type { Visit } from './visitors.ts'

/** Answers with a kept page, or with 304 to whoever has it, and counts what went out. @returns bytes of the body */
export function sendKept(
  req: IncomingMessage,
  res: ServerResponse,
  { acceptEncoding: accept, ifNoneMatch }: Visit,
  { page, isHit, counts }: { page: KeptPage; isHit: boolean; counts: Counts },
): number {
  const known: Variant | null = ifNoneMatch === undefined ? null : page.knownVariant(ifNoneMatch, accept)
  if (known) {
    if (isHit) counts.unchanged++
    res.writeHead(304, known.unchanged as string[]).end()
    return 0
  }
  const { headers, bytes, encoding } = page.variantFor(accept)
  res.writeHead(200, headers as string[])
  if (isHit && encoding !== 'br') page.improveFor(accept)
  if (req.method === 'HEAD') {
    res.end()
    return 0
  }
  res.end(bytes)
  counts.bytes += bytes.length
  return bytes.length
}
