/** How closely two series go together, from -1 to 1 (Pearson); 0 where one of them never changes. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const centered = (series: readonly number[]) => {
    const mean = series.reduce((sum, value) => sum + value, 0) / series.length
    return series.map((value) => value - mean)
  }
  const product = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, at) => sum + value * b[at]!, 0)
  const [first, second] = [centered(one), centered(other)]
  const spread = Math.sqrt(product(first, first) * product(second, second))
  return spread === 0 ? 0 : product(first, second) / spread
}

/** The places of values in their order. Two that are level are in the order in which they stand, so a series of ties is no order. */
export function ranks(series: readonly number[]): number[] {
  const order = series.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value)
  const places: number[] = []
  for (const [place, { at }] of order.entries()) places[at] = place
  return places
}

/** Five standard deviations of the correlation of two unrelated series of so many: one run in two million goes beyond. */
export const chanceOf = (count: number) => 5 / Math.sqrt(count - 1)
