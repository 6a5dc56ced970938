/**
 * Plans under few heads: the carriers that sell the most have one each, the rest stand together. However many carriers there are, there
 * are never more than twelve heads to decide about.
 */

type Sold = Readonly<{ id: string; carrierId: string; carrierKind: string; line: string }>

export const familyStates = ['all', 'part', 'none', 'unknown'] as const
export type FamilyState = (typeof familyStates)[number]
type PlanState = 'accepted' | 'not_accepted' | 'unknown'

/** Heads that are no carrier. */
export const sharedFamilies = ['public', 'other', 'dental'] as const
export type SharedFamily = (typeof sharedFamilies)[number]

const mostCarriers = 12 - sharedFamilies.length
const fewestPlans = 3
const ofTeethAndEyes = ['dental', 'vision']

/** Which head each plan stands under: a carrier's id, or a shared one. */
export function familiesOf(plans: readonly Sold[]): Map<string, string> {
  const counts = new Map<string, number>()
  for (const { carrierId } of plans) counts.set(carrierId, (counts.get(carrierId) ?? 0) + 1)
  const large = [...counts]
    .filter(([, count]) => count >= fewestPlans)
    .toSorted(([one, most], [other, more]) => more - most || (one < other ? -1 : 1))
    .slice(0, mostCarriers)
    .map(([carrierId]) => carrierId)
  const shared = ({ carrierKind, line }: Sold): SharedFamily => {
    if (ofTeethAndEyes.includes(line)) return 'dental'
    return carrierKind === 'public' || carrierKind === 'program' ? 'public' : 'other'
  }
  return new Map(plans.map((plan) => [plan.id, large.includes(plan.carrierId) ? plan.carrierId : shared(plan)]))
}

/** How it stands with a whole head. */
export function familyStateOf(states: readonly PlanState[]): FamilyState {
  if (states.every((state) => state === 'unknown')) return 'unknown'
  if (states.every((state) => state === 'accepted')) return 'all'
  return states.every((state) => state === 'not_accepted') ? 'none' : 'part'
}

const wholly = { all: 'accepted', none: 'not_accepted', unknown: 'unknown' } as const

/** What is said of each plan: by its head where that is decided as a whole, else by itself. */
export function statesByFamily(
  families: ReadonlyMap<string, string>,
  decided: ReadonlyMap<string, FamilyState>,
  states: ReadonlyMap<string, PlanState>,
): Map<string, PlanState> {
  const said = new Map(states)
  for (const [planId, family] of families) {
    const decision = decided.get(family)
    if (decision !== undefined && decision !== 'part') said.set(planId, wholly[decision])
  }
  return said
}
