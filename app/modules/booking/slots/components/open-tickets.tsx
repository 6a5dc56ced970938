import { useTranslation } from 'react-i18next'
import { withoutBrackets } from '#app/core/format/brackets.ts'
import { useAddressedName } from '#app/modules/directory/components/provider-card.tsx'
import { paths } from '#app/paths.ts'
import { KeptList } from '#app/ui/kept-list.tsx'
import { Link } from '#app/ui/link.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import type { OpenTicket, OpenTickets as Shown } from '../pages/open-tickets.server.ts'
import { useDayName } from './use-day-name.ts'

function SmallTicket({ ticket: { card, when } }: { ticket: OpenTicket }) {
  const { t } = useTranslation('booking')
  const dayName = useDayName()
  const name = useAddressedName(card.name)
  const { location } = card
  const where = [card.specialties[0], location?.neighborhood].filter((part) => part !== undefined && part !== null)
  return (
    <li className="stub">
      <time className="stub__when" dateTime={when.slot}>
        <span>{dayName(when)}</span> <b className="num">{when.time}</b> <span className="num">{when.date}</span>
      </time>
      <div className="stub__what">
        <h3>
          <Link
            to={paths.appointment(card.specialtySlug, card.slug, {
              ...(location ? { loc: location.slug } : {}),
              slot: when.slot,
            })}
            className="stub__link"
          >
            {name}
          </Link>
        </h3>
        <p>
          <KeptList items={where} style="facts" isEach />
        </p>
        <p className="muted">
          <KeptList items={card.languages.slice(0, 3).map(withoutBrackets)} />
        </p>
      </div>
      <span className="stub__take" aria-hidden="true">
        {t('open.take')}
      </span>
    </li>
  )
}

/** Real open times as small tickets, each a link that books it; nothing when nobody can be booked. */
export function OpenTickets({ open: { tickets, isSoon } }: { open: Shown }) {
  const { t } = useTranslation('booking')
  if (tickets.length === 0) return null
  return (
    <Section
      id="open"
      title={t(isSoon ? 'open.soon' : 'open.next')}
      more={{ to: paths.doctors({ sort: 'soonest' }), label: t('open.all') }}
    >
      <ul className="stubs">
        {tickets.map((ticket) => (
          <SmallTicket key={ticket.card.id} ticket={ticket} />
        ))}
      </ul>
    </Section>
  )
}
