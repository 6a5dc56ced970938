import { useTranslation } from 'react-i18next'
import { slotOf } from '#app/modules/directory/openings.ts'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { Ticket, TicketSection, TicketWhen } from '#app/ui/cards/ticket.tsx'
import { NextTimes } from '../next-times.tsx'
import { OpeningStrip, useFirstOpening } from '../opening-strip.tsx'
import { NothingOpen } from './nothing-open.tsx'
import { OtherWays, type OtherWaysProps } from './other-ways.tsx'
import { type BookableFacility, TakeFirst } from './take-first.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'

type BookingTicketProps = BookableFacility & OtherWaysProps & { name: string }

/** The profile's ticket: the first open time with its button, the next ones by day and hour, the next days, the telephone. */
export function BookingTicket({ name, location, openings, ...ways }: BookingTicketProps) {
  const { t } = useTranslation('directory')
  const firstOpening = useFirstOpening()
  const { profile } = ways
  const specialtySlug = profile.specialties[0]!.slug
  const toBooking = paths.appointment(specialtySlug, profile.slug, { loc: location.slug })
  const { firstAt } = openings
  const isSomeDayFull = openings.days.some(({ count, isClosed }) => count === 0 && !isClosed)
  const first = firstOpening(openings)
  return (
    <Ticket title={<h2>{t('openings.title', { name })}</h2>}>
      <TicketSection first className="stack">
        {first && firstAt !== null ? (
          <>
            <p className="label">{t('openings.first')}</p>
            <TicketWhen dateTime={slotOf(firstAt)} date={first.date} weekday={first.weekday} time={first.time} />
            <TakeFirst profile={profile} location={location} openings={openings} />
          </>
        ) : (
          <NothingOpen {...ways} hasWaitlist={openings.hasWaitlist} />
        )}
      </TicketSection>
      <TicketSection className="stack stack--sm">
        {openings.nextAt.length > 1 && (
          <>
            <p className="label">{t('openings.otherTimes')}</p>
            <NextTimes
              openings={openings}
              specialtySlug={specialtySlug}
              slug={profile.slug}
              facilitySlug={location.slug}
              isForReturning={false}
              isRest
            />
          </>
        )}
        <div className="elder-hide">
          <OpeningStrip
            title={t('openings.otherDay')}
            openings={openings}
            specialtySlug={specialtySlug}
            slug={profile.slug}
            facilitySlug={location.slug}
          />
        </div>
        <p>
          <Link to={toBooking} className="alone">
            {t('openings.more')}
          </Link>
        </p>
        {firstAt !== null && isSomeDayFull && openings.hasWaitlist && (
          <p>
            <span className="muted">{t('openings.dayFull')}</span>{' '}
            <Link to={paths.waitlist(specialtySlug, profile.slug)}>{t('openings.waitlist')}</Link>
          </p>
        )}
        {location.phone && (
          <p>
            <span className="muted">{t('openings.call')}</span>
            <br />
            <PhoneLink number={location.phone} className="call-link" />
          </p>
        )}
      </TicketSection>
      {first && profile.accepting === 'no' && (
        <TicketSection className="stack stack--sm">
          <p className="muted">{t('openings.notForNew')}</p>
          <OtherWays {...ways} />
        </TicketSection>
      )}
    </Ticket>
  )
}
