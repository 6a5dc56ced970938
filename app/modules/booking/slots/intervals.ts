/** Half-open intervals as a flat list `[from, to, from, to, …]`; "united" when ascending, apart and not empty. */
type Intervals = readonly number[]

/** Unites intervals in any order; those that touch become one. Empty ones vanish. */
export function uniteIntervals(intervals: Intervals): number[] {
  const sorted = isAscending(intervals) ? intervals : sortPairs(intervals)
  const united: number[] = []
  for (let i = 0; i < sorted.length; i += 2) {
    const from = sorted[i]!
    const to = sorted[i + 1]!
    if (to <= from) continue
    const last = united.length - 1
    if (last > 0 && from <= united[last]!) united[last] = Math.max(united[last]!, to)
    else united.push(from, to)
  }
  return united
}

/** What of the united `open` lies outside of the united `closed`. */
export function subtractIntervals(open: Intervals, closed: Intervals): number[] {
  const left: number[] = []
  let c = 0
  for (let i = 0; i < open.length; i += 2) {
    let from = open[i]!
    const to = open[i + 1]!
    while (c < closed.length && closed[c + 1]! <= from) c += 2
    for (let k = c; k < closed.length && closed[k]! < to; k += 2) {
      if (closed[k]! > from) left.push(from, closed[k]!)
      from = Math.max(from, closed[k + 1]!)
    }
    if (from < to) left.push(from, to)
  }
  return left
}

/** The index of the first of united intervals that ends after an instant; their length when none does. */
export function firstPairAfter(intervals: Intervals, instant: number): number {
  let [low, high] = [0, intervals.length >> 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (intervals[middle * 2 + 1]! > instant) high = middle
    else low = middle + 1
  }
  return low * 2
}

/**
 * Asks whether something overlaps united intervals, quickest when questions come in ascending order: the place of the
 * last answer is kept.
 */
export function overlapSweep(intervals: Intervals): (from: number, to: number) => boolean {
  let index = 0
  return (from, to) => {
    if (index > 0 && intervals[index - 1]! > from) index = 0
    while (index < intervals.length && intervals[index + 1]! <= from) index += 2
    return index < intervals.length && intervals[index]! < to
  }
}

function isAscending(intervals: Intervals): boolean {
  for (let i = 2; i < intervals.length; i += 2) if (intervals[i]! < intervals[i - 2]!) return false
  return true
}

function sortPairs(intervals: Intervals): number[] {
  const order = Array.from({ length: intervals.length / 2 }, (_, index) => index * 2)
  order.sort((a, b) => intervals[a]! - intervals[b]!)
  return order.flatMap((index) => [intervals[index]!, intervals[index + 1]!])
}
