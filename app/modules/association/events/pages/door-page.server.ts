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
import type { DoorKeeper } from '../door-access.ts'
import { type AssociationEvent, isDoorOpen } from '../event-status.ts'
import { whenOf } from '../event-times.ts'
import { doorForm } from '../forms.ts'
import { namesOfDoor } from '../queries/event-greeters.server.ts'
import { listRegistrations } from '../queries/event-rows.server.ts'
import { personOf } from '../queries/registered-person.server.ts'
import { isUndoable, type Registration } from '../registration-status.ts'
import { isFound, ownEvent, registrationLine } from './manage-events.server.ts'

/** A line of the list: without the address, which nobody at the door has a use for. */
function doorLine(registration: Registration, by: string | undefined, locale: Locale) {
  const { checkedInAt } = registration
  const { id, name, number, guests } = registrationLine(registration)
  return {
    ...{ id, name, number, guests, by: by ?? null },
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
  if (light === 'red') {
    const reason = doorReasons.find((each) => each === search.get('reason')) ?? 'unknown'
    return { light, words: t(`door.red.${reason}`) }
  }
  if (!row?.checkedInAt) return null
  const { name } = personOf(row)
  const time = formatInstantClock(row.checkedInAt, newYork, locale)
  if (light === 'yellow') return { light, words: t('door.yellow', { name, time }) }
  return {
    light,
    words: row.guests > 0 ? t('door.greenWith', { name, count: row.guests }) : t('door.green', { name }),
  }
}

const doorReasons = ['unknown', 'closed', 'unpaid', 'waiting', 'canceled'] as const

/** The list at a door: who is expected and who has come. */
export async function listAtDoor(request: Request, event: AssociationEvent, locale: Locale) {
  const { searchParams } = new URL(request.url)
  const typed = (searchParams.get('q') ?? '').slice(0, 100)
  const rows = await listRegistrations(event.id, ['registered', 'checked_in', 'attended'])
  const names = await namesOfDoor(rows)
  const shown = typed ? rows.filter((row) => isFound(registrationLine(row), typed)) : rows
  const lines = shown
    .map((row) => doorLine(row, names.get(row.id), locale))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
  return {
    ...{ name: event.title[locale], when: whenOf(event, locale), typed, isOpen: isDoorOpen(event, now()) },
    ...{ light: lightOf(searchParams, rows, locale), lines },
    come: rows.filter(({ status }) => status !== 'registered').length,
    expected: rows.length,
  }
}

export type DoorData = Awaited<ReturnType<typeof listAtDoor>>

/** The list as whoever manages the association sees it. */
export async function loadDoor(request: Request, actor: AssociationActor, eventId: string) {
  const { locale } = actor
  const event = await ownEvent(actor, eventId)
  const title = translator(locale, 'association-events')('door.title')
  const head = requestHead(request, {
    ...{ title, description: title, path: paths.associationEventDoor(eventId), isIndexable: false },
  })
  return json({ head, eventId, ...(await listAtDoor(request, event, locale)) }, { headers: privateHeaders })
}

/** Lets somebody in by the number on their ticket or by their line, or takes it back; then on to the list at `path`. */
export async function submitAtDoor(
  request: Request,
  keeper: DoorKeeper,
  { eventId, path }: Readonly<{ eventId: string; path: (search: Record<string, string>) => string }>,
): Promise<Response> {
  const { intent, registration, number } = await readAnswers(request, doorForm)
  if (intent === 'undo') {
    const done = await orAnswered(undoCheckIn(keeper, { eventId, registrationId: registration }), {
      'association_event.changed': ({ code }) =>
        toasted(path({}), { tone: 'warning', text: translator(keeper.locale, 'errors')(code) }),
    })
    return done instanceof Response ? done : accepted(path({}))
  }
  const door = registration ? { eventId, registrationId: registration } : { eventId, typed: number }
  const seen = await orAnswered(checkIn(keeper, door), {})
  if (seen instanceof Response) return seen
  if (seen.light === 'red') return accepted(path({ light: 'red', reason: seen.reason }))
  return accepted(path({ light: seen.light, who: seen.registrationId }))
}

/** The same at the door of an association that somebody manages. */
export const submitDoor = (request: Request, actor: AssociationActor, eventId: string) =>
  submitAtDoor(request, actor, { eventId, path: (search) => paths.associationEventDoor(eventId, search) })
