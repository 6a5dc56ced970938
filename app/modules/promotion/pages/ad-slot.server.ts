import type { Locale } from '#app/core/i18n/locale.ts'
import { type Placement, resultsPerAd } from '../placements.ts'
import { type Ad, findAd } from '../queries/ads.server.ts'

/** What a list says of itself: how many doctors it shows, and what it was asked for. */
type ShownList = Readonly<{
  cards: readonly unknown[]
  help: readonly unknown[]
  subject: Readonly<{ specialtyIds: readonly string[]; readAs: readonly { kind: string; id: string | null }[] }>
}>

/** A list as it is looked at; beside the map no advertisement stands, so none is looked up. */
type Looked = Readonly<{ count: number; locale: Locale; view?: 'list' | 'map' }>

/**
 * The advertisement beside a list of `count` doctors: one at most, and none where there are fewer than ten. It is looked for after the list is made and knows
 * nothing but what the page is about.
 * @param targets ids of the specialties or neighborhoods that the page is about
 */
export async function findListAd(
  placement: Placement,
  targets: readonly string[],
  { count, locale, view = 'list' }: Looked,
): Promise<Ad | null> {
  return view === 'map' || count < resultsPerAd ? null : findAd(placement, targets, locale)
}

/** The advertisement in the results of a search for a specialty, chosen or typed; whoever is in danger sees none. */
export async function findSearchAd(
  { cards, help, subject }: ShownList,
  { locale, view }: Omit<Looked, 'count'>,
): Promise<Ad | null> {
  if (help.length > 0) return null
  const read = subject.readAs.flatMap(({ kind, id }) => (kind === 'specialty' && id !== null ? [id] : []))
  return findListAd('search_top', [...subject.specialtyIds, ...read], { count: cards.length, locale, view })
}
