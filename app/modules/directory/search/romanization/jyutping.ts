import table from './jyutping.json'

let readings: Map<string, string> | undefined

/** Cantonese readings, one Jyutping syllable a character, without tones; characters without one are left out. */
export function jyutpingOf(text: string): string[] {
  readings ??= new Map(
    Object.entries(table).flatMap(([syllable, characters]) => [...characters].map((each) => [each, syllable] as const)),
  )
  return [...text].flatMap((character) => readings!.get(character) ?? [])
}
