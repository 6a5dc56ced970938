import { type CsvError, type Info, parse } from 'csv-parse/sync'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { memberRoles } from '#drizzle/schema/association/associations.ts'
import { type ImportColumn, importColumns } from './import-column-names.ts'
import { plainWord, type WordsOf } from './import-columns.ts'

export type FileLine = Readonly<{ line: number; cells: readonly string[] }>

/** Every name of a column, in whichever language, and its code. */
const headerNames = new Map(
  locales.flatMap((locale) => {
    const t = translator(locale, 'association-members')
    return importColumns.map((column) => [plainWord(t(`columns.${column}`)), column] as const)
  }),
)
const codes: Readonly<Record<string, ImportColumn>> = {
  joined: 'joined',
  duespaiduntil: 'paidUntil',
  language: 'language',
  // Files of before this column was named 角色 are taken as well.
  职务: 'role',
  職務: 'role',
}

/** The column that a cell of the header names; null for one that is passed over, such as the status of an export. */
export const columnNamed = (cell: string): ImportColumn | null => {
  const word = plainWord(cell)
  return headerNames.get(word) ?? importColumns.find((column) => plainWord(column) === word) ?? codes[word] ?? null
}

/** The words that a file may say for a role or a language. */
export const importWords: WordsOf = {
  role: new Map(
    locales.flatMap((locale) => {
      const t = translator(locale, 'association-members')
      return memberRoles.map((role) => [plainWord(t(`roles.${role}`)), role] as const)
    }),
  ),
  locale: new Map(
    locales.flatMap((locale) => {
      const t = translator(locale, 'association-members')
      return locales.map((each) => [plainWord(t(`locales.${each}`)), each] as const)
    }),
  ),
}

const decoded = (bytes: ArrayBuffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** What spreadsheets save in besides UTF-8, the likelier of a reader's script first. */
const likelyEncodings: Readonly<Record<Locale, readonly string[]>> = {
  'zh-Hans': ['gb18030', 'big5'],
  'zh-Hant': ['big5', 'gb18030'],
  'en-US': ['gb18030', 'big5'],
}

/**
 * The text of a file: UTF-8, with a mark or without, or what a Chinese spreadsheet saves. Bytes of Big5 are often such of GB18030 too, so
 * of the two it is the one in which the header says a column, the one that the reader's script is usually saved in first.
 */
export function textOfFile(bytes: ArrayBuffer, locale: Locale): string | null {
  const plain = decoded(bytes, 'utf-8')
  if (plain !== null) return plain
  const texts = likelyEncodings[locale].map((encoding) => decoded(bytes, encoding))
  const hasHeader = (text: string) =>
    text
      .split(/\r?\n/, 1)[0]!
      .split(/[,;\t]/)
      .some((cell) => columnNamed(cell) === 'name')
  return texts.find((text) => text !== null && hasHeader(text)) ?? null
}

/** The lines of a file with their numbers; the number of a line of which none can be made. */
export function linesOf(text: string): FileLine[] | number {
  try {
    const options = { info: true, relax_column_count: true, skip_empty_lines: true, bom: true }
    const records = parse(text, options) as unknown as { record: string[]; info: Info }[]
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }))
  } catch (error) {
    return (error as CsvError & { lines?: number }).lines ?? 1
  }
}
