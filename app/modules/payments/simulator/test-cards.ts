/**
 * Cards of the simulator, by the numbers that gateways give for trying out. Nobody types one: a number that is typed into a page might be
 * a real one.
 */
export const testCards = [
  { number: '4242424242424242', does: 'succeeds' },
  { number: '4000000000000002', does: 'declines' },
  { number: '4000002500003155', does: 'asks_code' },
  { number: '4000000000000077', does: 'succeeds_late' },
  { number: '4000000000000119', does: 'fails_late' },
  { number: '4000000000000085', does: 'succeeds_twice' },
  { number: '4000000000000259', does: 'disputes' },
  { number: '4000000000000069', does: 'expires' },
] as const

export type CardDoes = (typeof testCards)[number]['does']

export const cardDoings = testCards.map(({ does }) => does)

/** The second factor of the card that asks for one. */
export const testCode = '123456'

/** Milliseconds until a late card has been decided, and until a dispute begins. */
export const lateness = 60_000
export const disputeDelay = 120_000

/** Days after a renewal failed on which it is tried again. */
export const retryDays = [1, 3, 5, 7] as const

/** Whether a kept card can be charged for a renewal. */
export const renews = (card: CardDoes): boolean => card !== 'expires' && card !== 'declines'

export function numberOf(card: CardDoes): string {
  return testCards.find(({ does }) => does === card)!.number
}

/** A number as cards show it: 4242 4242 4242 4242. */
export const inFours = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')
