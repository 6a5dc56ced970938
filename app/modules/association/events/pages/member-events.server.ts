import { accepted, orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { answersIn } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { ActingMember } from '#app/modules/association/acting-member.ts'
import type { MemberIntent } from '#app/modules/association/pages/member-intent.ts'
import { payRegistration } from '../commands/pay-registration.server.ts'
import { registerMember } from '../commands/register-person.server.ts'
import { ticketPath } from '../commands/ticket-link.server.ts'
import { standingAt } from '../event-status.ts'
import { whenOf } from '../event-times.ts'
import { memberSeatForm } from '../forms.ts'
import { listMemberEvents, listMemberRegistrations, pricesOf } from '../queries/public-events.server.ts'

/** The events of a member: what they have registered for, and what they may. */
export async function loadMemberEvents(member: ActingMember) {
  const { locale } = member
  const [registrations, events] = await Promise.all([
    listMemberRegistrations(member.memberId),
    listMemberEvents(member),
  ])
  const taken = new Set(registrations.map(({ event }) => event.id))
  return {
    tickets: registrations.map(({ registration, event }) => ({
      ...{ id: registration.id, title: event.title[locale], when: whenOf(event, locale) },
      ...{ status: registration.status, path: ticketPath(registration.id) },
    })),
    events: events
      .filter((event) => !taken.has(event.id) && standingAt(event, now()) === 'published')
      .map((event) => ({
        ...{ id: event.id, title: event.title[locale], when: whenOf(event, locale), place: event.venue },
        ...{ isFull: event.isFull, hasWaitlist: event.hasWaitlist, guestsAllowed: event.guestsAllowed },
        ...pricesOf(event, locale),
      })),
  }
}

export type MemberEventsData = Awaited<ReturnType<typeof loadMemberEvents>>

/** Registers for an event: on to the ticket, or to the gateway where the seat costs something. */
const register: MemberIntent = async (member, body, host) => {
  const { event, guests } = answersIn(body, memberSeatForm)
  const say = translator(member.locale, 'errors')
  const warn = ({ code }: { code: ErrorCode }) => toasted(host.path, { tone: 'warning', text: say(code) })
  const refusals = {
    'association_event.closed': warn,
    'association_event.full': warn,
    'association_event.guests': warn,
    'association_event.changed': warn,
    'payments.gateway_unavailable': warn,
  }
  const seated = await orAnswered(registerMember(member, { eventId: event, guests }), refusals)
  if (seated instanceof Response) return seated
  if (seated.status !== 'pending_payment') return accepted(ticketPath(seated.id))
  const url = await orAnswered(payRegistration(seated.id, null), refusals)
  return url instanceof Response ? url : redirect(url, { headers: privateHeaders })
}

export const memberEventIntents: Readonly<Record<string, MemberIntent>> = { register_event: register }
