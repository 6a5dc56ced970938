/** A page number, or a gap where numbers are left out. */
export type PageStep = number | 'gap'

/**
 * The numbers a pagination shows: first, last, and the current page with its neighbours; a gap stands for two or more.
 * Pages count from 1.
 */
export function pageWindow(page: number, pageCount: number): PageStep[] {
  const shown = new Set([1, pageCount, page - 1, page, page + 1])
  if (page <= 3) for (const early of [2, 3, 4]) shown.add(early)
  if (page >= pageCount - 2) for (const late of [1, 2, 3]) shown.add(pageCount - late)
  const numbers = [...shown].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b)
  return numbers.flatMap((number, position) => {
    const missing = position === 0 ? 0 : number - numbers[position - 1]! - 1
    if (missing === 0) return [number]
    return missing === 1 ? [number - 1, number] : ['gap' as const, number]
  })
}
