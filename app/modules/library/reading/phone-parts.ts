/** A part of a text; `tel` is the E.164 form of a telephone number, null for words. */
export type PhonePart = { text: string; tel: string | null }

/** American numbers as they stand in a sentence: 1-800-633-4227, 212-244-6469, (212) 555-0100. */
const number = /(?<![\d-])((?:1-)?\d{3}-\d{3}-\d{4}|\(\d{3}\) \d{3}-\d{4})(?![\d-])/

/** A text cut at its telephone numbers, in order; nothing is lost. */
export function phoneParts(text: string): PhonePart[] {
  return text
    .split(number)
    .map((part, index) => ({ text: part, tel: index % 2 === 1 ? `+1${part.replace(/\D/g, '').slice(-10)}` : null }))
    .filter((part) => part.text !== '')
}
