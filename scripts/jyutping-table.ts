/**
 * Writes the table of Cantonese readings that the search has in memory: a reading a character, without its tone. The library that knows
 * them reads whole texts word by word, and holds 57 MB for it; names are read character by character.
 *
 *   npx tsx scripts/jyutping-table.ts
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getJyutpingList } from 'to-jyutping'

/** CJK Unified Ideographs with the extensions A and B to H, and the compatibility block. */
const blocks = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0x20000, 0x323af],
] as const

/** Syllables without tones, each with the characters that are read so: the first reading of each. */
export function jyutpingTable(): Record<string, string> {
  const table: Record<string, string> = {}
  for (const [first, last] of blocks)
    for (let code = first; code <= last; code += 1) {
      const character = String.fromCodePoint(code)
      const syllable = getJyutpingList(character)[0]?.[1]?.replace(/\d/g, '').split(' ')[0]
      if (syllable) table[syllable] = (table[syllable] ?? '') + character
    }
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)))
}

export const tableFile = 'app/modules/directory/search/romanization/jyutping.json'

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(tableFile, `${JSON.stringify(jyutpingTable(), null, 2)}\n`)
