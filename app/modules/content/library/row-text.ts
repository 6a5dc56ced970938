import { type Locale, locales, type Localized, type LocalizedList } from '#app/core/i18n/locale.ts'
import {
  type ContentText,
  readLines,
  readSources,
  type SourceLine,
  type TextField,
  tidyText,
  writeSources,
} from '../text-fields.ts'

/** A row of the library by the names of its columns. */
export type LibraryRow = Readonly<Record<string, unknown>>

function written(field: TextField, value: unknown): string {
  if (field.kind === 'sources') return writeSources(value as SourceLine[])
  return (value as string | null) ?? ''
}

function writtenIn(field: TextField, value: unknown, locale: Locale): string {
  if (field.kind === 'lines') return (value as LocalizedList)[locale].join('\n')
  return (value as Localized)[locale]
}

/** A row as editors edit it. */
export function textOfRow(row: LibraryRow, fields: readonly TextField[]): ContentText {
  const entries = fields.flatMap((field): [string, string][] => {
    const value = row[field.name]
    if (!field.isLocalized) return [[field.name, written(field, value)]]
    return locales.map((locale) => [`${field.name}.${locale}`, writtenIn(field, value, locale)])
  })
  return tidyText(Object.fromEntries(entries))
}

function valueOf(field: TextField, text: ContentText): unknown {
  const inLocales = <Value>(read: (value: string) => Value) =>
    Object.fromEntries(locales.map((locale) => [locale, read(text[`${field.name}.${locale}`] ?? '')]))
  if (field.isLocalized) return field.kind === 'lines' ? inLocales(readLines) : inLocales((value) => value)
  if (field.kind === 'sources') return readSources(text[field.name])
  return text[field.name] ?? null
}

/** What a text says, by columns. */
export function rowOfText(text: ContentText, fields: readonly TextField[]): LibraryRow {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, text)]))
}
