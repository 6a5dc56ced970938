import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LockedFeature } from '#app/modules/tiers/components/locked-feature.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import type { DoctorFeed, ShownFeed } from '../pages/feeds-page.server.ts'

/** The address as a code for another telephone, as a button for this one, and as text for everything else. */
function Address({ address, name }: { address: NonNullable<ShownFeed['address']>; name: string }) {
  const { t } = useTranslation('desk')
  return (
    <div className="feed__address">
      <img src={address.code} width={160} height={160} alt={t('feeds.code', { name })} />
      <div className="stack">
        <p>
          <ButtonLink to={address.webcal} variant="line" icon="calendar-plus">
            {t('feeds.open')}
          </ButtonLink>
        </p>
        <p>{t('feeds.paste')}</p>
        <p className="feed__text">
          <Lang lang="en">{address.https}</Lang>
        </p>
      </div>
    </div>
  )
}

/** The buttons of a doctor; each says its name to who only hears it. */
function FeedSteps({ doctor: { slug, name, feed } }: { doctor: DoctorFeed }) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskFeeds())
  return (
    <form method="post" action={action} className="row">
      <input type="hidden" name="doctor" value={slug} />
      <Button name="step" value="start" variant="line">
        {t(feed ? 'feeds.renew' : 'feeds.start')}
        <span className="vh"> {name}</span>
      </Button>
      {feed && (
        <Button name="step" value="end" variant="quiet">
          {t('feeds.end')}
          <span className="vh"> {name}</span>
        </Button>
      )}
    </form>
  )
}

function FeedCard({ doctor, feed }: { doctor: DoctorFeed; feed: ShownFeed }) {
  const { t } = useTranslation('desk')
  const { slug, name, facilities } = doctor
  return (
    <Card as="section" className="feed" labelledBy={`feed-${slug}`}>
      <h2 id={`feed-${slug}`}>{name}</h2>
      <p className="muted">{facilities.join(' · ')}</p>
      {feed.address ? <Address address={feed.address} name={name} /> : <p>{t('feeds.unshown')}</p>}
      <p className="muted">
        {t('feeds.since', { date: feed.since })}{' '}
        {feed.readOn === null ? t('feeds.unread') : t('feeds.readOn', { date: feed.readOn })}
      </p>
      <FeedSteps doctor={doctor} />
    </Card>
  )
}

/** Addresses at which a calendar program reads the times of each doctor's visits: those there are, then who has none yet. */
export function FeedsPage({ doctors, isLocked }: { doctors: DoctorFeed[]; isLocked: boolean }) {
  const { t } = useTranslation('desk')
  const without = doctors.filter(({ feed }) => feed === null)
  return (
    <div className="desk">
      <PageHead title={t('feeds.title')} lead={t('feeds.lead')} />
      <ul className="feed__facts">
        <li>{t('feeds.private')}</li>
        <li>{t('feeds.secret')}</li>
        <li>{t('feeds.late')}</li>
      </ul>
      {isLocked && <LockedFeature feature="calendarFeed" />}
      {doctors.length === 0 && !isLocked && <EmptyState picture="calendar" title={t('feeds.none')} />}
      {doctors.map((doctor) => doctor.feed && <FeedCard key={doctor.slug} doctor={doctor} feed={doctor.feed} />)}
      {without.length > 0 && (
        <Card as="section" className="feed" labelledBy="feeds-without">
          <h2 id="feeds-without">{t('feeds.without')}</h2>
          <ul className="feed__others">
            {without.map((doctor) => (
              <li key={doctor.slug}>
                <span>
                  {doctor.name} <span className="muted">{doctor.facilities.join(' · ')}</span>
                </span>
                <FeedSteps doctor={doctor} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p>
        <Link to={paths.deskCalendar()} className="alone">
          {t('block.back')}
        </Link>
      </p>
    </div>
  )
}
