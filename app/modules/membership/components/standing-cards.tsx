import { useTranslation } from 'react-i18next'
import { formatDay, formatMoney } from '#app/core/format/format.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { lastDayText } from '../day-text.ts'
import type { Standing, ToldMembership } from '../queries/standing.server.ts'
import type { Usage } from '../queries/usage.server.ts'
import { useLevelName, usePriceWords } from './level-words.tsx'

const tones: Readonly<Partial<Record<ToldMembership['status'], TagTone>>> = {
  active: 'ok',
  past_due: 'bad',
  suspended: 'bad',
  cancel_scheduled: 'wait',
  pending_payment: 'wait',
}

/** Until when what somebody has is paid, and what happens then. */
function usePeriodWords() {
  const { t } = useTranslation('membership')
  const locale = useLocale()
  return ({ status, isTrial, isGiven, renews, periodEnd }: ToldMembership) => {
    const last = { date: lastDayText(periodEnd, locale) }
    if (status === 'cancel_scheduled') return t('now.ends', last)
    if (isTrial) return t('now.trial', last)
    if (isGiven) return t('now.given', last)
    return renews ? t('now.renews', { date: formatDay(periodEnd, locale) }) : t('now.until', last)
  }
}

/** The level of somebody: its name, its price and its period. */
export function NowCard({ standing: { tier, membership } }: { standing: Pick<Standing, 'tier' | 'membership'> }) {
  const { t } = useTranslation('membership')
  const locale = useLocale()
  const levelName = useLevelName()
  const priceWords = usePriceWords()
  const periodWords = usePeriodWords()
  const paid = membership?.isRunning ? membership : null
  return (
    <PanelCard
      id="now"
      title={t('now.title')}
      note={membership && <Tag tone={tones[membership.status] ?? 'plain'}>{t(`status.${membership.status}`)}</Tag>}
    >
      <div className="card__body">
        <p className="level__name">{t('now.level', { level: levelName(tier) })}</p>
        <p>
          {paid
            ? paid.isGiven || paid.isTrial
              ? t('now.free')
              : priceWords(paid.priceCents, paid.interval)
            : t('now.free')}
        </p>
        {paid && <p className="muted">{periodWords(paid)}</p>}
        {paid?.hasOwnPrice && (
          <p className="muted">{t('now.locked', { price: formatMoney(paid.priceCents, locale) })}</p>
        )}
      </div>
    </PanelCard>
  )
}

function Bar({ name, used, limit }: { name: 'locations' | 'seats'; used: number; limit: number | null }) {
  const { t } = useTranslation('membership')
  return (
    <div>
      <p className="level__use">
        <span id={`use-${name}`}>{t(`use.${name}`)}</span>
        <b className="num">{limit === null ? t('use.any', { used }) : t('use.of', { used, limit })}</b>
      </p>
      {limit !== null && (
        <meter className="meter" min="0" max={limit} value={Math.min(used, limit)} aria-labelledby={`use-${name}`} />
      )}
    </div>
  )
}

/** What is used of what the level allows. */
export function UseCard({ usage: { locations, seats } }: { usage: Usage }) {
  const { t } = useTranslation('membership')
  const isOver = [locations, seats].some(({ used, limit }) => limit !== null && used > limit)
  return (
    <PanelCard id="use" title={t('use.title')}>
      <div className="card__body">
        <Bar name="locations" {...locations} />
        <Bar name="seats" {...seats} />
        {isOver && <p className="muted">{t('use.over')}</p>}
      </div>
    </PanelCard>
  )
}

/** Whom the money goes through. */
export function GatewayNote({ gateway }: Pick<Standing, 'gateway'>) {
  const { t } = useTranslation('membership')
  return <p className="muted">{t(`gateway.${gateway ?? 'none'}`)}</p>
}
