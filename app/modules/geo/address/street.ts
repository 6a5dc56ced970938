/** The street line of an address taken apart, in one spelling: "136-08 Magnolia Rd., Ste 2A" and "13608 magnolia road" are one house. */
export type Street = Readonly<{ house: string; street: string; unit: string }>

const words: Readonly<Record<string, string>> = {
  st: 'street',
  str: 'street',
  ave: 'avenue',
  av: 'avenue',
  rd: 'road',
  blvd: 'boulevard',
  pl: 'place',
  pkwy: 'parkway',
  dr: 'drive',
  ln: 'lane',
  ct: 'court',
  sq: 'square',
  ter: 'terrace',
  tpke: 'turnpike',
  expy: 'expressway',
  hwy: 'highway',
  plz: 'plaza',
  bway: 'broadway',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  fifth: '5',
  sixth: '6',
  seventh: '7',
  eighth: '8',
  ninth: '9',
  tenth: '10',
}

const units = new Set(['ste', 'suite', 'apt', 'apartment', 'unit', 'fl', 'floor', 'rm', 'room', 'bsmt', 'ph', 'unit#'])
const housePattern = /^\d+[a-z]?(-\d+[a-z]?)?$/
const ordinal = /^(\d+)(st|nd|rd|th)$/

/** The kinds of streets: what a name may lose without being another name. */
export const streetKinds: ReadonlySet<string> = new Set([
  ...['street', 'avenue', 'road', 'boulevard', 'place', 'parkway', 'drive', 'lane', 'court', 'square', 'terrace'],
  ...['turnpike', 'expressway', 'highway', 'plaza', 'north', 'south', 'east', 'west'],
])

function spelled(word: string, at: number, all: readonly string[]): string {
  // "St Nicholas Ave" is a saint's; a street ends in its "St".
  if (word === 'st' && at === 0 && all.length > 1) return 'saint'
  return words[word] ?? word.replace(ordinal, '$1')
}

/** Where the unit begins among the words after the house number; their count when there is none. */
function unitStart(rest: readonly string[]): number {
  const at = rest.findIndex((word, index) => index > 0 && units.has(word))
  if (at < 0) return rest.length
  const isFloor = rest[at] === 'fl' || rest[at] === 'floor'
  // "3rd Floor" begins a word earlier.
  return isFloor && at > 1 && at === rest.length - 1 && /^\d/.test(rest[at - 1]!) ? at - 1 : at
}

/** Reads a street line. Never fails: what it does not understand stays in `street`. */
export function readStreet(line: string): Street {
  const tokens = line
    .normalize('NFKC')
    .toLowerCase()
    .replace(/#/g, ' unit ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)
  const hasHouse = tokens.length > 1 && housePattern.test(tokens[0]!)
  const rest = hasHouse ? tokens.slice(1) : tokens
  const end = unitStart(rest)
  return {
    // Queens writes 136-08, machines 13608.
    house: hasHouse ? tokens[0]!.replace('-', '') : '',
    street: rest.slice(0, end).map(spelled).join(' '),
    unit: rest.slice(end).join(' '),
  }
}

/** Letters to change, add or take away to make one text of the other (Levenshtein); `limit + 1` for anything beyond the limit. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      line.push(Math.min(above[column]! + 1, line[column - 1]! + 1, above[column - 1]! + (isSame ? 0 : 1)))
    }
    above = line
  }
  return Math.min(above[other.length]!, limit + 1)
}
