import { useTranslation } from 'react-i18next'
import { formatList, formatMoney, formatShortDate } from '#app/core/format/format.ts'
import type { ProviderCard } from '#app/modules/directory/queries/provider-cards.server.ts'
import { Fact } from '#app/ui/tables/facts.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

type CardPlansProps = {
  card: Pick<ProviderCard, 'plans' | 'cashPriceCents'>
  /** The visitor's own plan by its name, where the list was asked for no other. */
  ownPlan: string | null
  /** Names the place in words, where there are several. */
  label?: string | undefined
}

/**
 * What a doctor accepts, in a line: of the plan that was asked for, else of the visitor's own, whether and since when; else the cards that people
 * know.
 */
export function CardPlans({ card: { plans, cashPriceCents }, ownPlan, label }: CardPlansProps) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const { wanted, names, restCount, count } = plans
  if (wanted) {
    const date = formatShortDate(wanted.checkedAt, locale)
    return (
      <Fact icon="shield-check" hiddenLabel={t('card.insurance')}>
        <b className={wanted.isUnverified ? 'doc__unsure' : 'doc__sure'}>{t('card.takes', { plan: wanted.name })}</b>
        {t(wanted.isUnverified ? 'card.takesUnsure' : 'card.takesSince', { date })}
        {count > 1 && <span className="doc__wide muted"> {t('card.morePlans', { count: count - 1 })}</span>}
      </Fact>
    )
  }
  if (ownPlan !== null) {
    return (
      <Fact icon="shield-check" hiddenLabel={t('card.insurance')}>
        <span className="doc__unsure">{t('card.ownNotListed', { plan: ownPlan })}</span>
      </Fact>
    )
  }
  const more = restCount > 0 ? [t('card.morePlans', { count: restCount })] : []
  const cash = cashPriceCents === null ? [] : [t('card.cash', { price: formatMoney(cashPriceCents, locale) })]
  const words = [...names, ...more]
  if (words.length + cash.length === 0) return null
  return (
    <Fact icon="shield-check" {...(label ? { label } : { hiddenLabel: t('card.insurance') })}>
      {formatList(words, locale)}
      {cash.length > 0 && <span className={words.length > 0 ? 'doc__wide muted' : undefined}> {cash[0]}</span>}
    </Fact>
  )
}
