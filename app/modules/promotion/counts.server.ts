import { todayInNewYork } from '#app/core/calendar/today.ts'

export type CountKind = 'impressions' | 'clicks'

export type DayCount = Readonly<{ campaignId: string; day: string; impressions: number; clicks: number }>

/** More campaigns than run at once are somebody's guesses. */
const mostWaiting = 2000

const waiting = new Map<string, DayCount>()

const add = (count: DayCount) => {
  const key = `${count.day} ${count.campaignId}`
  const known = waiting.get(key)
  if (!known && waiting.size >= mostWaiting) return
  waiting.set(key, {
    ...count,
    impressions: count.impressions + (known?.impressions ?? 0),
    clicks: count.clicks + (known?.clicks ?? 0),
  })
}

/** Counts in memory that a campaign was seen or pressed, and nothing of by whom; `takeCounts` hands on what has come together. */
export function countFor(campaignId: string, kind: CountKind): void {
  add({ campaignId, day: todayInNewYork(), impressions: 0, clicks: 0, [kind]: 1 })
}

/** What was counted since it was last asked, in one order, so that processes do not wait for each other in a circle. */
export function takeCounts(): DayCount[] {
  const taken = [...waiting].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count)
  waiting.clear()
  return taken
}

/** Puts back what could not be written. */
export function returnCounts(counts: readonly DayCount[]): void {
  counts.forEach(add)
}
