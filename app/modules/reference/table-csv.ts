import { csvText, withFormulas, withoutFormulas } from '#app/core/format/csv.ts'
import type { ReferenceTable } from './table-columns.ts'
import { fieldsOf, isListed, type RowTexts, textsOf } from './row-texts.ts'

type Row = Readonly<{ id: string } & Record<string, unknown>>

/** In a file the parts of a list stand on one line. */
const cellText = (text: string, isList: boolean) => (isList ? text.replaceAll('\n', ' | ') : text)

/** The first line of a table's file. */
export const headerOf = (table: ReferenceTable): string[] => ['id', ...fieldsOf(table).map(({ name }) => name)]

/** A table as a file that the import takes back. */
export function tableCsv(table: ReferenceTable, rows: readonly Row[]): string {
  const fields = fieldsOf(table)
  const lines = rows.map((row) => {
    const texts = textsOf(table, row)
    return [row.id, ...fields.map(({ name, column }) => cellText(texts[name]!, isListed(column)))]
  })
  return csvText([headerOf(table), ...lines])
}

/** A row's texts after a line of a file was laid over them: a column that the file leaves out stays as it is. */
export function overlaid(table: ReferenceTable, row: Row | null, cells: ReadonlyMap<string, string>): RowTexts {
  const own = row ? textsOf(table, row) : {}
  const entries = fieldsOf(table).map(({ name, column }) => {
    const text = own[name] ?? ''
    const cell = cells.get(name)
    if (cell === undefined) return [name, text] as const
    // A cell that came back as it went out is the text that it was, whatever a text may look like.
    const isSame = row !== null && cell === withoutFormulas(cellText(text, isListed(column)))
    return [name, isSame ? text : withFormulas(cell)] as const
  })
  return Object.fromEntries(entries)
}
