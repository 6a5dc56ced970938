import type { Position } from '../distance.ts'
import { type PostalAddress, positionOf, suggestedAddress, type Verdict } from './address.ts'

/** The questions of the specification's §4: "Did you mean?" shows a suggestion, "Confirm address" has none to show. */
export type Question = 'did_you_mean' | 'confirm_address'

/** Yes, take the suggestion; no, use the address I provided; the dialog was closed. */
const confirmationAnswers = ['change', 'nochange', 'cancel'] as const
export type Answer = (typeof confirmationAnswers)[number]

/** As the directory records it: a service knew it, a person insists on it against a suggestion, nobody could tell. */
export type Verification = 'exact' | 'confirmed' | 'unverified'

export type ConfirmationStep =
  | Readonly<{ step: 'ask'; question: Question }>
  | Readonly<{ step: 'cancelled' }>
  | Readonly<{
      step: 'settled'
      outcome: 'change' | 'nochange'
      address: PostalAddress
      verification: Verification
      position: Position | null
      /** A suggestion was refused: that is worth a correction report. */
      isRejected: boolean
    }>

/** What has to be asked about a verdict; null when the match is exact. */
export function questionOf({ confidence, suggestion }: Verdict): Question | null {
  if (confidence === 'exact' && suggestion) return null
  return confidence === 'none' || !suggestion ? 'confirm_address' : 'did_you_mean'
}

export function readAnswer(text: unknown): Answer | null {
  return confirmationAnswers.find((answer) => answer === text) ?? null
}

/**
 * Where an entered address stands. `answer` is what was chosen in a dialog, `shown` the full address of the suggestion that stood in
 * it: when the service proposes another one by now, the answer is to an old question and it is asked again.
 */
export function confirmAddress(
  entered: PostalAddress,
  verdict: Verdict,
  answer: Answer | null,
  shown: string | null,
): ConfirmationStep {
  const question = questionOf(verdict)
  const { suggestion } = verdict
  const position = suggestion && positionOf(suggestion)
  const settled = { step: 'settled', position, isRejected: false } as const
  if (question === null) return { ...settled, outcome: 'nochange', address: entered, verification: 'exact' }
  if (answer === 'cancel') return { step: 'cancelled' }
  if (answer === null || (suggestion !== null && question === 'did_you_mean' && shown !== suggestion.full_address)) {
    return { step: 'ask', question }
  }
  if (question === 'confirm_address') {
    if (answer === 'change') return { step: 'ask', question }
    return { ...settled, outcome: 'nochange', address: entered, verification: 'unverified' }
  }
  if (answer === 'nochange') {
    return { ...settled, outcome: 'nochange', address: entered, verification: 'confirmed', isRejected: true }
  }
  const address = suggestedAddress(suggestion!, entered)
  // A suggestion that is only a ZIP code's city has put nothing right about the house.
  const verification = suggestion!.feature_type === 'address' ? 'exact' : 'unverified'
  return { ...settled, outcome: 'change', address, verification }
}

/** The parts of an address in which another differs, for marking them. */
export function changedParts(entered: PostalAddress, suggested: PostalAddress): (keyof PostalAddress)[] {
  const parts = ['line1', 'line2', 'city', 'state', 'zip'] as const
  const plain = (text: string | null) => (text ?? '').trim().toLowerCase()
  return parts.filter((part) => plain(entered[part]) !== plain(suggested[part]))
}
