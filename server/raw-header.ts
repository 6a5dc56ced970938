/**
 * A header as it came over the wire, the first of several; `name` in lower case. Node makes an object of all headers when asked for one,
 * and in this process those objects were put among the old ones: each kept its request's strings from being collected with the young,
 * which was a fifth of what a kept page costs.
 */
export function rawHeader(rawHeaders: readonly string[], name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const raw = rawHeaders[index]!
    if (raw.length === name.length && raw.toLowerCase() === name) return rawHeaders[index + 1]
  }
  return undefined
}
