const initials = [
  '',
  'b',
  'p',
  'm',
  'f',
  'd',
  't',
  'n',
  'l',
  'g',
  'k',
  'h',
  'j',
  'q',
  'x',
  'zh',
  'ch',
  'sh',
  'r',
  'z',
  'c',
  's',
  'y',
  'w',
]
const finals: Readonly<Record<string, string>> = {
  '': 'a o e ai ei ao ou an en ang er',
  b: 'a o ai ei ao an en ang eng i ie iao ian in ing u',
  p: 'a o ai ei ao ou an en ang eng i ie iao ian in ing u',
  m: 'a o e ai ei ao ou an en ang eng i ie iao iu ian in ing u',
  f: 'a o ei ou an en ang eng u',
  d: 'a e ai ei ao ou an en ang eng ong i ie iao iu ian ing u uo ui uan un',
  t: 'a e ai ao ou an ang eng ong i ie iao ian ing u uo ui uan un',
  n: 'a e ai ei ao ou an en ang eng ong i ie iao iu ian in iang ing u uo uan v ve ue',
  l: 'a e ai ei ao ou an ang eng ong i ia ie iao iu ian in iang ing u uo uan un v ve ue',
  g: 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang',
  k: 'a e ai ao ou an en ang eng ong u ua uo uai ui uan un uang',
  h: 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang',
  j: 'i ia ie iao iu ian in iang ing iong u ue uan un',
  q: 'i ia ie iao iu ian in iang ing iong u ue uan un',
  x: 'i ia ie iao iu ian in iang ing iong u ue uan un',
  zh: 'a e i ai ao ou an en ang eng ong u ua uo uai ui uan un uang',
  ch: 'a e i ai ao ou an en ang eng ong u ua uo uai ui uan un uang',
  sh: 'a e i ai ei ao ou an en ang eng u ua uo uai ui uan un uang',
  r: 'e i ao ou an en ang eng ong u uo ui uan un',
  z: 'a e i ai ei ao ou an en ang eng ong u uo ui uan un',
  c: 'a e i ai ao ou an en ang eng ong u uo ui uan un',
  s: 'a e i ai ao ou an en ang eng ong u uo ui uan un',
  y: 'a o e ao ou an ang i in ing ong u ue uan un',
  w: 'a o ai ei an en ang eng u',
}
const syllables = new Set(initials.flatMap((initial) => finals[initial]!.split(' ').map((final) => initial + final)))
const longest = 6

/** Cuts a word into the fewest syllables of pinyin, the longer first; null when it is none. */
export function syllablesOf(word: string): string[] | null {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    best[end] = null
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const before = best[start]
      if (!before || !syllables.has(word.slice(start, end))) continue
      const known = best[end]
      if (!known || before.length + 1 < known.length) best[end] = [...before, word.slice(start, end)]
    }
  }
  return best[word.length]!
}

/** 子 ends names of parts of the body and may be left out there; elsewhere (自杀) it says something. */
const beforeZi = new Set(['du', 'bi', 'sang', 'bo', 'nao', 'hai', 'yin', 'shen', 'er'])
const slight = new Set(['de', 'le', 'hen', 'hao'])

/** Syllables that people leave out or exchange, alike for the tables and for what is typed: 肚子疼 and 肚痛. */
export const plainSyllables = (given: readonly string[]): string[] =>
  given
    .filter((each, index) => !slight.has(each) && !(each === 'zi' && beforeZi.has(given[index - 1] ?? '')))
    .map((each) => (each === 'teng' ? 'tong' : each))

/** The syllables of a text in pinyin: its Latin words, when most of them are some. */
export function soundsOf(text: string): string[] | null {
  const words = text.match(/[a-z]+/g) ?? []
  if (words.length === 0) return null
  const cut = words.map(syllablesOf)
  const syllables = cut.flatMap((each) => each ?? [])
  const isPinyin = cut.filter((each) => each !== null).length >= words.length * 0.7 && syllables.length > 1
  return isPinyin ? plainSyllables(syllables) : null
}
