/** What a text message costs: GSM 03.38 letters count one (some two) in 160, everything else is UCS-2 in 70. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extended = new Set('^{}\\[~]|€\f')

// What Unicode typography has a plain GSM letter for. Intl writes times with U+202F.
const plain: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
}

type SmsSize = Readonly<{ encoding: 'gsm' | 'ucs2'; units: number; segments: number }>

/** The encoding, units (septets or UTF-16 units) and segments of a text message. */
export function smsSize(text: string): SmsSize {
  const characters = [...text]
  if (characters.every((character) => basic.has(character) || extended.has(character))) {
    const units = characters.length + characters.filter((character) => extended.has(character)).length
    return { encoding: 'gsm', units, segments: units <= 160 ? 1 : Math.ceil(units / 153) }
  }
  return { encoding: 'ucs2', units: text.length, segments: text.length <= 70 ? 1 : Math.ceil(text.length / 67) }
}

/** Typographic spaces, quotes and dashes as the letters that do not double the price of an English message. */
export function smsLetters(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f‘’“”–—…]/g, (letter) => plain[letter]!)
}

/** One segment in GSM letters, two in Chinese. */
export function fitsSms(text: string): boolean {
  const { encoding, segments } = smsSize(text)
  return segments <= (encoding === 'gsm' ? 1 : 2)
}

/**
 * Writes a text with as many whole words of a name as fit, possibly none.
 * `write` gets the shortened name, or an empty string.
 */
export function fitName(name: string, write: (name: string) => string): string {
  const words = name.split(' ').filter(Boolean)
  for (let count = words.length; count > 0; count--) {
    // A name does not end in "&" or "of".
    const short = words
      .slice(0, count)
      .join(' ')
      .replace(/(?:\s+(?:&|and|of|the|at|for|-))+$/i, '')
    const text = write(short)
    if (fitsSms(text)) return text
  }
  return write('')
}

/**
 * The same with the name of a patient, whole or its first word, before that of the clinic; it gives way where nothing of the clinic would remain.
 */
export function fitNames(patient: string, clinic: string, write: (patient: string, clinic: string) => string): string {
  const shown = patient === '' ? [] : [patient, patient.split(' ')[0]!]
  for (const name of new Set(shown)) {
    let left = ''
    const text = fitName(clinic, (short) => {
      left = short
      return write(name, short)
    })
    if (fitsSms(text) && (left !== '' || clinic === '')) return text
  }
  return fitName(clinic, (short) => write('', short))
}
