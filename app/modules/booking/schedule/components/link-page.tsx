import { useTranslation } from 'react-i18next'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import type { BookingLink } from '../pages/booking-links.server.ts'
import type { SchedulePage } from '../pages/schedule-page.server.ts'
import { ScheduleFrame } from './schedule-frame.tsx'

/** Addresses at which visits can be booked, each with a code to print and hang up. */
export function LinkPage({ page, links }: { page: SchedulePage; links: BookingLink[] }) {
  const { t } = useTranslation('schedule')
  const { providerFacility } = page
  return (
    <ScheduleFrame page={page} tab="link">
      <p className="muted noprint">{t('link.lead')}</p>
      {!providerFacility.isBookable && <Banner tone="warning">{t('bookable.off.live')}</Banner>}
      {links.length === 0 && <EmptyState title={t('link.none')} />}
      <div className="sched__codes">
        {links.map(({ id, name, minutes, address, image }) => (
          <Card key={id} as="section" className="sched__card sched__code" labelledBy={`link-${id}`}>
            <h2 id={`link-${id}`}>{name}</h2>
            <p className="muted">
              {providerFacility.providerName} · {providerFacility.facilityName}
              {minutes !== null && ` · ${t('minutes', { count: minutes })}`}
            </p>
            <img src={image} width={240} height={240} alt={t('link.code', { name })} />
            <p>{t('link.scan')}</p>
            <p className="sched__address">
              <Link to={address}>
                <Lang lang="en">{address.replace(/^https?:\/\//, '')}</Lang>
              </Link>
            </p>
          </Card>
        ))}
      </div>
      <p className="muted noprint">{t('link.print')}</p>
    </ScheduleFrame>
  )
}
