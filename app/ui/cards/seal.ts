/** The six tints of a seal, by their class. */
export const sealTints = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export type SealTint = (typeof sealTints)[number]

/** A number that is always the same for the same seed (FNV-1a over its code units). */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5
  for (let position = 0; position < seed.length; position += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(position), 0x01000193)
  }
  return hash >>> 0
}

/** A tint that is always the same for the same seed. */
export function sealTint(seed: string): SealTint {
  return sealTints[hashOf(seed) % sealTints.length]!
}

/** How a seal is carved: its characters cut out of the ground (yin), or left standing within a frame (yang). The same seed, the same seal. */
export function sealCarving(seed: string): 'yin' | 'yang' {
  // A high bit: the low ones choose the tint.
  return ((hashOf(seed) >>> 17) & 1) === 0 ? 'yin' : 'yang'
}

// Surnames of two characters still met with today, in both scripts.
const compoundSurnames = new Set(
  '欧阳 歐陽 司马 司馬 司徒 上官 诸葛 諸葛 东方 東方 夏侯 皇甫 尉迟 尉遲 公孙 公孫 慕容 长孙 長孫 宇文 令狐 端木 独孤 獨孤 南宫 南宮'.split(
    ' ',
  ),
)

const han = /\p{Script=Han}/u

/**
 * What a seal shows of a name: the surname of a Chinese one (one character, two for a compound surname), else the initials
 * of the first and last Latin words.
 */
export function sealLetters(name: string): string {
  const characters = [...name.trim()]
  if (characters.length === 0) return ''
  if (han.test(characters[0]!)) {
    const pair = characters.slice(0, 2).join('')
    return compoundSurnames.has(pair) ? pair : characters[0]!
  }
  const initials = name
    .split(/[\s-]+/)
    .map((word) => /\p{Letter}/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined)
  const ends = initials.length > 1 ? [initials[0], initials.at(-1)] : initials
  return ends.join('').toUpperCase()
}

/** The two characters of a carved seal, one above the other: the surname and the word for a seal; a compound surname or initials fill it alone. */
export function sealCharacters(name: string): string[] {
  const letters = [...sealLetters(name)]
  return letters.length === 1 && han.test(letters[0]!) ? [letters[0]!, '印'] : letters
}
