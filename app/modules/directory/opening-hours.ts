type OpeningPeriod = { weekday: number; opens: string; closes: string }

type DayGroup = {
  /** ISO weekdays with the same hours, in order. */
  weekdays: number[]
  periods: { opens: string; closes: string }[]
}

/** A week's opening hours, Monday first; neighboring days with the same hours become one group, days without are closed. */
export function groupWeek(periods: readonly OpeningPeriod[]): DayGroup[] {
  const groups: DayGroup[] = []
  for (let weekday = 1; weekday <= 7; weekday++) {
    const ofDay = periods.filter((period) => period.weekday === weekday).map(({ opens, closes }) => ({ opens, closes }))
    const last = groups.at(-1)
    if (last && JSON.stringify(last.periods) === JSON.stringify(ofDay)) last.weekdays.push(weekday)
    else groups.push({ weekdays: [weekday], periods: ofDay })
  }
  return groups
}
