import { type Locale, locales, type Localized } from '#app/core/i18n/locale.ts'
import type { FieldProblem, RowValues } from './row-texts.ts'
import type { FoldedColumn, ReferenceTable } from './table-columns.ts'

/** Columns of the database that hold a record, and have a column of the declaration for each of its parts. */

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const isWordless = (value: unknown) =>
  isEmpty(value) || (typeof value === 'object' && Object.values(value as object).every(isEmpty))

/** A row with the parts of its records beside its columns. */
export function unfolded({ folded = [] }: ReferenceTable, row: RowValues): RowValues {
  const parts = folded.flatMap(({ name, parts }) =>
    Object.entries(parts).map(([column, part]) => {
      const record = row[name] as Readonly<Record<string, unknown>> | null | undefined
      return [column, record?.[part.name] ?? null] as const
    }),
  )
  return { ...row, ...Object.fromEntries(parts) }
}

/** The fields of a part that say nothing where something is needed. */
function missingFields(column: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return isEmpty(value) ? [column] : []
  const words = value as Partial<Record<Locale, string>>
  return locales.filter((locale) => isEmpty(words[locale])).map((locale) => `${column}-${locale}`)
}

function fold({ name, parts }: FoldedColumn, values: RowValues): { record: unknown; problems: FieldProblem[] } {
  const columns = Object.entries(parts)
  if (columns.every(([column]) => isWordless(values[column]))) return { record: null, problems: [] }
  const missing = columns.flatMap(([column, { isOptional }]) =>
    isOptional && isWordless(values[column]) ? [] : missingFields(column, values[column]),
  )
  const record = Object.fromEntries(
    columns.map(([column, part]) => [part.name, isWordless(values[column]) ? null : values[column]]),
  )
  return {
    record: missing.length > 0 ? values[name] : record,
    problems: missing.map((field) => ({ field, problem: 'required' })),
  }
}

/** The values of a row with its records made of their parts: all of a record's needed parts, or none. */
export function foldedValues(
  table: ReferenceTable,
  values: RowValues,
): { values: RowValues; problems: FieldProblem[] } {
  const { folded = [] } = table
  const made = folded.map((column) => ({ column, ...fold(column, values) }))
  const isPart = (name: string) => folded.some(({ parts }) => Object.hasOwn(parts, name))
  const rest = Object.entries(values).filter(([name]) => !isPart(name))
  const backward = (table.ascending ?? []).filter(
    ([first, second]) =>
      isPart(second) && !isEmpty(values[first]) && !isEmpty(values[second]) && values[second]! < values[first]!,
  )
  return {
    values: {
      ...Object.fromEntries(rest),
      ...Object.fromEntries(made.map(({ column, record }) => [column.name, record])),
    },
    problems: [
      ...made.flatMap(({ problems }) => problems),
      ...backward.map(([, field]) => ({ field, problem: 'order' })),
    ],
  }
}

type Pair = Readonly<Record<string, Localized>>

const colons: Readonly<Record<Locale, string>> = { 'zh-Hans': '：', 'zh-Hant': '：', 'en-US': ': ' }

/** Pairs of texts as the lines of a locale: what is named, a colon, what is said of it. */
export const pairLines = (
  pairs: readonly Pair[],
  [first, second]: readonly [string, string],
  locale: Locale,
): string[] => pairs.map((pair) => `${pair[first]![locale]}${colons[locale]}${pair[second]![locale]}`)

const pairLine = /^([^:：]+)[:：]\s*(\S.*)$/u

/** The two texts of a line; null where it is no pair. */
export function readPairLine(line: string): readonly [string, string] | null {
  const [, name, said] = pairLine.exec(line) ?? []
  return name?.trim() && said ? [name.trim(), said.trim()] : null
}

/** Pairs of the lines of all locales, line by line; null where one locale has more lines than another. */
export function pairsOf(
  lines: Readonly<Record<Locale, readonly (readonly [string, string])[]>>,
  [first, second]: readonly [string, string],
): Pair[] | null {
  const counts = new Set(locales.map((locale) => lines[locale].length))
  if (counts.size !== 1) return null
  const at = (index: number, part: 0 | 1) =>
    Object.fromEntries(locales.map((locale) => [locale, lines[locale][index]![part]])) as Localized
  return lines[locales[0]].map((_, index) => ({ [first]: at(index, 0), [second]: at(index, 1) }))
}
