import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TicketPick } from '../queries/ticket-picks.server.ts'

/** The doctors of an answer, each with the way to their booking page. */
export function DoctorPicks({ picks }: { picks: readonly TicketPick[] }) {
  const { t } = useTranslation('support')
  const locale = useLocale()
  if (picks.length === 0) return null
  return (
    <div className="picks">
      <p className="picks__title">{t('link.doctors')}</p>
      <ul>
        {picks.map(({ providerId, slug, specialtySlug, name, otherName, specialties, facility }) => (
          <li key={providerId}>
            <p>
              <Link to={paths.doctor(specialtySlug, slug)}>{name}</Link> {otherName}
            </p>
            <p className="picks__second">
              {formatList([...specialties, ...(facility ? [facility] : [])], locale, 'facts')}
            </p>
            <ButtonLink to={paths.appointment(specialtySlug, slug)} variant="book">
              {t('link.book', { name })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
