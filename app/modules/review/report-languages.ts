import { languagesForm } from '#app/modules/practice/profile/forms.ts'

/** The languages of a doctor as a reviewer sets them: a level for each that is spoken, nothing for the others. */
export type TypedLevels = Readonly<Record<string, string | undefined>>

export type HeardLanguage = Readonly<{ languageId: string; level: 'native' | 'fluent' | 'basic' }>

/** What a call has said of the languages, by the rules of the doctor's own form. */
export function readHeardLanguages(level: TypedLevels | undefined) {
  const read = languagesForm.safeParse({ version: '0', level: level ?? {} })
  return read.success
    ? { values: { languages: read.data.values }, issues: null }
    : { values: null, issues: read.error.issues }
}

export const isHeardLanguages = (value: unknown): value is HeardLanguage[] =>
  Array.isArray(value) && value.every((each: HeardLanguage | null) => typeof each?.languageId === 'string')
