/**
 * Content lines of iCalendar (RFC 5545 §3.1). Written here because ical-generator prints the server's own wall time and no
 * VTIMEZONE for a zone it is given by name: the file then means another hour on a server that does not stand in New York.
 */
const longestLine = 75
const encoder = new TextEncoder()

/** A text value (§3.3.11): backslash, semicolon, comma and line break escaped, other control characters dropped. */
export function icsText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ''))
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
}

/** A parameter value (§3.2) in quotes; it has no way to say a quote or a control character. */
export function icsParameter(text: string): string {
  return `"${text.replace(/[\p{Cc}"]/gu, '')}"`
}

/** A content line cut into lines of at most 75 octets, between characters and never inside one. */
export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > longestLine) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** Content lines as a file: folded, each ended by CRLF. */
export function icsFile(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** An instant as UTC: 20261020T140000Z. */
export function icsInstant(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** A wall time without zone, given as the instant it would be in UTC: 20261020T100000. */
export function icsWall(wall: number): string {
  return icsInstant(wall).slice(0, -1)
}
