/** Fewer doctors than this make a thin page, which search engines are asked to leave out. */
const fewest = 3

export function isThin(total: number): boolean {
  return total < fewest
}
