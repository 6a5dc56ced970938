import { isDate } from '#app/core/calendar/dates.ts'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { readLines, readSources, type SourceLine, writeSources } from '#app/modules/content/text-fields.ts'
import { foldedValues, pairLines, pairsOf, readPairLine, unfolded } from './folded-columns.ts'
import type { ReferenceColumn, ReferenceTable } from './table-columns.ts'

/** A row as forms and files have it: a text for each field. */
export type RowTexts = Readonly<Record<string, string>>
export type RowValues = Readonly<Record<string, unknown>>

/** Why a text is not taken; keys of the texts of `data` under `errors`. */
export type TextProblem =
  'required' | 'tooLong' | 'pattern' | 'choice' | 'whole' | 'decimal' | 'range' | 'flag' | 'day' | 'source' | 'pair'

/** A column as a form has it: by itself, or once in each locale. */
export type RowField = Readonly<{ name: string; column: ReferenceColumn; locale: Locale | null }>

const isLocalized = ({ kind }: ReferenceColumn) => kind === 'words' || kind === 'wordList' || kind === 'pairs'
export const isListed = ({ kind }: ReferenceColumn) =>
  kind === 'wordList' || kind === 'list' || kind === 'links' || kind === 'choices' || kind === 'pairs'

/** The fields of a table in their order, the id not among them. */
export const fieldsOf = ({ columns }: ReferenceTable): RowField[] =>
  columns.flatMap((column): RowField[] =>
    isLocalized(column)
      ? locales.map((locale) => ({ name: `${column.name}-${locale}`, column, locale }))
      : [{ name: column.name, column, locale: null }],
  )

/** Several texts in one: a line each, or with a stroke between them in a file. */
const parts = (text: string) => text.split(/[\n|]/).flatMap((part) => part.trim() || [])

function textOf(value: unknown, { kind }: ReferenceColumn): string {
  if (value === null || value === undefined) return ''
  if (kind === 'flag') return value === true ? 'yes' : 'no'
  if (kind === 'sources') return writeSources(value as SourceLine[])
  return Array.isArray(value) ? value.join('\n') : String(value)
}

/** The texts of a row. */
export function textsOf(table: ReferenceTable, kept: RowValues): RowTexts {
  const row = unfolded(table, kept)
  const entries = fieldsOf(table).map(({ name, column, locale }) => {
    const value = row[column.name]
    if (column.pair && locale)
      return [
        name,
        pairLines((value ?? []) as Parameters<typeof pairLines>[0], column.pair, locale).join('\n'),
      ] as const
    const own = locale === null ? value : (value as Partial<Record<Locale, unknown>> | null)?.[locale]
    return [name, textOf(own, column)] as const
  })
  return Object.fromEntries(entries)
}

type Read = { value: unknown } | { problem: TextProblem }

function readNumber(text: string, { kind, min = -Infinity, max = Infinity }: ReferenceColumn): Read {
  const isWhole = kind === 'whole'
  if (!(isWhole ? /^-?\d{1,9}$/ : /^-?\d{1,9}(?:\.\d{1,12})?$/).test(text))
    return { problem: isWhole ? 'whole' : 'decimal' }
  const value = Number(text)
  return value < min || value > max ? { problem: 'range' } : { value }
}

function readPairs(text: string, max: number): Read {
  const lines = parts(text)
  if (lines.length > 100 || lines.some((line) => line.length > max)) return { problem: 'tooLong' }
  const value = lines.flatMap((line) => {
    const pair = readPairLine(line)
    return pair ? [pair] : []
  })
  return value.length === lines.length ? { value } : { problem: 'pair' }
}

function readList(text: string, column: ReferenceColumn): Read {
  const { max = 80, pattern, choices, optional } = column
  if (column.kind === 'pairs') return readPairs(text, max)
  const value = [...new Set(parts(text))]
  if (value.length === 0 && !optional) return { problem: 'required' }
  if (value.length > 100 || value.some((part) => part.length > max)) return { problem: 'tooLong' }
  if (choices && !value.every((part) => choices.includes(part))) return { problem: 'choice' }
  return pattern && !value.every((part) => pattern.test(part)) ? { problem: 'pattern' } : { value }
}

/** A line that is no source is named rather than dropped. */
function readSourceLines(text: string): Read {
  const value = readSources(text)
  if (value.length > 30) return { problem: 'tooLong' }
  return value.length === readLines(text).length ? { value } : { problem: 'source' }
}

/** The value of a text, or why it has none. */
function readText(given: string, column: ReferenceColumn): Read {
  const text = given.replaceAll('\r\n', '\n').trim()
  const { kind, optional, max = 300, pattern, choices } = column
  if (isListed(column)) return readList(text, column)
  if (kind === 'flag') {
    if (text === 'yes' || text === 'on') return { value: true }
    return text === 'no' || text === '' ? { value: false } : { problem: 'flag' }
  }
  if (text === '') return optional ? { value: kind === 'words' ? '' : null } : { problem: 'required' }
  if (kind === 'sources') return readSourceLines(text)
  if (kind === 'whole' || kind === 'decimal') return readNumber(text, column)
  if (kind === 'day') return isDate(text) ? { value: text } : { problem: 'day' }
  if (kind === 'choice') return choices!.includes(text) ? { value: text } : { problem: 'choice' }
  if (text.length > max) return { problem: 'tooLong' }
  return pattern && !pattern.test(text) ? { problem: 'pattern' } : { value: text }
}

export type FieldProblem = Readonly<{ field: string; problem: string }>

/** The values of a row's texts, as its columns hold them, and what is wrong with the texts. */
export function readTexts(table: ReferenceTable, texts: RowTexts): { values: RowValues; problems: FieldProblem[] } {
  const values: Record<string, unknown> = {}
  const problems: FieldProblem[] = []
  for (const { name, column, locale } of fieldsOf(table)) {
    const read = readText(texts[name] ?? '', column)
    if ('problem' in read) problems.push({ field: name, problem: read.problem })
    else if (locale === null) values[column.name] = read.value
    else values[column.name] = { ...(values[column.name] as object | undefined), [locale]: read.value }
  }
  if (problems.length > 0) return { values, problems }
  for (const { name, pair } of table.columns) {
    if (!pair) continue
    const pairs = pairsOf(values[name] as Parameters<typeof pairsOf>[0], pair)
    if (pairs) values[name] = pairs
    else problems.push({ field: `${name}-${locales[0]}`, problem: 'uneven' })
  }
  const folded = foldedValues(table, values)
  return { values: folded.values, problems: [...problems, ...folded.problems] }
}
