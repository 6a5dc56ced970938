import { asc } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { languages } from '#drizzle/schema/reference.ts'
import type { Values } from '../changed-values.ts'
import { isHeardLanguages } from '../report-languages.ts'

const listLanguages = () =>
  db.select({ id: languages.id, name: languages.name }).from(languages).orderBy(asc(languages.sort), asc(languages.id))

/** Every language of the table, with how well a doctor speaks it as far as the directory knows. */
export async function findSpokenChoices({ languages: spoken }: Values, locale: Locale) {
  const known = isHeardLanguages(spoken) ? spoken : []
  return (await listLanguages()).map(({ id, name }) => ({
    ...{ id, name: name[locale] },
    level: known.find(({ languageId }) => languageId === id)?.level ?? null,
  }))
}

/** Values in which languages stand by their names and levels, as people read them; all others as they are. */
export async function withLanguagesInWords(values: Values, locale: Locale): Promise<Values> {
  const { languages: spoken } = values
  if (!isHeardLanguages(spoken) || spoken.length === 0) return values
  const t = translator(locale, 'practice')
  const names = new Map((await listLanguages()).map(({ id, name }) => [id, name[locale]]))
  const words = spoken.map(({ languageId, level }) =>
    t('profile.spoken', { language: names.get(languageId) ?? languageId, level: t(`profile.levels.${level}`) }),
  )
  return { ...values, languages: words }
}
