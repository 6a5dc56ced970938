import { Converter } from 'opencc-js/cn2t'

let convert: ((text: string) => string) | null = null

/** What must stay as it is: addresses, and what Markdown leads to. */
const addresses = /\]\([^)\s]*\)|https?:\/\/\S+|\{\{\w+\}\}/g

/**
 * Simplified Chinese in Traditional characters with the words of Taiwan (软件 becomes 軟體). Nobody has read what comes out: whoever keeps
 * it says so (`converted`) until somebody has.
 */
export function toTraditional(text: string): string {
  convert ??= Converter({ from: 'cn', to: 'twp' })
  const kept = text.match(addresses) ?? []
  const words = text.split(addresses)
  return words.map((part, at) => convert!(part) + (kept[at] ?? '')).join('')
}
