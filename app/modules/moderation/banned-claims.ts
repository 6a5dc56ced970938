/** Words that a description may not say, as the table has them. */
export type BannedClaim = Readonly<{ locale: string; phrase: string; kind: string }>

/** A stretch of a text, and the kind of claim it makes; null makes none. */
export type ClaimPart = Readonly<{ text: string; kind: string | null }>

const plain = (text: string) => text.toLowerCase()

/** Where a phrase stands in a text. One of Latin letters counts as a word of its own, however it is capitalized and spaced. */
function places(text: string, phrase: string): [start: number, end: number][] {
  const escaped = plain(phrase).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const spaced = escaped.replace(/\s+/g, String.raw`\s+`)
  const isLatin = /^[a-z0-9]/i.test(phrase)
  const pattern = new RegExp(isLatin ? String.raw`(?<![\p{L}\p{N}])${spaced}(?![\p{L}\p{N}])` : spaced, 'giu')
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length])
}

/** A text cut at the claims that it makes; of two that overlap the longer counts. */
export function markClaims(text: string, locale: string, claims: readonly BannedClaim[]): ClaimPart[] {
  const found = claims
    // A claim in one script counts in every text: a Chinese phrase stands in English pages too.
    .filter((claim) => claim.locale === locale || /\p{Script=Han}/u.test(claim.phrase))
    .flatMap(({ phrase, kind }) => places(text, phrase).map(([start, end]) => ({ start, end, kind })))
    .sort((one, other) => one.start - other.start || other.end - one.end)
  const parts: ClaimPart[] = []
  let at = 0
  for (const { start, end, kind } of found) {
    if (start < at) continue
    if (start > at) parts.push({ text: text.slice(at, start), kind: null })
    parts.push({ text: text.slice(start, end), kind })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), kind: null })
  return parts
}
