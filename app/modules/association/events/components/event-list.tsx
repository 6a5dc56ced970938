import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { DateLeaf } from '#app/ui/cards/date-leaf.tsx'
import { Link } from '#app/ui/link.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import type { ListedEvent } from '../queries/public-events.server.ts'

type EventListProps = {
  events: readonly ListedEvent[]
  title: string
  /** On pages of something else the association is named, too. */
  namesOrganizer?: boolean
}

function EventLine({ event, namesOrganizer }: { event: ListedEvent; namesOrganizer: boolean }) {
  const { t } = useTranslation('association-events')
  const { id, slug, title, organizer, leaf, date, hours, place, isFull, hasWaitlist, price, isFreeForMembers } = event
  return (
    <li>
      <DateLeaf {...leaf} />
      <div>
        <h3>
          <Link to={paths.associationEventPage(slug, id)}>{title}</Link>
        </h3>
        <p>
          <span className="vh">{date} </span>
          <span className="num">{hours}</span>
        </p>
        {place && <p>{place}</p>}
        {namesOrganizer && <p className="muted">{organizer}</p>}
        <Tags>
          {price ? <Tag>{price}</Tag> : <Tag tone="ok">{t('page.free')}</Tag>}
          {isFreeForMembers && <Tag tone="ok">{t('page.freeForMembers')}</Tag>}
          {isFull && <Tag tone="wait">{t(hasWaitlist ? 'page.waitlist' : 'page.full')}</Tag>}
        </Tags>
      </div>
    </li>
  )
}

/** Events to come, on the page of their association, of a neighborhood or of a specialty; nothing where there are none. */
export function EventList({ events, title, namesOrganizer = false }: EventListProps) {
  if (events.length === 0) return null
  return (
    <Section id="events" title={title}>
      <ul className="event-lines">
        {events.map((event) => (
          <EventLine key={event.id} event={event} namesOrganizer={namesOrganizer} />
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
