import { Converter } from 'opencc-js/cn2t'
import { Converter as BackConverter } from 'opencc-js/t2cn'

type Convert = (text: string) => string

let toTaiwan: Convert | null = null
let toMainland: Convert | null = null

/** What must stay as it is: addresses, and what Markdown leads to. */
const addresses = /\]\([^)\s]*\)|https?:\/\/\S+|\{\{\w+\}\}/g

/**
 * Simplified Chinese in Traditional characters with the words of Taiwan (软件 becomes 軟體). Nobody has read what comes out: whoever keeps
 * it says so (`converted`) until somebody has.
 */
export function toTraditional(text: string): string {
  toTaiwan ??= Converter({ from: 'cn', to: 'twp' })
  return converted(text, toTaiwan)
}

/** The other way round: Traditional characters and words of Taiwan in Simplified ones. Nobody has read what comes out here either. */
export function toSimplified(text: string): string {
  toMainland ??= BackConverter({ from: 'twp', to: 'cn' })
  return converted(text, toMainland)
}

function converted(text: string, convert: Convert): string {
  const kept = text.match(addresses) ?? []
  const words = text.split(addresses)
  return words.map((part, at) => convert(part) + (kept[at] ?? '')).join('')
}
