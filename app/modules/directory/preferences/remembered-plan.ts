import type { Freshness } from '#app/modules/directory/freshness.ts'

/** What a location's list says of one plan. */
type PlanFact = {
  slug: string
  state: 'accepted' | 'not_accepted' | 'unknown'
  freshness: Freshness
  verifiedAt: number | null
}

/** The plan that a browser remembers, as a profile's plans are called; of a card that people know, every plan that it stands for. */
export type RememberedPlan = { label: string; isCard: boolean; slugs: readonly string[] }

/** What a location's list says of it; `checkedAt` only where it is accepted. */
export type RememberedPlanFact =
  { state: 'accepted' | 'unverified'; checkedAt: number } | { state: 'refused' | 'unlisted'; checkedAt: null }

/**
 * Whether a location takes the remembered plan, by its list: the newest word that it does; else that it does not, where all that is known
 * says so; else that the list does not say. What was last heard of too long ago is no knowledge.
 */
export function rememberedPlanFact({ slugs }: RememberedPlan, plans: readonly PlanFact[]): RememberedPlanFact {
  const known = plans.filter(({ slug, freshness }) => slugs.includes(slug) && freshness !== 'stale')
  const [newest] = known
    .flatMap(({ state, verifiedAt, freshness }) =>
      state === 'accepted' && verifiedAt !== null ? [{ checkedAt: verifiedAt, isFresh: freshness === 'fresh' }] : [],
    )
    .toSorted((one, other) => other.checkedAt - one.checkedAt)
  if (newest) return { state: newest.isFresh ? 'accepted' : 'unverified', checkedAt: newest.checkedAt }
  const isRefused = known.length > 0 && known.every(({ state }) => state === 'not_accepted')
  return { state: isRefused ? 'refused' : 'unlisted', checkedAt: null }
}
