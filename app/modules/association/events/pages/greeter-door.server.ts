import type { AppLoadContext } from '@remix-run/node'
import { now } from '#app/core/clock.ts'
import { json, notFound, privateHeaders, redirect } from '#app/core/http.server.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { demandAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { hasLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { maskEmail } from '#app/modules/action-links/mask-contact.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import type { LinkState } from '#app/modules/action-links/link-state.ts'
import { isTokenShape } from '#app/modules/action-links/token-shape.ts'
import { enterCode } from '#app/modules/association/commands/enter-code.server.ts'
import { sendCodeThen, takeTypedCode, waitNote } from '#app/modules/booking/links/pages/code-gate.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { sendDoorCode } from '../commands/send-door-code.server.ts'
import { type DoorGreeter, greeterTimes, isGreeterTime } from '../door-access.ts'
import { whenOf } from '../event-times.ts'
import { findGreeter } from '../queries/event-greeters.server.ts'
import { personOf } from '../queries/registered-person.server.ts'
import { listAtDoor, submitAtDoor } from './door-page.server.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findGreeter>>>

/** Why a link opens no list any more; null while it may. */
function endOf({ greeter, event }: Found, state: LinkState): 'revoked' | 'canceled' | 'over' | 'replaced' | null {
  if (greeter.revokedAt !== null) return 'revoked'
  if (event.status === 'canceled') return 'canceled'
  if (now() >= greeterTimes(event).until) return 'over'
  // A newer message has a newer link.
  return state === 'valid' ? null : 'replaced'
}

/** What the link of a greeter opens for this browser. Writes nothing; any other token is the ordinary 404. */
async function openGreeter(request: Request, context: AppLoadContext, token: string) {
  await demandAssociations(request, context)
  const path = new URL(request.url).pathname
  const link = isTokenShape(token) ? await findActionLink(token) : null
  if (link?.kind !== 'event_door') notFound(path)
  const found = (await findGreeter(link.subjectId)) ?? notFound(path)
  return { link, ...found, ended: endOf(found, link.state), isOpen: hasLinkAccess(request, link) }
}

type Opened = Awaited<ReturnType<typeof openGreeter>>

/** All that a page says of a greeter before the code. */
function masked({ greeter }: Opened) {
  const { name, email } = personOf(greeter, 'event_greeters')
  return { initial: [...name][0] ?? '', contact: maskEmail(email!) }
}

/** The head names nothing, and no address in it has the token. */
function headOf(request: Request, title: string) {
  return requestHead(request, { title, description: title, path: paths.eventDoor(':token'), isIndexable: false })
}

/** What the page shows: that it is over, the code, that it is too early, or the list. */
async function viewOf(request: Request, opened: Opened, locale: Locale) {
  const { event, ended, isOpen } = opened
  if (ended !== null) return { view: 'ended', reason: ended } as const
  if (!isOpen) return { view: 'locked', person: masked(opened) } as const
  if (!isGreeterTime(event, now()))
    return { view: 'early', name: event.title[locale], when: whenOf(event, locale) } as const
  return { view: 'door', door: await listAtDoor(request, event, locale) } as const
}

/** The door of one event by a greeter's link. */
export async function loadGreeterDoor(request: Request, context: AppLoadContext, token: string) {
  const opened = await openGreeter(request, context, token)
  const locale = localeOf(request)
  const head = headOf(request, translator(locale, 'association-events')('door.title'))
  const shown = await viewOf(request, opened, locale)
  return json({ head, token, ...shown }, { status: shown.view === 'ended' ? 410 : 200, headers: privateHeaders })
}

/** A check-in by a greeter, or one taken back. */
export async function submitGreeterDoor(request: Request, context: AppLoadContext, token: string): Promise<Response> {
  const { greeter, event, ended, isOpen } = await openGreeter(request, context, token)
  if (ended !== null || !isOpen || !isGreeterTime(event, now()))
    return redirect(paths.eventDoor(token), { headers: privateHeaders })
  const keeper: DoorGreeter = {
    ...{ scope: 'greeter', greeterId: greeter.id, eventId: event.id, locale: localeOf(request) },
  }
  return submitAtDoor(request, keeper, { eventId: event.id, path: (search) => paths.eventDoor(token, search) })
}

const isLocked = ({ ended, isOpen }: Opened) => ended === null && !isOpen

/** "Send me a code", to the address that the link went to. */
export async function submitDoorCodeRequest(request: Request, context: AppLoadContext, token: string) {
  const opened = await openGreeter(request, context, token)
  const page = paths.eventDoor(token)
  if (!isLocked(opened)) return redirect(page, { headers: privateHeaders })
  const { link } = opened
  return sendCodeThen(link, { page, entry: paths.eventDoorAccess(token) }, () => sendDoorCode(link, localeOf(request)))
}

/** Where the code is typed. */
export async function loadDoorCode(request: Request, context: AppLoadContext, token: string) {
  const opened = await openGreeter(request, context, token)
  if (!isLocked(opened)) throw redirect(paths.eventDoor(token), { headers: privateHeaders })
  const locale = localeOf(request)
  const note = await waitNote(request, () => translator(locale, 'association-member')('codesUsedUp'))
  const head = headOf(request, translator(locale, 'booking')('code.title'))
  return json({ head, token, person: masked(opened), note }, { headers: privateHeaders })
}

export async function submitDoorCode(request: Request, context: AppLoadContext, token: string) {
  const opened = await openGreeter(request, context, token)
  const page = paths.eventDoor(token)
  if (!isLocked(opened)) return redirect(page, { headers: privateHeaders })
  return takeTypedCode(request, opened.link, page, (typed) => enterCode(opened.link, typed))
}
