import { z } from 'zod'
import { locales } from '#app/core/i18n/locale.ts'

const nameText = z
  .string({ error: 'errors.macroName' })
  .trim()
  .min(2, { error: 'errors.macroName' })
  .max(80, { error: 'errors.macroName' })
const bodyText = z
  .string({ error: 'errors.macroBody' })
  .trim()
  .min(2, { error: 'errors.macroBody' })
  .max(3000, { error: 'errors.macroBody' })

const inEvery = <Schema extends z.ZodType>(schema: Schema) => {
  const entries = locales.map((locale) => [locale, schema] as const)
  return z.object(Object.fromEntries(entries) as Record<(typeof locales)[number], Schema>)
}

/** A prepared answer in the three languages. Messages are keys of the `support` texts. */
export const macroForm = z.object({
  /** 0 for one that is new. */
  version: z.coerce.number().int().min(0),
  name: inEvery(nameText),
  body: inEvery(bodyText),
  isActive: z.literal('on').optional(),
})
