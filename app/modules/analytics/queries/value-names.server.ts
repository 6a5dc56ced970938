import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { listNeighborhoods, listSpecialties } from '#app/modules/directory/queries/reference.server.ts'
import { boroughIn } from '#app/modules/directory/search/reading/boroughs.ts'
import type { Dimension } from '../measures.ts'

/** The words for the values of a dimension, in a locale. What no longer exists is named by its id. */
export async function valueNames(dimension: Dimension, locale: Locale): Promise<(value: string) => string> {
  const t = translator(locale, 'analytics')
  if (dimension === 'locale') return (value) => t(`locales.${value as Locale}`)
  if (dimension === 'source') return (value) => t(`sources.${value as 'own'}`)
  const rows = dimension === 'area' ? await listNeighborhoods() : await listSpecialties()
  const names = new Map(rows.map(({ id, name }) => [id, name[locale]]))
  const borough = translator(locale, 'directory')
  return (value) => {
    const whole = boroughIn(value)
    if (whole !== null) return t('wholeArea', { area: borough(`location.borough.${whole as 'queens'}`) })
    return names.get(value) ?? value
  }
}
