import type { Locale } from '#app/core/i18n/locale.ts'
import {
  listFilterLanguages,
  listNeighborhoods,
  listPlanGroups,
  listSpecialties,
} from '#app/modules/directory/queries/reference.server.ts'

/** What the concierge form offers from the directory, in one locale. */
export async function listConciergeOptions(locale: Locale) {
  const [specialties, neighborhoods, planGroups, languages] = await Promise.all([
    listSpecialties(),
    listNeighborhoods(),
    listPlanGroups(),
    listFilterLanguages(),
  ])
  return {
    specialty: specialties.map(({ slug, name }) => ({ value: slug, label: name[locale] })),
    area: neighborhoods.map(({ slug, name }) => ({ value: slug, label: name[locale] })),
    plan: planGroups.map(({ id, name }) => ({ value: id, label: name[locale] })),
    language: languages.map(({ id, name }) => ({ value: id, label: name[locale] })),
  }
}

export type ConciergeOptions = Awaited<ReturnType<typeof listConciergeOptions>>

/** The choices that the directory knows, by id; what it does not is left out. */
export function knownChoices(
  options: ConciergeOptions,
  given: Readonly<Record<keyof ConciergeOptions, string>>,
): Partial<Record<keyof ConciergeOptions, string>> {
  const names = Object.keys(options) as (keyof ConciergeOptions)[]
  return Object.fromEntries(
    names.filter((name) => options[name].some(({ value }) => value === given[name])).map((name) => [name, given[name]]),
  )
}
