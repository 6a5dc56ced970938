import { withoutBrackets } from '#app/core/format/brackets.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { freshnessOf } from './freshness.ts'
import { planGroupKey } from './plan-groups.ts'

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

type KnownPlan = Readonly<{
  id: string
  name: Readonly<Record<Locale, string>>
  line: string
  state: 'accepted' | 'not_accepted' | 'unknown'
  verifiedAt: number | null
}>

type Family = Readonly<{ id: string; name: Readonly<Record<Locale, string>>; lines: readonly string[] }>

/** Of what is known of plans at a place, those that it accepts, in the same order, without what was last heard of too long ago. */
export function acceptedPlansOf(
  plans: readonly KnownPlan[],
  families: readonly Family[],
  { locale, today }: { locale: Locale; today: number },
): AcceptedPlan[] {
  return plans.flatMap(({ id, state, name, line, verifiedAt }) => {
    const freshness = freshnessOf(verifiedAt, today)
    if (state !== 'accepted' || verifiedAt === null || freshness === 'stale') return []
    const family = families.find(({ lines }) => lines.includes(line))
    return {
      id,
      name: name[locale],
      family: family ? { key: planGroupKey(family.id), name: family.name[locale] } : null,
      checkedAt: verifiedAt,
      isUnverified: freshness === 'unverified',
    }
  })
}

/** The line of a card about the plans of its place. `wanted` are ids of plans and keys of cards; `shown` is how many cards it names. */
export function cardPlansOf(
  plans: readonly AcceptedPlan[],
  wanted: readonly string[],
  shown: number = familiesShown,
): CardPlans {
  const [asked] = plans
    .filter(({ id, family }) => wanted.includes(id) || (family !== null && wanted.includes(family.key)))
    .toSorted((one, other) => other.checkedAt - one.checkedAt)
  const names = asked ? [] : [...new Set(plans.map(shortName))].slice(0, shown)
  return {
    count: plans.length,
    wanted: asked ? { name: shortName(asked), checkedAt: asked.checkedAt, isUnverified: asked.isUnverified } : null,
    names,
    restCount: plans.filter((plan) => !names.includes(shortName(plan))).length,
  }
}
