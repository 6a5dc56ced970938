import { withoutBrackets } from '#app/core/format/brackets.ts'

export type AcceptedPlan = {
  id: string
  name: string
  /** The card that people know the plan by, under the key that stands for it in filters. */
  family: { key: string; name: string } | null
  /** Epoch milliseconds. */
  checkedAt: number
  isUnverified: boolean
}

/** What a card says of plans in its line: a list of twenty doctors need not carry their four hundred. */
export type CardPlans = {
  count: number
  /** The one that was asked for, as it was last heard of. */
  wanted: Pick<AcceptedPlan, 'name' | 'checkedAt' | 'isUnverified'> | null
  /** The cards that people know, the first of them, and how many plans those leave over. */
  names: string[]
  restCount: number
}

/** Cards named before the rest is counted: with it they fit a line of a phone. */
const familiesShown = 2

/** As people say it: what stands in brackets is for the plan's own page. */
const shortName = ({ family, name }: AcceptedPlan) => withoutBrackets(family?.name ?? name)

/** The line of a card about the plans of its place. `wanted` are ids of plans and keys of cards. */
export function cardPlansOf(plans: readonly AcceptedPlan[], wanted: readonly string[]): CardPlans {
  const [asked] = plans
    .filter(({ id, family }) => wanted.includes(id) || (family !== null && wanted.includes(family.key)))
    .toSorted((one, other) => other.checkedAt - one.checkedAt)
  const names = asked ? [] : [...new Set(plans.map(shortName))].slice(0, familiesShown)
  return {
    count: plans.length,
    wanted: asked ? { name: shortName(asked), checkedAt: asked.checkedAt, isUnverified: asked.isUnverified } : null,
    names,
    restCount: plans.filter((plan) => !names.includes(shortName(plan))).length,
  }
}
