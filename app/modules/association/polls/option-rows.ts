import { mostOptions } from './choices.ts'

/** An option of a draft in three languages, as its form has it. */
export type OptionRow = Readonly<{ hans: string; hant: string; en: string }>

const blankRow: OptionRow = { hans: '', hant: '', en: '' }

/** At least two rows to write in, as a choice needs. */
export function withBlankRows(rows: readonly OptionRow[]): OptionRow[] {
  const missing = Math.max(0, 2 - rows.length)
  return [...rows, ...Array.from({ length: missing }, () => blankRow)]
}

/**
 * The rows after a button of theirs was pressed: `add`, `up-1` (before the one above it) or `remove-1`; null for any other button. Places
 * count from 0.
 */
export function changeRows(rows: readonly OptionRow[], pressed: string): OptionRow[] | null {
  if (pressed === 'add') return rows.length < mostOptions ? [...rows, blankRow] : [...rows]
  const [, way, digits] = /^(up|remove)-(\d{1,2})$/.exec(pressed) ?? []
  if (way === undefined) return null
  const at = Number(digits)
  const row = rows[at]
  if (row === undefined || (way === 'up' && at === 0)) return [...rows]
  const others = rows.toSpliced(at, 1)
  return way === 'remove' ? withBlankRows(others) : others.toSpliced(at - 1, 0, row)
}
