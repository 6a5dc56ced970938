import { isDate } from '#app/core/calendar/dates.ts'
import { locales } from '#app/core/i18n/locale.ts'

/** How a field is typed: a line, some lines, Markdown, one thing a line, sources a line each, words between commas, a day. */
export type FieldKind = 'line' | 'text' | 'markdown' | 'lines' | 'sources' | 'words' | 'day'

/** Names of fields; each has a label among the texts (`fields`). */
export type FieldName =
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'body'
  | 'seoTitle'
  | 'seoDescription'
  | 'keywords'
  | 'author'
  | 'coverAlt'
  | 'specialties'
  | 'sources'
  | 'aliases'
  | 'summary'
  | 'name'
  | 'names'
  | 'specimen'
  | 'preparation'
  | 'meaning'
  | 'drugClass'
  | 'forms'
  | 'use'
  | 'cautions'
  | 'description'
  | 'withContrast'
  | 'ifPregnant'
  | 'withImplants'
  | 'bring'
  | 'nickname'
  | 'looks'
  | 'whoFor'
  | 'howToGet'
  | 'note'
  | 'term'
  | 'definition'
  | 'text'
  | 'bookletNames'
  | 'whenToGo'
  | 'questionsToAsk'
  | 'reviewedOn'
  | 'reviewDueOn'

export type TextField = Readonly<{
  name: FieldName
  kind: FieldKind
  /** One text in each locale, kept as `name.locale`; else one for all. */
  isLocalized: boolean
  /** A text may not be kept without it. */
  isNeeded?: boolean
}>

/** A whole text: what stands in each field, by its key (`title.en-US`, `sources`). A field without words may be left out. */
export type ContentText = Readonly<Record<string, string>>

/** Characters that a field of a kind holds at most. */
const mostCharacters: Readonly<Record<FieldKind, number>> = {
  line: 300,
  text: 4000,
  markdown: 60_000,
  lines: 6000,
  sources: 6000,
  words: 1000,
  day: 10,
}

export const inEvery = (name: FieldName, kind: FieldKind, isNeeded = false): TextField => ({
  ...{ name, kind, isLocalized: true, isNeeded },
})
export const once = (name: FieldName, kind: FieldKind, isNeeded = false): TextField => ({
  ...{ name, kind, isLocalized: false, isNeeded },
})

/** The keys of a field's texts. */
export function keysOf({ name, isLocalized }: TextField): string[] {
  return isLocalized ? locales.map((locale) => `${name}.${locale}`) : [name]
}

/** A text as it is kept: ends of lines and blanks at the ends as everybody has them, and nothing that says nothing. */
export function tidyText(text: ContentText): Record<string, string> {
  const tidied = Object.entries(text).map(([key, value]) => [key, value.replace(/\r\n?/g, '\n').trim()] as const)
  return Object.fromEntries(tidied.filter(([, value]) => value !== ''))
}

/** The keys in which two texts differ, in the order of the fields; keys that no field has come last. */
export function differingKeys(one: ContentText, other: ContentText, fields: readonly TextField[]): string[] {
  const known = fields.flatMap(keysOf)
  const rest = [...Object.keys(one), ...Object.keys(other)].filter((key) => !known.includes(key))
  return [...known, ...new Set(rest)].filter((key) => (one[key] ?? '') !== (other[key] ?? ''))
}

/** One thing a line. */
export const readLines = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Words between commas of any script. */
export const readWords = (text = ''): string[] =>
  text
    .split(/[,，、\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

export type SourceLine = { publisher: string; title: string; url: string; readOn?: string }

/** Sources as they are typed: publisher | title | https://… | the day it was read, which may be missing; null for a line that is none. */
function readSource(line: string): SourceLine | null {
  const [publisher = '', title = '', url = '', readOn = '', ...more] = line.split(/[|｜]/).map((part) => part.trim())
  if (publisher === '' || title === '' || more.length > 0 || !URL.canParse(url)) return null
  if (readOn !== '' && !isDate(readOn, 2000, 2099)) return null
  if (new URL(url).protocol !== 'https:' || /\s/.test(url)) return null
  return { publisher, title, url, ...(readOn !== '' && { readOn }) }
}

export const readSources = (text = ''): SourceLine[] => readLines(text).flatMap((line) => readSource(line) ?? [])

export const writeSources = (sources: readonly SourceLine[]): string =>
  sources
    .map(({ publisher, title, url, readOn }) => [publisher, title, url, ...(readOn ? [readOn] : [])].join(' | '))
    .join('\n')

export type TextFault = 'needed' | 'long' | 'source' | 'day'

function faultOf(field: TextField, value: string): TextFault | null {
  if (value === '') return field.isNeeded ? 'needed' : null
  if (value.length > mostCharacters[field.kind]) return 'long'
  if (field.kind === 'sources' && readLines(value).some((line) => readSource(line) === null)) return 'source'
  if (field.kind === 'day' && !isDate(value, 2000, 2099)) return 'day'
  return null
}

/** What keeps a text from being saved, by the keys of its fields. */
export function faultsOf(text: ContentText, fields: readonly TextField[]): Record<string, TextFault> {
  const faults = fields.flatMap((field) =>
    keysOf(field).flatMap((key) => {
      const fault = faultOf(field, text[key] ?? '')
      return fault ? [[key, fault] as const] : []
    }),
  )
  return Object.fromEntries(faults)
}
