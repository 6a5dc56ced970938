import type { Event } from 'schema-dts'
import { required } from './data-error.ts'
import { addressOf, type DataSite } from './site.ts'

export type EventFacts = {
  title: string
  description: string
  path: string
  /** Epoch milliseconds. */
  startsAt: number
  endsAt: number
  venue: string | null
  address: string | null
  /** In dollars, with two digits after the point. */
  price: string
  isFree: boolean
  organizer: string
  organizerPath: string
  isCanceled: boolean
  isFull: boolean
}

const instant = (at: number) => new Date(at).toISOString()

function placeOf({ venue, address }: EventFacts, url: string) {
  if (address === null) return { '@type': 'VirtualLocation', url } as const
  return { '@type': 'Place', name: venue ?? address, address } as const
}

/** Structured data of an event's page. */
export function eventData(facts: EventFacts, site: DataSite): Extract<Event, { '@type': 'Event' }> {
  const { title, description, path, startsAt, endsAt, address, price, organizer, organizerPath } = facts
  const url = addressOf(site, path)
  return {
    '@type': 'Event',
    '@id': `${site.origin}${path}#event`,
    name: required(title, 'the title of the event'),
    description: required(description, 'the description of the event'),
    url,
    startDate: instant(startsAt),
    endDate: instant(endsAt),
    eventStatus: facts.isCanceled ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode:
      address === null
        ? 'https://schema.org/OnlineEventAttendanceMode'
        : 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(facts, url),
    organizer: { '@type': 'Organization', name: organizer, url: addressOf(site, organizerPath) },
    isAccessibleForFree: facts.isFree,
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'USD',
      availability: facts.isFull ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    },
  }
}
