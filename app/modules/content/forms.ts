import { z } from 'zod'
import { locales } from '#app/core/i18n/locale.ts'
import { type ContentText, type TextField, tidyText } from './text-fields.ts'

const typed = z.string().optional()
export const inEachLocale = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ 'zh-Hans': schema, 'zh-Hant': schema, 'en-US': schema })

/** The number of the text that was edited; 0 for one that nobody had edited. */
export const seenNumber = z.coerce.number().int().min(0).max(1_000_000)

/** What is typed into the fields of a text, in the form's names (`text.title.en-US`). Faults are told beside the fields, by `faultsOf`. */
export function textForm(fields: readonly TextField[]) {
  const entries = fields.map(
    ({ name, isLocalized }) => [name, isLocalized ? inEachLocale(typed).optional() : typed] as const,
  )
  return z.object(Object.fromEntries(entries)).optional()
}

/** The same as a text. */
export function textOf(values: Record<string, unknown> | undefined): Record<string, string> {
  const flat = Object.entries(values ?? {}).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]]
    const inLocales = (value ?? {}) as Record<string, string | undefined>
    return locales.flatMap((locale) => (inLocales[locale] ? [[`${name}.${locale}`, inLocales[locale]]] : []))
  })
  return tidyText(Object.fromEntries(flat) as ContentText)
}

/** An earlier text to be brought back. */
export const restoreForm = z.object({ seen: seenNumber, number: seenNumber })

/** What is typed beside a text, for a glance at how it will look. */
export const glanceForm = z.object({ body: z.string().max(60_000).optional(), locale: z.enum(locales) })
