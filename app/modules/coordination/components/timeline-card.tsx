import { useTranslation } from 'react-i18next'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import type { OpenCase } from '../queries/case-detail.server.ts'
import { useMoment } from './care-words.tsx'

/** What has happened, the latest first. */
export function TimelineCard({ events }: { events: OpenCase['events'] }) {
  const { t } = useTranslation('coordination')
  const moment = useMoment()
  return (
    <PanelCard id="timeline" title={t('case.timeline')}>
      <div className="card__body">
        <ol className="care-timeline">
          {events.toReversed().map(({ step, side, isOnBehalf, at, who }, position) => (
            <li key={events.length - position}>
              <span className="muted small">{moment(at)}</span>
              <span>
                {t(`events.${step as 'send'}`)}
                <span className="muted">
                  {' '}
                  · {who ?? t(`sides.${side}`)}
                  {isOnBehalf && ` · ${t('case.wasOnBehalf')}`}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </PanelCard>
  )
}
