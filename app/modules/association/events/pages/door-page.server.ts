import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import { newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { formatInstantClock } from '#app/core/format/format.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { checkIn, undoCheckIn } from '../commands/check-in.server.ts'
import { isDoorOpen } from '../event-status.ts'
import { doorForm } from '../forms.ts'
import { listRegistrations } from '../queries/event-rows.server.ts'
import { personOf } from '../queries/registered-person.server.ts'
import { isUndoable, type Registration } from '../registration-status.ts'
import { isFound, ownEvent, registrationLine } from './manage-events.server.ts'

function doorLine(registration: Registration, locale: Locale) {
  const { checkedInAt } = registration
  return {
    ...registrationLine(registration),
    at: checkedInAt === null ? null : formatInstantClock(checkedInAt, newYork, locale),
    isUndoable: isUndoable(registration, now()),
  }
}

type Light = Readonly<{ light: 'green' | 'yellow' | 'red'; words: string }>

/** What the page says of who was just at the door: the answer of the last press, in the address so that it survives a reload. */
function lightOf(search: URLSearchParams, rows: readonly Registration[], locale: Locale): Light | null {
  const light = search.get('light')
  if (light !== 'green' && light !== 'yellow' && light !== 'red') return null
  const t = translator(locale, 'association-events')
  const row = rows.find(({ id }) => id === search.get('who'))
  const name = row ? personOf(row).name : ''
  if (light === 'red') {
    const reason = doorReasons.find((each) => each === search.get('reason')) ?? 'unknown'
    return { light, words: t(`door.red.${reason}`) }
  }
  const time = row?.checkedInAt ? formatInstantClock(row.checkedInAt, newYork, locale) : ''
  return {
    light,
    words: light === 'green' ? t('door.green', { name, count: row?.guests ?? 0 }) : t('door.yellow', { name, time }),
  }
}

const doorReasons = ['unknown', 'closed', 'unpaid', 'waiting', 'canceled'] as const

/** The list at the door: who is expected and who has come. */
export async function loadDoor(request: Request, actor: AssociationActor, eventId: string) {
  const { locale } = actor
  const event = await ownEvent(actor, eventId)
  const { searchParams } = new URL(request.url)
  const typed = (searchParams.get('q') ?? '').slice(0, 100)
  const rows = await listRegistrations(eventId, ['registered', 'checked_in', 'attended'])
  const lines = rows
    .map((row) => doorLine(row, locale))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
  const title = translator(locale, 'association-events')('door.title')
  const data = {
    head: requestHead(request, {
      title,
      description: title,
      path: paths.associationEventDoor(eventId),
      isIndexable: false,
    }),
    ...{ eventId, name: event.title[locale], typed, isOpen: isDoorOpen(event, now()) },
    light: lightOf(searchParams, rows, locale),
    lines: typed ? lines.filter((line) => isFound(line, typed)) : lines,
    come: rows.filter(({ status }) => status !== 'registered').length,
    expected: rows.length,
  }
  return json(data, { headers: privateHeaders })
}

export type DoorData = Awaited<ReturnType<Awaited<ReturnType<typeof loadDoor>>['json']>>

/** Lets somebody in by the number on their ticket or by their line, or takes it back. */
export async function submitDoor(request: Request, actor: AssociationActor, eventId: string): Promise<Response> {
  const { intent, registration, number } = await readAnswers(request, doorForm)
  const to = (search: Record<string, string> = {}) => paths.associationEventDoor(eventId, search)
  if (intent === 'undo') {
    const done = await orAnswered(undoCheckIn(actor, { eventId, registrationId: registration }), {
      'association_event.changed': ({ code }) =>
        toasted(to(), { tone: 'warning', text: translator(actor.locale, 'errors')(code) }),
    })
    return done instanceof Response ? done : accepted(to())
  }
  const door = registration ? { eventId, registrationId: registration } : { eventId, typed: number }
  const seen = await orAnswered(checkIn(actor, door), {})
  if (seen instanceof Response) return seen
  if (seen.light === 'red') return accepted(to({ light: 'red', reason: seen.reason }))
  return accepted(to({ light: seen.light, who: seen.registrationId }))
}
