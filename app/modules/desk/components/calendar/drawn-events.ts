import type { EventInput } from '@fullcalendar/core'
import type { CalendarPageData } from '#app/modules/desk/pages/calendar-page.server.ts'
import type { CalendarEvent } from '#app/modules/desk/queries/calendar-events.server.ts'
import { drawnWall, type Grid } from './drawn-times.ts'

/** The classes of a visit in some state. */
export const visitClasses = (status: NonNullable<CalendarEvent['status']>) => ['is-visit', `is-${status}`]

/** The classes by which an event has its color, edge and hatching: those of its state. */
const eventClasses = ({ kind, status }: Pick<CalendarEvent, 'kind' | 'status'>): string[] =>
  kind === 'visit' && status ? visitClasses(status) : ['is-block']

/** What the box of an event says beside its time and whose it is. */
export type EventFacts = Pick<CalendarEvent, 'kind' | 'doctor' | 'version'> & { from: string | null; detail: string }

type DrawnWords = {
  /** Of a visit, after its name: whose it is, what for, how it stands. */
  detail: (event: CalendarEvent) => string
  visitAddress: string
  /** The same for who comes to a class. */
  groupAddress: string
}

/**
 * Events with one for each class in place of one for everybody who comes to it: side by side they would be too narrow to be read or
 * touched. It has the name of the class, leads to who comes, and is not dragged, as each of them is moved alone.
 */
export function withClassesAsOne(events: readonly CalendarEvent[]): CalendarEvent[] {
  const drawn = new Set<string>()
  return events
    .filter(({ seats }) => seats === null)
    .concat(
      events.flatMap((event) => {
        const key = [event.doctor, event.start, event.detail].join('\n')
        if (event.seats === null || event.status === 'cancelled' || drawn.has(key)) return []
        drawn.add(key)
        const one: CalendarEvent = {
          ...event,
          ...{ title: event.detail ?? event.title, detail: null, phone: null, status: 'booked', version: null },
        }
        return [one]
      }),
    )
}

/** A visit or blocked time where it is drawn, with the minutes kept free around it where a column is one doctor's. */
export function drawnEvents(event: CalendarEvent, grid: Grid, isOneDoctor: boolean, words: DrawnWords): EventInput[] {
  const place = (span: { start: string; end: string }) => {
    const start = drawnWall(grid, span.start, event.doctor)
    const end = drawnWall(grid, span.end, event.doctor)
    return start && end ? { start, end } : null
  }
  const own = place(event)
  if (!own) return []
  const { id, kind, version, title, doctor } = event
  const from = event.words?.from ?? null
  const drawn: EventInput = {
    id,
    ...own,
    title,
    classNames: eventClasses(event),
    editable: version !== null,
    ...(kind === 'visit' && { url: (event.seats ? words.groupAddress : words.visitAddress).replace('ID', id) }),
    extendedProps: { kind, doctor, from, version, detail: words.detail(event) } satisfies EventFacts,
  }
  const kept = isOneDoctor ? event.buffers.flatMap((buffer) => place(buffer) ?? []) : []
  return [drawn, ...kept.map((span) => ({ ...span, display: 'background', classNames: ['is-buffer'] }))]
}

/** Closed time behind the visits; a break says what it is. */
export function closedEvents({ closed, columns }: CalendarPageData, grid: Grid, breakWord: string): EventInput[] {
  const own = grid.doctors
    ? columns.flatMap((column) => column.closed.map((span) => ({ ...span, doctor: column.slug })))
    : closed.map((span) => ({ ...span, doctor: '' }))
  return own.flatMap(({ start, end, doctor, isBreak }) => {
    const drawn = { start: drawnWall(grid, start, doctor), end: drawnWall(grid, end, doctor) }
    if (!drawn.start || !drawn.end) return []
    const title = isBreak ? breakWord : ''
    return { start: drawn.start, end: drawn.end, title, display: 'background', classNames: ['is-closed'] }
  })
}
