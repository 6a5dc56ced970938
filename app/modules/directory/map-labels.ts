import { withoutBrackets } from '#app/core/format/brackets.ts'
import type { Locale, Localized } from '#app/core/i18n/locale.ts'
import type { MapLabel } from '#app/modules/geo/map-labels.ts'

type Neighborhood = { id: string; name: Localized; lat: number; lng: number; radiusMeters: number }

/**
 * Neighborhoods as names on a map, in the reader's language; a bracketed second name stays off the map. With the numbers of doctors by
 * neighborhood, those with the most are written first, and those without any not at all.
 */
export function neighborhoodLabels(
  neighborhoods: Neighborhood[],
  locale: Locale,
  counts?: ReadonlyMap<string, number>,
): MapLabel[] {
  const countOf = ({ id }: Neighborhood) => counts?.get(id) ?? 0
  const shown = counts
    ? neighborhoods.filter((each) => countOf(each) > 0).toSorted((one, other) => countOf(other) - countOf(one))
    : neighborhoods
  return shown.map(({ id, name, lat, lng, radiusMeters }) => ({
    id,
    text: withoutBrackets(name[locale]),
    kind: 'neighborhood',
    lat,
    lng,
    radiusMeters,
  }))
}
