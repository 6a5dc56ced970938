import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { ListedEvent } from '../queries/public-events.server.ts'

type EventListProps = {
  events: readonly ListedEvent[]
  title: string
  /** On pages of something else the association is named, too. */
  namesOrganizer?: boolean
}

/** Events to come, on the page of their association, of a neighborhood or of a specialty; nothing where there are none. */
export function EventList({ events, title, namesOrganizer = false }: EventListProps) {
  const { t } = useTranslation('association-events')
  if (events.length === 0) return null
  return (
    <Section id="events" title={title}>
      <ul className="stack">
        {events.map(({ id, slug, title: name, organizer, when, place, isFull, hasWaitlist }) => (
          <li key={id}>
            <Link to={paths.associationEventPage(slug, id)}>
              <b>{name}</b>
            </Link>{' '}
            {isFull && <Tag tone="wait">{t(hasWaitlist ? 'page.waitlist' : 'page.full')}</Tag>}
            <br />
            <span className="num">{t('when', when)}</span>
            <br />
            <span className="muted">{[place, namesOrganizer ? organizer : null].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Events for everybody's health, on the page of a neighborhood or a specialty. */
export function HealthEvents({ events }: { events: readonly ListedEvent[] }) {
  const { t } = useTranslation('association-events')
  return <EventList events={events} title={t('page.near')} namesOrganizer />
}
