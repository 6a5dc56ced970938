import { addDays, daysBetween, type LocalDate } from '#app/core/calendar/dates.ts'

/** What the columns of a drawn calendar are: dates, or the doctors of one date. */
export type Grid = Readonly<{ date: LocalDate; doctors: readonly string[] | null }>

/**
 * The free parts of FullCalendar know columns of dates only. The doctors of a day are drawn as days that follow each other from here on,
 * far from any date of a visit, so that no column is today by chance.
 */
const firstColumn: LocalDate = '2000-01-03'

const moved = (wall: string, days: number) => `${addDays(wall.slice(0, 10), days)}${wall.slice(10)}`

/** The date from which a grid is drawn. */
export const drawnFrom = ({ date, doctors }: Grid): LocalDate => (doctors ? firstColumn : date)

/** Where a wall time of a doctor stands in a grid; null for who has no column. */
export function drawnWall(grid: Grid, wall: string, doctor: string): string | null {
  if (!grid.doctors) return wall
  const column = grid.doctors.indexOf(doctor)
  return column === -1 ? null : moved(wall, daysBetween(grid.date, firstColumn) + column)
}

/** What a drawn time means: the wall time, and whose; nobody's where columns are dates. */
export function realWall(grid: Grid, drawn: string): { wall: string; doctor: string | null } {
  if (!grid.doctors) return { wall: drawn, doctor: null }
  const column = daysBetween(firstColumn, drawn.slice(0, 10))
  const wall = `${grid.date}${drawn.slice(10)}`
  const { doctors } = grid
  // Midnight at the end of the last column stands where there is none.
  return { wall, doctor: doctors[Math.min(column, doctors.length - 1)] ?? null }
}

/** Now, where it is drawn: over the columns of doctors only when they are of today. */
export function drawnNow(grid: Grid, wall: string): string {
  return grid.doctors && wall.startsWith(grid.date) ? moved(wall, daysBetween(grid.date, firstColumn)) : wall
}
