/** Fewer than so many people are shown as "<5". */
export const fewest = 5

/** How a number may be shown: as it is, as fewer than five, or not at all because a total would tell what another one is. */
export type Shown = Readonly<{ kind: 'number'; count: number } | { kind: 'few' } | { kind: 'withheld' }>

const few: Shown = { kind: 'few' }
const withheld: Shown = { kind: 'withheld' }

/** A number that stands alone. */
export const shownAlone = (count: number): Shown => (count < fewest ? few : { kind: 'number', count })

/** What a reader has to be left in doubt about: a small part may be anything from 0 to 4. */
const doubt = fewest - 1

/** How many of the larger parts, from the smallest on, have to be withheld; null where all of them do not suffice. */
function countToWithhold(larger: readonly number[]): number | null {
  let sum = 0
  for (const [index, count] of larger.entries()) {
    sum += count
    const withheld = index + 1
    const next = larger[withheld] ?? Infinity
    // Less by four they are still five or more each; more by four they are still no larger than the next, as the order says.
    if (sum - withheld * fewest >= doubt && withheld * next - sum >= doubt) return withheld
  }
  return null
}

/**
 * The parts of a whole as they may be shown beside the whole (complementary suppression). Parts under five are "<5". Subtracting the others
 * from the total must not tell one of these, so the next larger parts are withheld, from the smallest on, until every "<5" may be
 * anything from 0 to 4 for all that a reader knows who knows this rule. Where the parts do not suffice for that, none is shown: then
 * nothing can be subtracted from anything.
 */
export function shownParts(counts: readonly number[]): Shown[] {
  if (counts.every((count) => count >= fewest)) return counts.map(shownAlone)
  const larger = counts
    .map((count, index) => ({ count, index }))
    .filter(({ count }) => count >= fewest)
    .toSorted((one, other) => one.count - other.count || one.index - other.index)
  const some = countToWithhold(larger.map(({ count }) => count))
  if (some === null) return counts.map(() => withheld)
  const hidden = new Set(larger.slice(0, some).map(({ index }) => index))
  return counts.map((count, index) => (hidden.has(index) ? withheld : shownAlone(count)))
}

/** A rate of two numbers, in percent; null where it would tell a small one of them. */
export function shownRate(part: number, whole: number): number | null {
  if (part < fewest || whole < fewest || whole - part < fewest) return null
  return Math.round((part / whole) * 1000) / 10
}
