import { createHash } from 'node:crypto'
import { type CsvError, type Info, parse } from 'csv-parse/sync'
import type { Reader } from '#app/core/database/connection.ts'
import { changedColumns } from '#app/modules/edits/commands/record-edit.server.ts'
import { idPattern } from '../reference-tables.ts'
import type { ReferenceTable } from '../table-columns.ts'
import { readTexts, type RowValues } from '../row-texts.ts'
import { headerOf, overlaid, tableCsv } from '../table-csv.ts'
import { checkValues, readContext, type RowContext } from './row-context.server.ts'
import { readRows, type ReferenceRow } from './rows.server.ts'

const mostLines = 5000
/** Problems that a page shows; the count says how many there are. */
export const mostProblems = 200

/** What is wrong with a line of a file: the column as the file calls it, and a key of the texts of `data` under `errors`. */
export type LineProblem = Readonly<{ line: number; column: string | null; problem: string }>

type PlannedChange = Readonly<{
  id: string
  line: number
  before: ReferenceRow | null
  values: RowValues
  fields: string[]
}>

export type ImportPlan = Readonly<{
  /** Names the file and the rows that were compared with it. */
  mark: string
  changes: readonly PlannedChange[]
  counts: Readonly<{ fresh: number; changed: number; same: number; wrong: number }>
  problems: readonly LineProblem[]
}>

type Line = Readonly<{ line: number; cells: string[] }>

const breaksIn = (text: string) => text.split('\n').length - 1

/** The lines of a file by csv-parse, each with the number of its first line; or what no line can be made of. */
function readLines(text: string): Line[] | LineProblem {
  try {
    const records = parse(text, { info: true, relax_column_count: true, skip_empty_lines: true })
    const bytes = Buffer.from(text)
    let [end, line] = [0, 1]
    return (records as unknown as { record: string[]; info: Info }[]).map(({ record, info }) => {
      const own = bytes.toString('utf8', end, info.bytes)
      const first = line + breaksIn(/^\s*/.exec(own)![0])
      end = info.bytes
      line += breaksIn(own)
      return { line: first, cells: record }
    })
  } catch (error) {
    const { lines = 1 } = error as CsvError & { lines?: number }
    return { line: lines, column: null, problem: 'csv' }
  }
}

/** What is wrong with the header: a column that the table has not, one twice, no id. */
function checkHeader(table: ReferenceTable, header: readonly string[]): LineProblem[] {
  const known = new Set(headerOf(table))
  const wrong = header.filter((name, at) => !known.has(name) || header.indexOf(name) !== at)
  const unknown = wrong.map((column) => ({ line: 1, column: column.slice(0, 60), problem: 'column' }))
  return header.includes('id') ? unknown : [...unknown, { line: 1, column: 'id', problem: 'noId' }]
}

type Reading = Readonly<{
  table: ReferenceTable
  header: readonly string[]
  rows: ReadonlyMap<string, ReferenceRow>
  context: RowContext
}>

function readLine({ table, header, rows, context }: Reading, { line, cells }: Line, seen: Map<string, number>) {
  const wrong = (column: string | null, problem: string): LineProblem => ({ line, column, problem })
  if (cells.length !== header.length) return { problems: [wrong(null, 'cells')] }
  const byName = new Map(header.map((name, at) => [name, cells[at]!]))
  const id = byName.get('id')!.trim()
  if (seen.has(id)) return { problems: [wrong('id', 'twice')] }
  seen.set(id, line)
  const before = rows.get(id) ?? null
  if (!before && !idPattern.test(id)) return { problems: [wrong('id', 'pattern')] }
  const { values, problems } = readTexts(table, overlaid(table, before, byName))
  const all = problems.length > 0 ? problems : checkValues(table, context, id, values)
  if (all.length > 0) return { problems: all.map(({ field, problem }) => wrong(field, problem)) }
  // Later lines of the same file may name this row, and may not take its slug.
  context.ids.get(table.key)!.add(id)
  if (typeof values.slug === 'string') context.slugs.set(values.slug, id)
  return { change: { id, line, before, values, fields: changedColumns(before, { ...before, ...values }) } }
}

const markOf = (...texts: string[]) => createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32)

/** What the import of a file would do with a table as it is now. Nothing is written. */
export async function planImport(reader: Reader, table: ReferenceTable, text: string): Promise<ImportPlan> {
  const rows = await readRows(table, reader)
  const mark = markOf(tableCsv(table, rows), text)
  const failed = (problems: LineProblem[]): ImportPlan => ({
    ...{ mark, changes: [], problems },
    counts: { fresh: 0, changed: 0, same: 0, wrong: problems.length },
  })
  const lines = readLines(text.replace(/^\uFEFF/, ''))
  if (!Array.isArray(lines)) return failed([lines])
  const [head, ...body] = lines
  if (!head || body.length === 0) return failed([{ line: 1, column: null, problem: 'empty' }])
  if (body.length > mostLines) return failed([{ line: body[mostLines]!.line, column: null, problem: 'tooMany' }])
  const header = head.cells.map((cell) => cell.trim())
  const ofHeader = checkHeader(table, header)
  if (ofHeader.length > 0) return failed(ofHeader)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const reading = { table, header, rows: byId, context: await readContext(table, reader) }
  const seen = new Map<string, number>()
  const read = body.map((line) => readLine(reading, line, seen))
  const changes = read.flatMap(({ change }) => change ?? [])
  return {
    mark,
    changes: changes.filter(({ before, fields }) => before === null || fields.length > 0),
    counts: {
      fresh: changes.filter(({ before }) => before === null).length,
      changed: changes.filter(({ before, fields }) => before !== null && fields.length > 0).length,
      same: changes.filter(({ before, fields }) => before !== null && fields.length === 0).length,
      wrong: read.filter(({ problems }) => problems !== undefined).length,
    },
    problems: read.flatMap(({ problems = [] }) => problems),
  }
}
