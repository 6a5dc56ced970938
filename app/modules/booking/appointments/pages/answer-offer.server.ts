import { accepted, toasted } from '#app/core/answer/answer.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { heldLinks } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { paths } from '#app/paths.ts'
import {
  declineOffer,
  leaveWaitlist,
  type OfferAnswer,
  resumeWaiting,
} from '#app/modules/booking/waitlist/commands/answer-offer.server.ts'
import { acceptOffer } from '../commands/accept-offer.server.ts'
import { confirmEntryByLink } from '#app/modules/booking/waitlist/commands/confirm-entry.server.ts'
import { leadToLink } from '#app/modules/booking/links/pages/lead-to-link.server.ts'
import { openLink } from '#app/modules/booking/links/pages/open-link.server.ts'
import { publicOutcome } from '#app/modules/booking/form/pages/public-refusal.server.ts'

type Sent = OfferAnswer & { token: string }

/** What was pressed, and which offer the page has shown; empty where it showed none. */
type Answer = Readonly<{ answer: keyof typeof commands; offer: string }>

/** What a button does; the answer is the link of the new appointment where one comes of it. */
const commands = {
  accept: async (sent: Sent) => (await acceptOffer(sent)).manageToken,
  decline: async (sent: Sent) => void (await declineOffer(sent)),
  leave: async (sent: Sent) => void (await leaveWaitlist(sent)),
  resume: async (sent: Sent) => void (await resumeWaiting(sent)),
  confirm: async (sent: Sent) => void (await confirmEntryByLink(sent)),
}

/**
 * A button of the waitlist page: takes the offered time, gives it back, waits again, stays on the list, or leaves. A browser
 * that has only typed the contact may leave; the rest is for who gets the messages.
 */
export async function answerOffer(request: Request, token: string, { answer, offer }: Answer): Promise<Response> {
  const { subject, access, isProven } = await openLink(request, token)
  const back = paths.link(token)
  if (access !== 'open' || subject.type !== 'waitlist_entry') return accepted(back)
  if (!isProven && answer !== 'leave') return accepted(back)
  const sent = { entryId: subject.id, heldLinks: heldLinks(request), token, offerId: offer }
  const outcome = await publicOutcome<string | void>(commands[answer](sent))
  if (outcome.done) return outcome.value ? leadToLink(request, outcome.value) : accepted(back)
  const { code } = outcome
  const isGone = code === 'HOLD_EXPIRED' || code === 'INVALID_TRANSITION'
  const text = translator(localeOf(request), 'booking')(`refusal.${isGone ? 'OFFER_GONE' : code}.text`)
  return toasted(back, { tone: 'error', text })
}
