import type { Locale } from '#app/core/i18n/locale.ts'
import {
  listFilterLanguages,
  listNeighborhoods,
  listPlanGroups,
  listSpecialties,
} from '#app/modules/directory/queries/reference.server.ts'

/** What a form asked by choices: those that the directory knows are named here, the others the page names. */
export type Wish = { key: string; ids: string[]; name: string | null }

/** The choices of a form in words, in the order in which they were asked. */
export async function findWishes(wishes: Readonly<Record<string, string>>, locale: Locale): Promise<Wish[]> {
  const keys = Object.keys(wishes)
  if (keys.length === 0) return []
  const [specialties, neighborhoods, plans, languages] = await Promise.all([
    listSpecialties(),
    listNeighborhoods(),
    listPlanGroups(),
    listFilterLanguages(),
  ])
  const names: Readonly<Record<string, ReadonlyMap<string, string>>> = {
    specialty: new Map(specialties.map(({ slug, name }) => [slug, name[locale]])),
    area: new Map(neighborhoods.map(({ slug, name }) => [slug, name[locale]])),
    plan: new Map(plans.map(({ id, name }) => [id, name[locale]])),
    language: new Map(languages.map(({ id, name }) => [id, name[locale]])),
  }
  return keys.map((key) => {
    const value = wishes[key] ?? ''
    return { key, ids: value.split(' '), name: names[key]?.get(value) ?? null }
  })
}
