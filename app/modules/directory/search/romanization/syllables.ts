/** The syllables of Mandarin in Hanyu Pinyin without tones (ü written v after n and l). */
const pinyinTable: Readonly<Record<string, string>> = {
  '': 'a ai an ang ao e ei en eng er o ou',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan uo v ve',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu ong ou u uan un uo v ve',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  y: 'a an ang ao e i in ing o ong ou u uan ue un',
  w: 'a ai an ang ei en eng o u',
}

export const pinyinSyllables: ReadonlySet<string> = new Set(
  Object.entries(pinyinTable).flatMap(([initial, finals]) => finals.split(' ').map((final) => initial + final)),
)

/**
 * Cuts a joined spelling ("meiling") into syllables of a given set, in every way with the fewest pieces (at most
 * `limit` ways); empty when it cannot be cut or is too long to be a name.
 */
export function splitSyllables(joined: string, syllables: ReadonlySet<string>, limit = 2): string[][] {
  if (joined.length > 18) return []
  const ways: string[][][] = [[[]]]
  for (let end = 1; end <= joined.length; end++) {
    const found: string[][] = []
    for (let start = Math.max(0, end - 6); start < end; start++) {
      const piece = joined.slice(start, end)
      const before = ways[start]
      if (before && syllables.has(piece)) for (const way of before) found.push([...way, piece])
    }
    const fewest = Math.min(...found.map((way) => way.length))
    ways.push(found.filter((way) => way.length === fewest).slice(0, limit))
  }
  return (ways[joined.length] ?? []).filter((way) => way.length > 0)
}
