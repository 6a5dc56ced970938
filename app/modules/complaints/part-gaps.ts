/** Where a part of a phrase stands in a text, in units. */
export type Span = { start: number; end: number; isMended?: boolean; isCrossing?: boolean }

/** How far apart places of all parts lie at the least; null when they only stand inside one another. */
export function gapOf(spans: readonly (readonly Span[])[]): number | null {
  if (spans.length === 1) return 0
  let least: number | null = null
  const walk = (index: number, chosen: Span[]) => {
    if (index === spans.length) {
      const sorted = chosen.toSorted((a, b) => a.start - b.start || b.end - a.end)
      let gap = 0
      for (let at = 1; at < sorted.length; at++) {
        const between = sorted[at]!.start - sorted[at - 1]!.end
        if (between < 0) return
        gap += between
      }
      if (least === null || gap < least) least = gap
      return
    }
    for (const span of spans[index]!.slice(0, 4)) walk(index + 1, [...chosen, span])
  }
  walk(0, [])
  return least
}
