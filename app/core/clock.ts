/** The only caller of "now". Tests set the time; everything else asks here. */
let fixed: number | null = null

/** The present instant in epoch milliseconds. */
export function now(): number {
  return fixed ?? Date.now()
}

/** Stops the clock at an instant (epoch milliseconds); `null` lets it run again. For tests only. */
export function setClock(instant: number | null): void {
  fixed = instant
}
