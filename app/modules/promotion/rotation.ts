/** How long one advertisement stands before the next has its turn; pages with a place for one are kept no longer. */
const turnMs = 60_000

/** The number of the turn at an instant. */
export const turnOf = (at: number): number => Math.floor(at / turnMs)

/** Whose turn it is at an instant: each of `those` as often as every other, in their order. Null when there are none. */
export function inTurn<Ad>(those: readonly Ad[], at: number): Ad | null {
  return those[turnOf(at) % Math.max(1, those.length)] ?? null
}
