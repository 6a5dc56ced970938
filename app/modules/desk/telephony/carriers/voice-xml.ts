import type { Spoken, Step } from '../ivr-engine.ts'
import type { VoiceLanguage } from '../ivr.ts'

/** The answers of a webhook in the XML of the voice API (TwiML, which others speak too). */

const voiceOf: Readonly<Record<VoiceLanguage, string>> = { cmn: 'cmn-CN', yue: 'yue-HK', en: 'en-US' }

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** Letters that XML cannot hold are left out. */
const escaped = (text: string) =>
  text
    // eslint-disable-next-line no-control-regex -- control characters are what is left out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (letter) => entities[letter]!)

const attributes = (given: Readonly<Record<string, string | number>>) =>
  Object.entries(given)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

const said = (say: readonly Spoken[]) =>
  say.map(({ language, text }) => `<Say language="${voiceOf[language]}">${escaped(text)}</Say>`).join('')

const document = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<Response>${inner}</Response>`

/** Seconds without a key until it counts as none, and the longest message. */
const keySeconds = 6
const longestMessage = 120

/** Where a step is answered: its address for this turn of the call. */
export type AddressOf = (step: 'key' | 'dialed' | 'answered' | 'recorded' | 'transcribed') => string

/** A telephone: a number, or an extension of the clinic's own exchange as a SIP address. */
function telephone(destination: string, addressOf: AddressOf): string {
  const told = attributes({ statusCallback: addressOf('answered'), statusCallbackEvent: 'answered' })
  return destination.startsWith('sip:')
    ? `<Sip${told}>${escaped(destination)}</Sip>`
    : `<Number${told}>${escaped(destination)}</Number>`
}

/** Rings one telephone. `seconds` is how long. */
export function dialXml(
  ring: Readonly<{ destination: string; seconds: number }>,
  addressOf: AddressOf,
  say: readonly Spoken[] = [],
) {
  const dial = attributes({ timeout: ring.seconds, action: addressOf('dialed'), answerOnBridge: 'true' })
  return document(`${said(say)}<Dial${dial}>${telephone(ring.destination, addressOf)}</Dial>`)
}

/** What the carrier does for a step of the menu. @param isTranscribed whether it writes messages down */
export function stepXml({ say, then, ring }: Step, addressOf: AddressOf, isTranscribed: boolean): string {
  if (then === 'ring' && ring) return dialXml(ring, addressOf, say)
  if (then === 'key') {
    const gather = { numDigits: 1, timeout: keySeconds, actionOnEmptyResult: 'true', action: addressOf('key') }
    return document(`<Gather${attributes(gather)}>${said(say)}</Gather>`)
  }
  if (then === 'record') {
    const record = {
      ...{ maxLength: longestMessage, finishOnKey: '#', playBeep: 'true', action: addressOf('recorded') },
      ...(isTranscribed ? { transcribe: 'true', transcribeCallback: addressOf('transcribed') } : {}),
    }
    return document(`${said(say)}<Record${attributes(record)}/><Hangup/>`)
  }
  return document(`${said(say)}<Hangup/>`)
}

/** Goes on at an address; for a call that is moved from the desk. */
export const redirectXml = (address: string) => document(`<Redirect>${escaped(address)}</Redirect>`)

export const endXml = document('<Hangup/>')
/** Taken, and nothing to do. */
export const emptyXml = document('')
