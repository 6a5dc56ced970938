/**
 * Hanyu Pinyin to the spelling of Taiwan passports: Wade–Giles without its apostrophes and umlauts, and the
 * habits that depart from it. The first spelling is the usual one.
 */
const initials: Readonly<Record<string, readonly string[]>> = {
  b: ['p'],
  d: ['t'],
  g: ['k'],
  j: ['ch'],
  q: ['ch'],
  x: ['hs'],
  zh: ['ch'],
  r: ['j'],
  z: ['ts'],
  c: ['ts'],
}

const wholes: Readonly<Record<string, readonly string[]>> = {
  zhi: ['chih'],
  chi: ['chih'],
  shi: ['shih'],
  ri: ['jih'],
  zi: ['tzu', 'tze'],
  ci: ['tzu', 'tsu'],
  si: ['szu', 'ssu'],
  er: ['erh'],
  yi: ['yi', 'i'],
  you: ['yu', 'you'],
  yan: ['yen'],
  ye: ['yeh'],
  yong: ['yung'],
  o: ['o'],
  e: ['o', 'e'],
  wo: ['wo'],
  ke: ['ko', 'ke'],
  he: ['ho', 'he'],
  ge: ['ko', 'ke'],
  gui: ['kuei', 'kui'],
  kui: ['kuei', 'kui'],
  hui: ['hui'],
  guo: ['kuo'],
  xu: ['hsu', 'shu'],
  xue: ['hsueh', 'shueh'],
  xiao: ['hsiao', 'shiau'],
  xie: ['hsieh', 'shieh'],
  qiu: ['chiu', 'chiou'],
  yuan: ['yuan', 'yuen'],
}

const finals: Readonly<Record<string, readonly string[]>> = {
  ong: ['ung'],
  iong: ['iung'],
  ian: ['ien'],
  ie: ['ieh'],
  ue: ['ueh'],
  ve: ['ueh'],
  v: ['u'],
  un: ['un'],
  iu: ['iu', 'iou'],
  en: ['en'],
}

/** After these, Wade–Giles writes -uo as -o. */
const roundsToO = /^(d|t|n|l|z|c|s|zh|ch|r)$/

export function taiwanSpellings(syllable: string): string[] {
  const whole = wholes[syllable]
  if (whole) return [...whole]
  const [, initial, final] = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw]?)(.+)$/.exec(syllable) ?? []
  if (initial === undefined || final === undefined) return [syllable]
  if (initial === 'y' || initial === 'w') return [initial + (final === 'e' ? 'eh' : final === 'ue' ? 'ueh' : final)]
  const heads = initials[initial] ?? [initial]
  const tails = final === 'uo' && roundsToO.test(initial) ? ['o'] : (finals[final] ?? [final])
  // juan, qun, xue: u stands for ü there and Wade–Giles keeps the plain letter.
  return heads.flatMap((head) => tails.map((tail) => head + tail))
}
