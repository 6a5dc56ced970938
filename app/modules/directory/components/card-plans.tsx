import { useTranslation } from 'react-i18next'
import { formatList, formatMoney, formatShortDate } from '#app/core/format/format.ts'
import { withoutBrackets } from '#app/core/format/brackets.ts'
import type { CardPlan, ProviderCard } from '#app/modules/directory/queries/provider-cards.server.ts'
import { Fact } from '#app/ui/tables/facts.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

/** Cards named before the rest is counted: with it they fit a line of a phone. */
const familiesShown = 2

/** As people say it: what stands in brackets is for the plan's own page. */
const shortName = ({ family, name }: CardPlan) => withoutBrackets(family?.name ?? name)

/** The cards that people know among the plans, each once, and how many plans are left over. */
function familiesOf(plans: readonly CardPlan[]) {
  const names = [...new Set(plans.map(shortName))].slice(0, familiesShown)
  const rest = plans.filter((plan) => !names.includes(shortName(plan)))
  return { names, restCount: rest.length }
}

/** A plan by its id, or a card by the key that stands for it, and its name. */
export type OwnPlan = { key: string; label: string }

/**
 * What a doctor accepts, in a line: of the plan that was asked for, else of the visitor's own, whether and since when; else the cards that people
 * know. `askedPlans` are ids of plans and keys of cards.
 */
export function CardPlans({
  card: { plans, cashPriceCents },
  askedPlans,
  ownPlan,
}: {
  card: Pick<ProviderCard, 'plans' | 'cashPriceCents'>
  askedPlans: readonly string[]
  ownPlan: OwnPlan | null
}) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  // What the list was asked for goes before what is remembered.
  const remembered = askedPlans.length === 0 ? ownPlan : null
  const wanted = remembered ? [remembered.key] : askedPlans
  const asked = plans
    .filter(({ id, family }) => wanted.includes(id) || (family !== null && wanted.includes(family.key)))
    .toSorted((one, other) => other.checkedAt - one.checkedAt)[0]
  if (asked) {
    const date = formatShortDate(asked.checkedAt, locale)
    const others = plans.length - 1
    return (
      <Fact icon="shield-check" hiddenLabel={t('card.insurance')}>
        <b className={asked.isUnverified ? 'doc__unsure' : 'doc__sure'}>
          {t('card.takes', { plan: shortName(asked) })}
        </b>
        {t(asked.isUnverified ? 'card.takesUnsure' : 'card.takesSince', { date })}
        {others > 0 && <span className="doc__wide muted"> {t('card.morePlans', { count: others })}</span>}
      </Fact>
    )
  }
  if (remembered) {
    return (
      <Fact icon="shield-check" hiddenLabel={t('card.insurance')}>
        <span className="doc__unsure">{t('card.ownNotListed', { plan: remembered.label })}</span>
      </Fact>
    )
  }
  const { names, restCount } = familiesOf(plans)
  const more = restCount > 0 ? [t('card.morePlans', { count: restCount })] : []
  const cash = cashPriceCents === null ? [] : [t('card.cash', { price: formatMoney(cashPriceCents, locale) })]
  const words = [...names, ...more]
  if (words.length + cash.length === 0) return null
  return (
    <Fact icon="shield-check" hiddenLabel={t('card.insurance')}>
      {formatList(words, locale)}
      {cash.length > 0 && <span className={words.length > 0 ? 'doc__wide muted' : undefined}> {cash[0]}</span>}
    </Fact>
  )
}
