/** A stretch of two texts that are compared: the same in both, only in the former, or only in the later. */
export type DiffPart = Readonly<{ kind: 'same' | 'gone' | 'added'; text: string }>

/** A word of letters and digits, each Chinese character by itself, a stretch of blanks, or one sign. */
const token = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+|\s+|[^\s]/gu

function splitTokens(text: string): string[] {
  // `\p{L}` has Chinese characters too: words are cut at each of them.
  return (text.match(token) ?? []).flatMap((word) =>
    /\p{Script=Han}/u.test(word) ? (word.match(/\p{Script=Han}|[^\p{Script=Han}]+/gu) ?? []) : [word],
  )
}

/** Above this many pairs of words the middle of two texts is told as one replacement: nobody reads so many marks. */
const mostPairs = 4_000_000

/** How long the longest common row of words is, from each pair of places to the ends. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1))
  for (let at = one.length - 1; at >= 0; at--) {
    for (let to = other.length - 1; to >= 0; to--) {
      rows[at]![to] =
        one[at] === other[to] ? rows[at + 1]![to + 1]! + 1 : Math.max(rows[at + 1]![to]!, rows[at]![to + 1]!)
    }
  }
  return rows
}

function differing(one: readonly string[], other: readonly string[]): DiffPart[] {
  if (one.length * other.length > mostPairs)
    return [
      { kind: 'gone', text: one.join('') },
      { kind: 'added', text: other.join('') },
    ]
  const lengths = commonLengths(one, other)
  const parts: DiffPart[] = []
  let [at, to] = [0, 0]
  while (at < one.length || to < other.length) {
    if (at < one.length && to < other.length && one[at] === other[to]) {
      parts.push({ kind: 'same', text: one[at]! })
      at += 1
      to += 1
    } else if (to >= other.length || (at < one.length && lengths[at + 1]![to]! >= lengths[at]![to + 1]!)) {
      parts.push({ kind: 'gone', text: one[at]! })
      at += 1
    } else {
      parts.push({ kind: 'added', text: other[to]! })
      to += 1
    }
  }
  return parts
}

/** Neighbors of one kind are one part; of a change what went stands before what came. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  let change = { gone: '', added: '' }
  const flush = () => {
    for (const kind of ['gone', 'added'] as const) if (change[kind]) result.push({ kind, text: change[kind] })
    change = { gone: '', added: '' }
  }
  for (const { kind, text } of parts) {
    if (kind !== 'same') change[kind] += text
    else {
      flush()
      const last = result.at(-1)
      if (last?.kind === 'same') result[result.length - 1] = { kind, text: last.text + text }
      else result.push({ kind, text })
    }
  }
  flush()
  return result
}

/** What differs between two texts, by words and Chinese characters (Myers’ problem, solved by the table of common rows). */
export function diffWords(former: string, later: string): DiffPart[] {
  const [one, other] = [splitTokens(former), splitTokens(later)]
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1
  let end = 0
  const most = Math.min(one.length, other.length) - start
  while (end < most && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1
  const same = (words: readonly string[]): DiffPart[] =>
    words.length > 0 ? [{ kind: 'same', text: words.join('') }] : []
  return joined([
    ...same(one.slice(0, start)),
    ...differing(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    ...same(one.slice(one.length - end)),
  ])
}
