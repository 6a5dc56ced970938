import { now } from '#app/core/clock.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { ActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import type { PageHead } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { recordAppointmentRead } from '../commands/record-read.server.ts'
import type { Patient } from '#app/modules/booking/patients/identity.server.ts'
import {
  maskedContacts,
  maskedPerson,
  type MaskedPerson,
} from '#app/modules/booking/links/queries/link-subject.server.ts'
import { openLink } from '#app/modules/booking/links/pages/open-link.server.ts'
import { findLastMove } from '../queries/last-move.server.ts'
import { type WhenWords, whenWords } from '#app/modules/booking/slots/when-words.ts'
import { findWaiting, type WaitingWords } from '#app/modules/booking/queue/pages/waiting.server.ts'
import { getTicketPage, type TicketPage } from './ticket-page.server.ts'
import { getWaitlistView, type WaitlistView } from '#app/modules/booking/waitlist/pages/waitlist-view.server.ts'

/** The time that a visit had before it was moved, and by whom. */
export type MovedFrom = { from: WhenWords; byPatient: boolean }

/** What a link shows to this browser. */
export type LinkPage = { head: PageHead; token: string } & (
  | { view: 'ended'; reason: 'expired' | 'used' | 'revoked'; asked: boolean }
  | { view: 'locked'; person: MaskedPerson }
  | { view: 'ticket'; ticket: TicketPage; sentTo: string[]; moved: MovedFrom | null; waiting: WaitingWords | null }
  | { view: 'waitlist'; waitlist: WaitlistView }
)

/** A head that tells nothing: no name, no doctor, no time, and no token in its address. */
export function neutralHead(request: Request, title: string): PageHead {
  return requestHead(request, { title, description: title, path: paths.link(':token'), isIndexable: false })
}

/** Where messages about it go, as the person agreed. */
function toldAt({ phone, email, smsConsentAt, emailConsentAt }: Patient): string[] {
  const told = { phone: smsConsentAt === null ? null : phone, email: emailConsentAt === null ? null : email }
  return maskedContacts(told).map(({ masked }) => masked)
}

async function movedFrom({ appointmentId, when, timeZone }: TicketPage, locale: Locale): Promise<MovedFrom | null> {
  const move = when && (await findLastMove(appointmentId))
  return move && { from: whenWords(move.from, timeZone, locale, now()), byPatient: move.byPatient }
}

/**
 * The page of a link: ended, locked until a code is given, or what it is about. Opening it changes nothing; that a name was shown is
 * recorded.
 */
export async function loadLinkPage(request: Request, token: string, known: ActionLink): Promise<LinkPage> {
  const { link, subject, access, isProven } = await openLink(request, token, known)
  const locale: Locale = localeOf(request)
  const t = translator(locale, 'booking')
  const head = neutralHead(request, t(access === 'ended' ? 'ended.title' : 'gate.title'))
  if (access === 'ended') {
    const asked = new URL(request.url).searchParams.get('asked') === '1'
    return { head, token, view: 'ended', reason: link.state === 'valid' ? 'expired' : link.state, asked }
  }
  if (access === 'locked') return { head, token, view: 'locked', person: maskedPerson(subject, locale) }
  if (subject.type === 'waitlist_entry') {
    return { head, token, view: 'waitlist', waitlist: await getWaitlistView(subject.id, locale, { token, isProven }) }
  }
  const ticket = await getTicketPage(subject.id, locale)
  await recordAppointmentRead(subject.id, { type: 'patient', id: subject.person.id })
  const [moved, waiting] = await Promise.all([movedFrom(ticket, locale), findWaiting(subject.id)])
  return { head, token, view: 'ticket', ticket, sentTo: toldAt(subject.person), moved, waiting }
}
