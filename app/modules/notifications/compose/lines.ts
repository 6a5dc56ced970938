/** One line of plain text: control characters, line separators and runs of space become one space; direction marks go. Cut at 200 characters. */
export function singleLine(value: string): string {
  return [
    ...value
      .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, 200)
    .join('')
}

/** Paragraphs of plain text, parted by empty lines; control characters and direction marks go, what a paragraph breaks stays broken. */
export function paragraphsIn(value: string): string[] {
  return value
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

// Deliberately narrower than RFC 5321: no quoted local parts, no lists, no display names, nothing a header could be made of.
const mailAddress = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+$/u
const phoneNumber = /^\+[1-9]\d{6,14}$/

/** Whether a text is exactly one e-mail address, or one number in E.164. */
export function isAddressFor(channel: 'sms' | 'email', to: string): boolean {
  return channel === 'sms' ? phoneNumber.test(to) : to.length <= 254 && mailAddress.test(to)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}
