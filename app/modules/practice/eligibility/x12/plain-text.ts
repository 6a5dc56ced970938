/** Letters that a decomposition does not take apart. */
const spelledOut: Readonly<Record<string, string>> = {
  ...{ Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'TH', Æ: 'AE', Œ: 'OE', ẞ: 'SS' },
  ...{ '’': "'", '‘': "'", '–': '-', '—': '-', '‐': '-' },
}

/** What names and ids may hold: X12's basic characters without those that separate or that payers trip over. */
const unsendable = /[^A-Z0-9 '.,&/-]/g

/**
 * A text as a payer's computer takes it: capitals without marks, and nothing that is not Latin. A Chinese name leaves nothing, which is why
 * the legal English name is asked for.
 */
export function plainText(text: string): string {
  const capitals = text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
  const spelled = [...capitals].map((sign) => spelledOut[sign] ?? sign).join('')
  return spelled.replace(unsendable, ' ').replace(/\s+/g, ' ').trim()
}

/** An id without spaces, as it stands on a card or not. */
export const plainId = (text: string): string => plainText(text).replace(/[^A-Z0-9-]/g, '')
