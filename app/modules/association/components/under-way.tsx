import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Link } from '#app/ui/link.tsx'
import { Stat, Stats } from '#app/ui/tables/stat.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { UnderWay as Shown } from '../pages/under-way.server.ts'
import { useTimeWords } from '../polls/components/time-words.tsx'

function NextEvent({ event }: Pick<Shown, 'event'>) {
  const { t } = useTranslation(['association', 'association-events'])
  const locale = useLocale()
  return (
    <PanelCard id="next-event" title={t('underWay.event')}>
      <div className="card__body">
        {event ? (
          <p>
            <Link to={paths.associationEvent(event.id)}>{event.title}</Link>{' '}
            <span className="muted num">{t('association-events:when', event.when)}</span>
          </p>
        ) : (
          <p className="muted">{t('underWay.noEvent')}</p>
        )}
      </div>
      {event && (
        <Stats>
          <Stat
            label={t('underWay.seats')}
            value={`${formatNumber(event.taken, locale)} / ${formatNumber(event.capacity, locale)}`}
          />
          <Stat label={t('association-events:list.waiting')} value={formatNumber(event.waiting, locale)} />
        </Stats>
      )}
    </PanelCard>
  )
}

function OpenPoll({ poll: { id, title, closesAt, eligible, votes, quorum } }: { poll: Shown['polls'][number] }) {
  const { t } = useTranslation(['association', 'association-polls'])
  const time = useTimeWords()
  const missing = quorum - votes
  const state = missing > 0 ? t('underWay.quorumMissing', { count: missing }) : t('underWay.quorumReached')
  return (
    <li className="stack stack--sm">
      <p id={`turnout-${id}`}>
        <Link to={paths.associationPoll(id)}>{title}</Link>{' '}
        {closesAt !== null && (
          <span className="muted">{t('association-polls:vote.until', { time: time(closesAt) })}</span>
        )}
      </p>
      <meter
        className="meter"
        min="0"
        max={Math.max(1, quorum || eligible)}
        value={Math.min(votes, quorum || eligible)}
        aria-labelledby={`turnout-${id}`}
      />
      <p className="muted">
        {t('underWay.voted', { votes, eligible })}
        {quorum > 0 && ` · ${state}`}
      </p>
    </li>
  )
}

function OpenPolls({ polls }: Pick<Shown, 'polls'>) {
  const { t } = useTranslation('association')
  return (
    <PanelCard id="open-polls" title={t('underWay.polls')}>
      <div className="card__body">
        {polls.length === 0 ? (
          <p className="muted">{t('underWay.noPolls')}</p>
        ) : (
          <ul className="stack">
            {polls.map((poll) => (
              <OpenPoll key={poll.id} poll={poll} />
            ))}
          </ul>
        )}
      </div>
    </PanelCard>
  )
}

function LastAnnouncement({ announcement }: { announcement: NonNullable<Shown['announcement']> }) {
  const { t } = useTranslation(['association', 'association-announcements'])
  const locale = useLocale()
  const { id, title, sentAt } = announcement
  return (
    <PanelCard id="last-announcement" title={t('underWay.announcement')}>
      <div className="card__body">
        <p>
          <Link to={paths.associationAnnouncement(id)}>{title}</Link>{' '}
          {sentAt !== null && <span className="muted">{formatDate(sentAt, locale)}</span>}
        </p>
      </div>
      <Stats>
        {(['reached', 'sent', 'read'] as const).map((name) => (
          <Stat
            key={name}
            label={t(`association-announcements:report.${name}`)}
            value={formatNumber(announcement[name], locale)}
          />
        ))}
      </Stats>
    </PanelCard>
  )
}

/** What is under way in an association, at a glance. */
export function UnderWay({ event, polls, announcement }: Shown) {
  return (
    <div className="under-way">
      <NextEvent event={event} />
      <OpenPolls polls={polls} />
      {announcement && <LastAnnouncement announcement={announcement} />}
    </div>
  )
}
