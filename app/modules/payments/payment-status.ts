import type { paymentStates } from '#drizzle/schema/payments.ts'

export type PaymentState = (typeof paymentStates)[number]

/** Nothing is decided yet: the payer may still pay or give up. */
export const openStates = ['created', 'pending'] as const satisfies readonly PaymentState[]

export function isOpen(state: PaymentState): boolean {
  return (openStates as readonly PaymentState[]).includes(state)
}

/** How often the page looks again by itself, and after how many seconds. */
export const mostLooks = 12
export const secondsBetweenLooks = 5

/** The number of looks so far, from the address; what is no such number has looked often enough. */
export function readLooks(text: string | null): number {
  if (text === null) return 0
  return /^\d{1,2}$/.test(text) ? Math.min(Number(text), mostLooks) : mostLooks
}

/** The search parameter with which a reader has turned off that the page looks again by itself. */
export const stillSearch = { updates: 'off' } as const

/** What a return page says: the state of a payment, or that there is none to be told of. */
export type PaymentWords = Exclude<PaymentState, 'created'> | 'waiting' | 'unknown' | 'stopped'

/** After paying; `looksAgain` while the page asks again by itself. */
export function wordsAfterPaying(state: PaymentState | null, looksAgain: boolean): PaymentWords {
  if (state === null) return 'unknown'
  if (state === 'created' || state === 'pending') return looksAgain ? 'pending' : 'waiting'
  return state
}

/**
 * After giving up. Whoever comes without a known payment reads the same as one whose payment is open: nothing was charged, unless our
 * own record says that it was.
 */
export function wordsAfterGivingUp(state: PaymentState | null): PaymentWords {
  return state === null || state === 'created' || state === 'pending' ? 'stopped' : state
}
