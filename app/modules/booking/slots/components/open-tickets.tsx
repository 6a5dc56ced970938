import { useTranslation } from 'react-i18next'
import { withoutBrackets } from '#app/core/format/brackets.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import { useAddressedName } from '#app/modules/directory/components/provider-card.tsx'
import { paths } from '#app/paths.ts'
import { KeptList } from '#app/ui/kept-list.tsx'
import { Link } from '#app/ui/link.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { OpenTicket, OpenTickets as Shown } from '../pages/open-tickets.server.ts'
import { useDayName } from './use-day-name.ts'

/** As many languages as stand in one line. */
const shownLanguages = (languages: readonly string[], isInEnglish: boolean) =>
  languages.slice(0, isInEnglish ? 2 : 3).map(withoutBrackets)

function SmallTicket({ ticket: { card, when } }: { ticket: OpenTicket }) {
  const { t } = useTranslation('booking')
  const dayName = useDayName()
  // In English the day, which stands beside it, would not fit into a line of a phone.
  const isInEnglish = isEnglish(useLocale())
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
            <span className="vh">{t('open.takeInFull', { day: dayName(when), time: when.time })}</span>
          </Link>
        </h3>
        <p>
          <KeptList items={where} style="facts" isEach />
        </p>
        <p className="muted">
          <KeptList items={shownLanguages(card.languages, isInEnglish)} />
        </p>
      </div>
      <span className="stub__take" aria-hidden="true">
        {t('open.take', { when: isInEnglish ? when.time : dayName(when) + when.time })}
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
