import { useTranslation } from 'react-i18next'
import { formatDate, formatPhone } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Ticket, TicketSection } from '#app/ui/cards/ticket.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { OtherWays, type OtherWaysProps } from './other-ways.tsx'

type ContactTicketProps = OtherWaysProps & { name: string }

/** How to reach the provider: the telephone first, our service second, and how fresh the facts are. */
export function ContactTicket({ name, ...ways }: ContactTicketProps) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const { profile } = ways
  // Nobody would read a request to a record that nobody has claimed.
  const takesRequests = !profile.isUnclaimed && profile.locations.some((location) => location.isBookable)
  const reachable = profile.locations.filter((location) => location.phone)
  return (
    <Ticket title={<h2>{t('profile.contactTitle', { name })}</h2>}>
      <TicketSection first className="stack">
        {reachable.length === 0 && <p>{t('profile.noPhone')}</p>}
        {reachable.map((location) => (
          <div key={location.id}>
            {reachable.length > 1 && <p className="muted">{location.name}</p>}
            <ButtonLink to={`tel:${location.phone}`} variant="line" icon="phone" block>
              {formatPhone(location.phone!)}
            </ButtonLink>
            {location.isOwnPhone && <p className="muted small">{t('profile.ownPhone')}</p>}
          </div>
        ))}
        <p className="muted">{t('profile.contactHelp')}</p>
        {takesRequests && (
          <ButtonLink
            to={paths.appointment(profile.specialties[0]!.slug, profile.slug)}
            variant={profile.accepting === 'no' ? 'primary' : 'book'}
            icon="calendar"
            block
          >
            {t('openings.request')}
          </ButtonLink>
        )}
      </TicketSection>
      <TicketSection className="stack">
        <OtherWays {...ways} />
        <p>
          <Link to={paths.contact()}>{t('profile.contactService')}</Link>
        </p>
        <p className="muted">
          {profile.acceptingFreshness === 'fresh' && profile.verifiedAt !== null
            ? t('profile.checkedOn', { date: formatDate(profile.verifiedAt, locale) })
            : profile.accepting !== 'unknown' && t('profile.acceptingOld')}
        </p>
      </TicketSection>
    </Ticket>
  )
}
