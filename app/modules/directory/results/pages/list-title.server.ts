import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { professionOf } from '#app/modules/directory/professions.ts'
import { findNeighborhood, findSpecialty } from '#app/modules/directory/queries/reference.server.ts'
import type { SearchParams } from '../search-params.ts'

/** The one that was chosen; with several, or one that is not known, the title names none. */
async function only<Row>(chosen: readonly string[], find: (slug: string) => Promise<Row | null>): Promise<Row | null> {
  return chosen.length === 1 ? find(chosen[0]!) : null
}

/** What a list of doctors shows: the words of a search, else the specialty and the area that were chosen. */
export async function listTitle({ q, near, specialty }: SearchParams, locale: Locale): Promise<string> {
  const t = translator(locale, 'directory')
  if (q) return t('results.titleFor', { text: q })
  const [area, field] = await Promise.all([only(near, findNeighborhood), only(specialty, findSpecialty)])
  const doctors = field && professionOf({ slug: field.slug, name: field.name[locale] }, locale).Many
  if (area === null) return doctors === null ? t('results.title') : t('results.titleSpecialty', { doctors })
  const neighborhood = area.name[locale]
  return doctors === null
    ? t('results.titleNeighborhood', { neighborhood })
    : t('results.titleBoth', { neighborhood, doctors })
}
