/** What a text message can ask for. */
export type InboundWord = 'confirm' | 'cancel' | 'stop' | 'start'

/**
 * Whole messages that mean something; everything else is unclear. CANCEL is missing on purpose: to a carrier it ends the
 * messages, to a patient the visit.
 */
const words: Readonly<Record<string, InboundWord>> = {
  '1': 'confirm',
  是: 'confirm',
  '2': 'cancel',
  否: 'cancel',
  stop: 'stop',
  stopall: 'stop',
  unsubscribe: 'stop',
  退订: 'stop',
  退訂: 'stop',
  start: 'start',
  unstop: 'start',
}

/** The word that a text message is, or null. Full-width letters, case, spaces and marks around it do not count. */
export function wordOf(text: string): InboundWord | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[\p{P}\p{S}\p{Z}\p{Cc}\p{Cf}]+|[\p{P}\p{S}\p{Z}\p{Cc}\p{Cf}]+$/gu, '')
  return Object.hasOwn(words, plain) ? words[plain]! : null
}
