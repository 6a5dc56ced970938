import { readPhone } from '#app/modules/booking/form/person-answers.ts'

/** What the voice API tells of a call, read out of its form. */

export const webhookSteps = [
  'incoming',
  'key',
  'dialed',
  'answered',
  'recorded',
  'transcribed',
  'onward',
  'status',
] as const
export type WebhookStep = (typeof webhookSteps)[number]

/** Numbers that carriers send where the caller's is withheld: "anonymous", "restricted", "unknown" and their like on the keys. */
const withheld = new Set(['+266696687', '+7378742883', '+86282452253', '+464'])

/** A caller's number in E.164; null where it is withheld or is none. */
export function readCaller(from: string | null): string | null {
  if (!from?.startsWith('+') || withheld.has(from)) return null
  const phone = readPhone(from)
  return 'value' in phone ? phone.value : null
}

/** The states in which a call is over, as the API says them. */
const over = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])
export const isOver = (status: string | null) => status !== null && over.has(status)

/** Minutes for which an address that was given out holds: a key is pressed at once, a conversation may be long. */
const minutes: Readonly<Partial<Record<WebhookStep, number>>> = { key: 10, onward: 10 }
const longMinutes = 240

/** Whether an address is used while it holds; one without a time was not given out by us. */
export function isFresh(step: WebhookStep, at: string | null, now: number): boolean {
  if (step === 'incoming' || step === 'status') return true
  if (at === null || !/^\d{1,11}$/.test(at)) return false
  const age = now - Number(at) * 1000
  return age >= -60_000 && age <= (minutes[step] ?? longMinutes) * 60_000
}

/** The turn of the call that an address is about; -1, which no call has, for none. */
export const readTurn = (turn: string | null) => (turn !== null && /^\d{1,5}$/.test(turn) ? Number(turn) : -1)
