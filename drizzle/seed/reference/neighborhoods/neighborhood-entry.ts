import type { Localized, LocalizedList } from '#app/core/i18n/locale.ts'

/** What is known of one neighborhood. The borough, state and order come from where it stands in the lists. */
export interface NeighborhoodEntry {
  slug: string
  name: Localized
  aliases: LocalizedList
  /** WGS-84. */
  lat: number
  lng: number
  radiusMeters: number
  /** Where a ZIP code belongs to several neighborhoods, the one that sorts first takes its addresses. */
  zips: string[]
  /** Seeing a doctor here: which languages tend to be heard, how to come. No clinic by name, no numbers. */
  guide: Localized
  transit: Localized
}
