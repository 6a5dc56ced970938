import { withoutBrackets } from '#app/core/format/brackets.ts'
import type { Locale, Localized } from '#app/core/i18n/locale.ts'
import type { MapLabel } from '#app/modules/geo/map-labels.ts'

type Neighborhood = { id: string; name: Localized; lat: number; lng: number; radiusMeters: number }

/** Neighborhoods as names on a map, in the reader's language; a bracketed second name stays off the map. */
export function neighborhoodLabels(neighborhoods: Neighborhood[], locale: Locale): MapLabel[] {
  return neighborhoods.map(({ id, name, lat, lng, radiusMeters }) => ({
    id,
    text: withoutBrackets(name[locale]),
    kind: 'neighborhood',
    lat,
    lng,
    radiusMeters,
  }))
}
