import { useTranslation } from 'react-i18next'
import type { Span } from '../inventory.ts'
import { useDayWords } from './day-words.tsx'

type CampaignFactsProps = {
  placement: string
  /** Empty where the placement has none. */
  targets: string
  span: Span
  weeks: number
  cap: string
  price: string
}

/** What a campaign is: where, when, how often, for how much. */
export function CampaignFacts({ placement, targets, span, weeks, cap, price }: CampaignFactsProps) {
  const { t } = useTranslation('promotion')
  const words = useDayWords()
  const facts = [
    [t('one.placement'), placement],
    ...(targets ? [[t('one.targets'), targets]] : []),
    [t('one.when'), `${words.span(span)} · ${t('weeks', { count: weeks })}`],
    [t('one.cap'), cap],
    [t('one.price'), price],
  ] as const
  return (
    <dl className="pairs">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
