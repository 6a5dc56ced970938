/** Parts of a name whose letters the registry's capitals would lose. */
const romanNumeral = /^(II|III|IV|VI|VII|VIII)$/
const generation: Readonly<Record<string, string>> = { JR: 'Jr.', SR: 'Sr.' }

/**
 * Writes a name from the registry's capitals in mixed case: `MCDONALD` → `McDonald`, `O'BRIEN` → `O'Brien`,
 * `DE LA CRUZ` → `De La Cruz`. A name that already has both cases is somebody's own spelling and stays. Empty for what has no
 * letter, such as the dash that some put for a middle name.
 */
export function personName(raw: string): string {
  const name = tidyName(raw)
  if (!/\p{L}/u.test(name)) return ''
  if (isMixedCase(name)) return name
  return name.replace(/[^\s-]+/g, namePart)
}

/** `JR.` → `Jr.`, `3RD` → `III`; empty for what is not a generation (credentials often stand in that column). */
export function nameSuffix(raw: string): string {
  const suffix = tidyName(raw)
    .toUpperCase()
    .replace(/[.,\s]/g, '')
  const ordinal: Readonly<Record<string, string>> = { '2ND': 'II', '3RD': 'III', '4TH': 'IV' }
  if (romanNumeral.test(suffix)) return suffix
  return generation[suffix] ?? ordinal[suffix] ?? ''
}

function namePart(part: string): string {
  const bare = part.toUpperCase().replace(/[.,]/g, '')
  if (romanNumeral.test(bare)) return bare
  if (generation[bare]) return generation[bare]
  return part
    .toLowerCase()
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    .replace(/^(\p{L}['’])(\p{L})/u, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{L})(?=\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
}

/** Text without control characters, characters lost elsewhere, doubled and outer blanks. */
export function tidyName(raw: string): string {
  return raw.replace(/[\p{Cc}\p{Cf}\s\ufffd]+/gu, ' ').trim()
}

function isMixedCase(text: string): boolean {
  return text !== text.toUpperCase() && text !== text.toLowerCase()
}

const smallWords = new Set(['of', 'and', 'the', 'for', 'at', 'in', 'on', 'by', 'to', 'a', 'an', 'de', 'la'])
const capitals = new Set(
  'LLC PLLC PC PA LLP LP MD DO DDS DMD OD DPM DC PT OT NP RN PHD ENT OBGYN MRI CT USA US NY NJ NYC NYU SUNY CUNY VA II III IV VNA YMCA YWCA CVS UPMC DBA DME EMS ER ICU HIV AIDS ABA PET IVF PM AM'.split(
    ' ',
  ),
)

/** The name of an organization in mixed case: `NEW YORK EYE AND EAR, P.C.` → `New York Eye and Ear, P.C.` */
export function organizationName(raw: string): string {
  const name = tidyName(raw)
  if (isMixedCase(name)) return name
  return name.split(' ').map(organizationWord).join(' ')
}

function organizationWord(word: string, index: number): string {
  const upper = word.toUpperCase()
  const bare = upper.replace(/[^A-Z0-9]/g, '')
  if (capitals.has(bare) || /^(?:\p{L}\.){2,}[,;]?$/u.test(upper)) return upper
  if (index > 0 && smallWords.has(word.toLowerCase())) return word.toLowerCase()
  return word
    .toLowerCase()
    .replace(/(^|[-/&.(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(
      /^(\p{L}['’])(\p{L})(?=\p{L})/u,
      (_, before: string, letter: string) => before.toUpperCase() + letter.toUpperCase(),
    )
    .replace(/^Mc(\p{L})(?=\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
}
