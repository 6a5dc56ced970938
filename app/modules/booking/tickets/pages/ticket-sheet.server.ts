import { accepted, orAnswered } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { isLocale, type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { channelForm } from '#app/modules/booking/form/forms.ts'
import { openLink } from '#app/modules/booking/links/pages/open-link.server.ts'
import { type Channel, maskedContacts } from '#app/modules/booking/links/queries/link-subject.server.ts'
import type { PageHead } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import { recordAppointmentRead } from '#app/modules/booking/appointments/commands/record-read.server.ts'
import { sendTicket } from '../commands/send-ticket.server.ts'
import { openAppointment } from '#app/modules/booking/appointments/pages/change-page.server.ts'
import { neutralHead } from '#app/modules/booking/appointments/pages/link-page.server.ts'
import { getTicketPage, type TicketPage } from '#app/modules/booking/appointments/pages/ticket-page.server.ts'

const outcomes = ['sent', 'wait', 'full'] as const
type Outcome = (typeof outcomes)[number]

/** A ticket in the page's language for a reader of another one, with what is said to that reader in theirs. */
export type TicketSheet = {
  head: PageHead
  token: string
  ticket: TicketPage
  reader: Locale
  words: Record<'back' | 'own' | 'print' | 'printNow' | 'picture' | 'send' | 'sendTo', string>
  /** Where the ticket can be sent; none once the visit does not come. */
  sendings: { channel: Channel; words: string }[]
  /** What became of sending it. */
  outcome: { isSent: boolean; words: string } | null
}

/** Whose page led here (`for`); the page's own language where the address does not say. */
function readerOf(request: Request): Locale {
  const given = new URL(request.url).searchParams.get('for')
  return isLocale(given) ? given : localeOf(request)
}

/** The sheet of a link; without access it leads to the link's own page. Shows a name, so it is recorded as the ticket's page is. */
export async function loadTicketSheet(request: Request, token: string): Promise<TicketSheet> {
  const { appointmentId, actor } = await openAppointment(request, token)
  const { subject } = await openLink(request, token)
  const reader = readerOf(request)
  const t = translator(reader, 'booking')
  const ticket = await getTicketPage(appointmentId, localeOf(request))
  await recordAppointmentRead(appointmentId, actor)
  const isComing = (ticket.status === 'booked' || ticket.status === 'confirmed') && ticket.when !== null
  const given = new URL(request.url).searchParams.get('outcome')
  const outcome = outcomes.find((each) => each === given)
  return {
    head: neutralHead(request, translator(localeOf(request), 'booking')('gate.title')),
    ...{ token, ticket, reader },
    words: {
      back: t('change.back'),
      own: t('sheet.own'),
      print: t('calendar.print'),
      printNow: t('calendar.printNow'),
      picture: t('sheet.picture'),
      send: t('sheet.send'),
      sendTo: t('sheet.sendTo'),
    },
    sendings: !isComing
      ? []
      : maskedContacts(subject.person).map(({ channel, masked }) => ({
          channel,
          words: t(`sheet.${channel}`, { contact: masked }),
        })),
    outcome: outcome ? { isSent: outcome === 'sent', words: t(`sheet.${outcome}`) } : null,
  }
}

/** Sends the ticket in the page's language to a contact on file, then back to the sheet, which says what became of it. */
export async function submitTicketSending(request: Request, token: string): Promise<Response> {
  const { appointmentId, actor } = await openAppointment(request, token)
  const { link } = await openLink(request, token)
  const { channel } = await readAnswers(request, channelForm)
  const back = (outcome: Outcome) =>
    redirect(paths.linkTicket(token, { for: readerOf(request), outcome }), { headers: privateHeaders })
  if (!(await takeToken('ticket', link.id)).allowed) return back('wait')
  const sent = await orAnswered(sendTicket({ appointmentId, actor, channel, locale: localeOf(request) }), {
    'notifications.day_is_full': () => back('full'),
    // Canceled in this moment: its own page says so.
    'booking.NOT_FOUND': () => accepted(paths.link(token)),
  })
  return sent instanceof Response ? sent : back('sent')
}
