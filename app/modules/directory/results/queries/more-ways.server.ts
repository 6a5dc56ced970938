import type { Locale } from '#app/core/i18n/locale.ts'
import type { ProviderCard } from '#app/modules/directory/queries/provider-cards.server.ts'
import { type SearchParams, toSearch } from '#app/modules/directory/results/search-params.ts'
import type { SearchResult, UnderstoodPart } from '#app/modules/directory/search/search-query.ts'
import type { Rows } from './asked-search.server.ts'

/** A way to more doctors than few, or to some where there are none, with the number that the page it leads to shows. */
export type MoreWay = { kind: 'wider' | 'video'; params: SearchParams; total: number }

/** Fewer leave a patient without a choice. */
export const fewDoctors = 3

/**
 * From an answer of few or none: the same without its places, and the same by video from anywhere. Each is counted by the search that its
 * link makes; what shows no more than what is there is left out. Where nobody is found, giving up the place is among the other ways on.
 */
export async function findMoreWays(
  params: SearchParams,
  { total, meant }: { total: number; meant: readonly UnderstoodPart[] },
  search: (params: SearchParams) => Promise<{ total: number }>,
): Promise<MoreWay[]> {
  if (total >= fewDoctors) return []
  const neighborhood = meant.find(({ kind }) => kind === 'neighborhood')
  const anywhere: SearchParams = {
    ...params,
    q: neighborhood ? neighborhood.rest : params.q,
    near: [],
    point: null,
    radiusMeters: null,
    page: 1,
  }
  const isByVideo = params.isTelehealth || meant.some(({ id }) => id === 'telehealth')
  const here = toSearch({ ...params, page: 1 }).toString()
  const candidates: Omit<MoreWay, 'total'>[] = [
    ...(total > 0 ? [{ kind: 'wider' as const, params: anywhere }] : []),
    ...(isByVideo ? [] : [{ kind: 'video' as const, params: { ...anywhere, isTelehealth: true } }]),
  ]
  const counted = await Promise.all(
    candidates
      .filter((way) => toSearch(way.params).toString() !== here)
      .map(async (way) => ({ ...way, total: (await search(way.params)).total })),
  )
  return counted.filter((way) => way.total > (way.kind === 'wider' ? total : 0))
}

/** The one area in which a list looks; null where it is none or several. */
export function areaOf(
  chosenIds: readonly string[],
  { understood }: SearchResult,
  { neighborhoods }: Rows,
  locale: Locale,
): { slug: string; name: string } | null {
  const named = understood.flatMap(({ kind, id }) => (kind === 'neighborhood' ? [id] : []))
  const [id, ...others] = new Set([...chosenIds, ...named])
  const row = others.length > 0 ? undefined : neighborhoods.find((each) => each.id === id)
  return row ? { slug: row.slug, name: row.name[locale] } : null
}

/** Who sees everybody at first. */
const seesEverybody = 'family-medicine'

/** The field whose earliest times help on from a list: the chosen or understood one, else that of the doctors shown, else of who sees everybody at first. */
export function fieldOf(
  chosenIds: readonly string[],
  { sentence, understood }: SearchResult,
  { specialties, symptoms }: Rows,
  shown: readonly ProviderCard[],
  locale: Locale,
): { slug: string; name: string } | null {
  const symptom = symptoms.find(({ id }) => understood.some((meant) => meant.kind === 'symptom' && meant.id === id))
  const asked =
    chosenIds[0] ??
    understood.find(({ kind }) => kind === 'specialty')?.id ??
    sentence?.specialtyIds[0] ??
    symptom?.specialtyIds[0]
  const slug = asked === undefined ? shown[0]?.specialtySlug : undefined
  const row = specialties.find((each) =>
    slug === undefined ? each.id === (asked ?? seesEverybody) : each.slug === slug,
  )
  return row ? { slug: row.slug, name: row.name[locale] } : null
}
