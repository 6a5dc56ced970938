import { Converter } from 'opencc-js/t2cn'

/** Longest text that is looked at, in code points; the rest of a longer one is ignored. */
export const textLimit = 200

/** Characters that people use for one another and that the conversion tables keep apart. */
const variants: Readonly<Record<string, string>> = {
  甯: '宁',
  寗: '宁',
  欝: '郁',
  锺: '钟',
  衞: '卫',
  邨: '村',
  堃: '坤',
  検: '检',
  査: '查',
}

const isHan = /\p{Script=Han}/u
const marks = /\p{M}+/gu
/** Apostrophes of every kind join (Xi'an, O'Brien, Ts'ai); they leave no gap. */
const apostrophes = /['’‘ʼʻ`´＇]/gu
/** Anything else that is neither a letter nor a digit separates. */
const separators = /[^\p{L}\p{N}]+/gu

const loneSurrogates = /\p{Surrogate}/gu

let toSimplified: Map<string, string> | null = null

/**
 * Character by character, many to one (後 and 后 become 后): built once by sending each character through the
 * tables on a line of its own, since the phrase rules that pick among several would make matching depend on neighbors.
 */
function simplifiedOf(character: string): string {
  if (!toSimplified) {
    const characters: string[] = []
    for (let code = 0x3400; code < 0xa000; code++) characters.push(String.fromCodePoint(code))
    const fromHongKong = Converter({ from: 'hk', to: 'cn' })
    const fromTaiwan = Converter({ from: 'tw', to: 'cn' })
    const folded = fromTaiwan(fromHongKong(characters.join('\n'))).split('\n')
    toSimplified = new Map(Object.entries(variants))
    for (const [index, from] of characters.entries()) {
      const to = folded[index]!
      if (to !== from && [...to].length === 1) toSimplified.set(from, variants[to] ?? to)
    }
  }
  return toSimplified.get(character) ?? character
}

/** Traditional and variant characters to the simplified ones, 計畫 written as 計劃; everything else stays. */
export function foldHan(text: string): string {
  let folded = ''
  for (const character of text) folded += isHan.test(character) ? simplifiedOf(character) : character
  return folded.replaceAll('计画', '计划')
}

/**
 * Brings any text to the one form in which texts are compared: NFKC, no control characters, lower case, no
 * diacritics or tone marks, apostrophes joined, every other mark a single space, Traditional folded to Simplified,
 * at most 200 code points. Never throws.
 */
export function fold(text: string): string {
  // A cut by code units first keeps a hostile megabyte cheap; NFKC can lengthen, so the exact cut comes last.
  const cut = text.slice(0, textLimit * 4)
  const plain = cut
    .replace(loneSurrogates, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(apostrophes, '')
    .normalize('NFD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(separators, ' ')
    .trim()
  return [...foldHan(plain)].slice(0, textLimit).join('').trim()
}
